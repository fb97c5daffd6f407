import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { socketPath } from '@kipute/contract/socket';
import type { SocketLimits } from './socket-limits.ts';

export type AdmissionLimits = Pick<
  SocketLimits,
  'connectionsPerAddressMax' | 'joinsPerSecondMax'
> & {
  readonly connectionsMax: number;
};

export type Admission = {
  /** Undefined when admitted; otherwise when to retry. */
  readonly join: (address: string) => { readonly retryAfterMs: number } | undefined;
  readonly leave: (address: string) => void;
  /** From now on nobody is admitted. */
  readonly shut: () => void;
  readonly adviseRetryMs: () => number;
};

const SPREAD_MS_MIN = 2_000;
const SPREAD_MS_MAX = 30_000;
const RETRY_MS_MIN = 500;

/**
 * Admission control of the live socket. The more are refused in one second, the wider apart they
 * are told to retry, so that the next wave is no higher than we can serve.
 */
export function createAdmission(limits: AdmissionLimits, now: () => number): Admission {
  const connectionsOf = new Map<string, number>();
  let connections = 0;
  let isShut = false;
  let second = { startedAt: now(), joined: 0, refused: 0 };

  function thisSecond(): typeof second {
    if (now() - second.startedAt >= 1_000) {
      second = { startedAt: now(), joined: 0, refused: 0 };
    }
    return second;
  }

  function adviseRetryMs(): number {
    thisSecond().refused += 1;
    const wanted = (1_000 * second.refused) / limits.joinsPerSecondMax;
    const spread = Math.min(SPREAD_MS_MAX, Math.max(SPREAD_MS_MIN, wanted));
    return Math.round(RETRY_MS_MIN + Math.random() * spread);
  }

  function hasRoomFor(address: string): boolean {
    return (
      !isShut &&
      connections < limits.connectionsMax &&
      (connectionsOf.get(address) ?? 0) < limits.connectionsPerAddressMax &&
      thisSecond().joined < limits.joinsPerSecondMax
    );
  }

  return {
    join: (address) => {
      if (!hasRoomFor(address)) return { retryAfterMs: adviseRetryMs() };
      thisSecond().joined += 1;
      connections += 1;
      connectionsOf.set(address, (connectionsOf.get(address) ?? 0) + 1);
      return undefined;
    },
    leave: (address) => {
      connections -= 1;
      const left = (connectionsOf.get(address) ?? 0) - 1;
      if (left > 0) connectionsOf.set(address, left);
      else connectionsOf.delete(address);
    },
    shut: () => {
      isShut = true;
    },
    adviseRetryMs,
  };
}

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
