import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { EnvelopePublicKey } from '@kipute/contract/envelope';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { putPageHeaders, socketOriginOf } from '../security-headers.ts';
import { contentPolicyOf } from './content-policy.ts';

/** Answers any address of a site with its one page; the page's own router takes it from there. */
export type IndexPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const KEY_PLACEHOLDER = '__ENVELOPE_KEY__';

export async function prepareIndexPage(
  template: string,
  { id, publicKeyBase64 }: EnvelopePublicKey,
): Promise<IndexPage> {
  const html = template.replaceAll(KEY_PLACEHOLDER, `${id}.${publicKeyBase64}`);
  return html.includes(NONCE_PLACEHOLDER) ? pageWithNonce(html) : compressedPage(html);
}

function putIndexHeaders(reply: FastifyReply, policy: string): FastifyReply {
  putPageHeaders(reply, policy);
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache');
}

/** A nonce is good for one response, so nothing of this page can be made beforehand. */
function pageWithNonce(html: string): IndexPage {
  const policyFor = contentPolicyOf(html);
  return (request, reply) => {
    const styleNonce = randomBytes(16).toString('base64');
    const policy = policyFor({ styleNonce, socketOrigin: socketOriginOf(request) });
    return putIndexHeaders(reply, policy).send(html.replaceAll(NONCE_PLACEHOLDER, styleNonce));
  };
}

async function compressedPage(html: string): Promise<IndexPage> {
  const policyFor = contentPolicyOf(html);
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const brotli = await promisify(brotliCompress)(html);
  const gzipped = await promisify(gzip)(html);
  return (request, reply) => {
    putIndexHeaders(reply, policyFor({ socketOrigin: socketOriginOf(request) }));
    reply.header('etag', etag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const accepted = request.headers['accept-encoding'];
    if (accepts(accepted, 'br')) return reply.header('content-encoding', 'br').send(brotli);
    if (accepts(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(gzipped);
    return reply.send(html);
  };
}

function accepts(header: string | string[] | undefined, coding: 'br' | 'gzip'): boolean {
  return String(header ?? '')
    .split(',')
    .map((choice) => choice.trim().toLowerCase())
    .some((choice) => choice === coding || new RegExp(`^${coding};q=(?!0(\\.0*)?$)`).test(choice));
}
