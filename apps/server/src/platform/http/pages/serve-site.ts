import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type EnvelopePublicKey, envelopeKeyPath } from '@kipute/contract/envelope';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../error-reply.ts';
import { type IndexPage, prepareIndexPage } from './index-page.ts';

export type SiteFiles = {
  readonly folder: string | undefined;
  readonly envelopeKey: EnvelopePublicKey;
};

/** Vite puts a hash of the content into the names of what lies here, so it never changes. */
const HASHED_FILES = '/assets/';
const FOREVER = 'max-age=31536000, immutable';
const askingAgain = ['etag', 'last-modified', 'accept-ranges'] as const;

/** The built web app: its files, and its one page for every other address. */
export async function serveSite(server: FastifyInstance, site: SiteFiles): Promise<void> {
  server.get(envelopeKeyPath, (_request, reply) =>
    reply.header('cache-control', 'no-store').send(site.envelopeKey),
  );
  const template = site.folder && (await readIndex(site.folder));
  const page = template ? await prepareIndexPage(template, site.envelopeKey) : notBuiltYet;
  server.setNotFoundHandler((request, reply) => answerUnmatched(request, reply, page));
  if (!site.folder || !template) return;
  await server.register(fastifyStatic, {
    root: site.folder,
    // One route per file that is there at start: no other path ever reaches the disk.
    wildcard: false,
    index: false,
    // The page on disk still has its placeholders; only the prepared one may leave.
    globIgnore: ['index.html*', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.replaceAll('\\', '/').includes(HASHED_FILES);
      reply.header('cache-control', hashed ? FOREVER : 'no-cache');
      // Nobody asks again for what never changes, and a first view has a dozen such answers.
      if (hashed) for (const name of askingAgain) reply.removeHeader(name);
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
  // A page of an older build asks for a chunk that is gone: HTML in its place would only confuse.
  if (request.url.startsWith(HASHED_FILES)) {
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  }
  return page(request, reply);
}

function isCallAddress(url: string): boolean {
  return url === '/api' || url.startsWith('/api/');
}
