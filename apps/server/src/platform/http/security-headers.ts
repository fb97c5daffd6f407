import type { FastifyReply, FastifyRequest } from 'fastify';

const onPages = {
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

export function putSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff');
  // A browser ignores this over plain HTTP, and behind a proxy `protocol` is the player's.
  if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
}

export function putPageHeaders(reply: FastifyReply, policy: string): void {
  reply.headers(onPages).header('content-security-policy', policy);
}

const plainHost = /^[A-Za-z0-9.-]+(?::\d{1,5})?$|^\[[0-9A-Fa-f:]+\](?::\d{1,5})?$/;

/** The live socket of the host the page was asked from; undefined for a host we would not quote. */
export function socketOriginOf(request: FastifyRequest): string | undefined {
  if (!plainHost.test(request.host)) return undefined;
  return `${request.protocol === 'https' ? 'wss' : 'ws'}://${request.host}`;
}
