import { createHash, randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { type EnvelopePublicKey, envelopeKeyPath } from '@kipute/contract/envelope';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './compressed-body.ts';
import { sendError } from './error-reply.ts';
import { contentPolicyOf, putPageHeaders, socketOriginOf } from './security-headers.ts';

export type SiteFiles = {
  readonly folder: string | undefined;
  readonly envelopeKey: EnvelopePublicKey;
  /** The one other house whose script a page may run now, by setting. */
  readonly externalOrigin?: (() => string | undefined) | undefined;
};

/** Vite puts a content hash into the names of these files, so they never change. */
const HASHED_FILES = '/assets/';
const FOREVER = 'max-age=31536000, immutable';
const revalidationHeaders = ['etag', 'last-modified', 'accept-ranges'] as const;

/** The built web app: its files, and its one page for every other address. */
export async function serveSite(server: FastifyInstance, site: SiteFiles): Promise<void> {
  server.get(envelopeKeyPath, (_request, reply) =>
    reply.header('cache-control', 'no-store').send(site.envelopeKey),
  );
  const template = site.folder && (await readIndex(site.folder));
  const page = template ? await prepareIndexPage(template, site) : notBuiltYet;
  server.setNotFoundHandler((request, reply) => answerUnmatched(request, reply, page));
  if (!site.folder || !template) return;
  await server.register(fastifyStatic, {
    root: site.folder,
    // One route per file that is there at start: no other path ever reaches the disk.
    wildcard: false,
    index: false,
    // The page on disk still has its placeholders; only the prepared one is served.
    globIgnore: ['index.html*', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.replaceAll('\\', '/').includes(HASHED_FILES);
      reply.header('cache-control', hashed ? FOREVER : 'no-cache');
      // What never changes is never revalidated, and a first view has a dozen such responses.
      if (hashed) for (const name of revalidationHeaders) reply.removeHeader(name);
    },
  });
}

async function readIndex(folder: string): Promise<string | undefined> {
  const path = join(folder, 'index.html');
  const exists = await stat(path).then(
    () => true,
    () => false,
  );
  return exists ? readFile(path, 'utf8') : undefined;
}

const notBuiltYet: IndexPage = (_request, reply) =>
  reply.type('text/plain; charset=utf-8').send('This site has not been built yet.\n');

function answerUnmatched(
  request: FastifyRequest,
  reply: FastifyReply,
  page: IndexPage,
): FastifyReply {
  const reading = request.method === 'GET' || request.method === 'HEAD';
  if (!reading || isCallAddress(request.url)) return sendError(reply, 'unknown-call');
  // A page of an older build requests a chunk that is gone: HTML in its place would only confuse.
  if (request.url.startsWith(HASHED_FILES)) {
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  }
  return page(request, reply);
}

function isCallAddress(url: string): boolean {
  return url === '/api' || url.startsWith('/api/');
}

/** Answers any address of a site with its one page; the page's own router takes it from there. */
type IndexPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const KEY_PLACEHOLDER = '__ENVELOPE_KEY__';

async function prepareIndexPage(
  template: string,
  { envelopeKey: { id, publicKeyBase64 }, externalOrigin }: SiteFiles,
): Promise<IndexPage> {
  const html = template.replaceAll(KEY_PLACEHOLDER, `${id}.${publicKeyBase64}`);
  return html.includes(NONCE_PLACEHOLDER)
    ? pageWithNonce(html)
    : compressedPage(html, externalOrigin);
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

async function compressedPage(
  html: string,
  externalOrigin: SiteFiles['externalOrigin'],
): Promise<IndexPage> {
  const policyFor = contentPolicyOf(html);
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const brotli = await promisify(brotliCompress)(html);
  const gzipped = await promisify(gzip)(html);
  return (request, reply) => {
    const origins = { socketOrigin: socketOriginOf(request), externalOrigin: externalOrigin?.() };
    putIndexHeaders(reply, policyFor(origins));
    reply.header('etag', etag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const accepted = request.headers['accept-encoding'];
    if (accepts(accepted, 'br')) return reply.header('content-encoding', 'br').send(brotli);
    if (accepts(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(gzipped);
    return reply.send(html);
  };
}
