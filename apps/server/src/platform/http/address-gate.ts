import { errorCatalogue } from '@kipute/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { sendError } from './error-reply.ts';

/** Whom this listener does not serve. Declared here, implemented by the access feature. */
export type AddressGate = {
  /** Reads the address only while there are rules; absent where nobody is ever refused. */
  readonly refusesVisitor?: (visitor: Pick<FastifyRequest, 'ip'>) => boolean;
};

/** Before anything of the call is read. Returns true when it was refused here (ADR-04). */
export function refusedCall(
  name: string,
  reply: FastifyReply,
  { refusesVisitor, metrics }: AddressGate & { readonly metrics: Pick<Metrics, 'callAnswered'> },
): boolean {
  if (!refusesVisitor?.(reply.request)) return false;
  metrics.callAnswered(name, 'address-blocked', 0);
  sendError(reply, 'address-blocked');
  return true;
}

const { http, sw, en } = errorCatalogue['address-blocked'];

/** Both languages: a page that was never served has no choice of one yet. */
const blockedPage = `<!doctype html>
<html lang="sw"><head><meta charset="utf-8"><title>Kipute</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>Kipute</h1><p>${sw}</p><p lang="en">${en}</p></body></html>
`;

/** The same for pages and files of the site. */
export function refusePages(server: FastifyInstance, { refusesVisitor }: AddressGate): void {
  if (!refusesVisitor) return;
  server.addHook('onRequest', (request, reply, done) => {
    if (refusesVisitor(request)) sendBlockedPage(request, reply);
    else done();
  });
}

function sendBlockedPage(request: FastifyRequest, reply: FastifyReply): void {
  if (request.url.startsWith('/api/')) {
    sendError(reply, 'address-blocked');
    return;
  }
  reply
    .code(http)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(blockedPage);
}
