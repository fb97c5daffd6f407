import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { socketPath } from '@kipute/contract/socket';

/** Only the nearest hop, as for calls: what stands further left is the client's own claim. */
const lastOf = (header: string | string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() || undefined;

function isForLiveSocket(request: IncomingMessage): boolean {
  return request.url?.split('?', 1)[0] === socketPath;
}

/** A page of another site could otherwise listen with our player's browser (ASVS 4.4.2). */
function isFromOurPages(request: IncomingMessage, trustProxy: boolean): boolean {
  const forwarded = trustProxy ? lastOf(request.headers['x-forwarded-host']) : undefined;
  const host = forwarded ?? request.headers.host;
  const origin = URL.parse(request.headers.origin ?? '');
  return origin !== null && host !== undefined && origin.host === host.toLowerCase();
}

export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastOf(request.headers['x-forwarded-for']) : undefined;
  return forwarded ?? request.socket.remoteAddress ?? 'unknown';
}

type Refusal = '403 Forbidden' | '404 Not Found';

export function refusalOf(request: IncomingMessage, trustProxy: boolean): Refusal | undefined {
  if (!isForLiveSocket(request)) return '404 Not Found';
  return isFromOurPages(request, trustProxy) ? undefined : '403 Forbidden';
}

export function refuseUpgrade(stream: Duplex, refusal: Refusal): void {
  stream.on('error', () => stream.destroy());
  stream.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
