import { createHash } from 'node:crypto';
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

export type PolicyOptions = {
  /** `ws://host` or `wss://host`: older browsers do not count sockets as 'self'. */
  readonly socketOrigin?: string | undefined;
  readonly styleNonce?: string | undefined;
  /** `https://host` of another house whose script and sockets a setting lets in, and no other. */
  readonly externalOrigin?: string | undefined;
};

/** A frame of theirs is theirs; without one nothing is framed at all. */
const externalParts = (origin: string) => ({
  script: [origin],
  connect: [origin, origin.replace(/^https/, 'wss')],
  others: [`frame-src ${origin}`],
});
const noExternal: ReturnType<typeof externalParts> = { script: [], connect: [], others: [] };

/**
 * What a page may load and run, as strict as it can be: our own files, and inline blocks only by
 * the hash of what stands in the page. Hashing is done once, the header is made per response.
 */
export function contentPolicyOf(html: string): (options: PolicyOptions) => string {
  const scripts = inlineHashes(html, 'script');
  const styles = inlineHashes(html, 'style');
  return ({ socketOrigin, styleNonce, externalOrigin }) => {
    const external = externalOrigin === undefined ? noExternal : externalParts(externalOrigin);
    return [
      "default-src 'none'",
      ["script-src 'self'", ...scripts, ...external.script].join(' '),
      ["style-src 'self'", ...styles, ...(styleNonce ? [`'nonce-${styleNonce}'`] : [])].join(' '),
      ["img-src 'self' data:", ...external.script].join(' '),
      ["connect-src 'self'", ...(socketOrigin ? [socketOrigin] : []), ...external.connect].join(
        ' ',
      ),
      ...external.others,
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
  };
}

function inlineHashes(html: string, tag: 'script' | 'style'): readonly string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([^]*?)</${tag}>`, 'gi'));
  return [...blocks].map(([, text = '']) => {
    const digest = createHash('sha256').update(text).digest('base64');
    return `'sha256-${digest}'`;
  });
}
