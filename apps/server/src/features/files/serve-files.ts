import { errorCatalogue } from '@kipute/contract/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { GenerationalCache } from '../../platform/generational-cache.ts';
import type { FileStore } from './ports.ts';

/** Nothing else ever reaches the store. */
const PICTURE = /^[0-9a-f]{32}(-(480|960))?\.webp$/;
const DOCUMENT = /^[0-9a-f]{32}\.txt$/;

const FOREVER = 'public, max-age=31536000, immutable';
/** Of those asked for most; a picture is some ten kilobytes. */
const KEPT_FILES = 200;

type ServeDeps = {
  readonly store: FileStore;
  /** Seconds until this address may ask the store again; undefined: now. */
  readonly refuseFlood: (address: string) => number | undefined;
};

/** The same at both sites: a name says what it holds, so it is kept for ever (FIL-20). */
export function serveFiles({ store, refuseFlood }: ServeDeps) {
  const kept = new GenerationalCache<string, Buffer>(KEPT_FILES);
  return (server: FastifyInstance): void => {
    server.get<{ Params: { name: string } }>('/files/:name', async ({ params, ip }, reply) => {
      const { name } = params;
      if (!PICTURE.test(name) && !DOCUMENT.test(name)) return notFound(reply);
      const known = kept.get(name);
      if (known) return sendFile(reply, name, known);
      const waitSeconds = refuseFlood(ip);
      if (waitSeconds !== undefined) {
        const { http } = errorCatalogue['too-many-requests'];
        return reply.code(http).header('retry-after', String(waitSeconds)).send();
      }
      const bytes = await store.read(name);
      if (!bytes) return notFound(reply);
      kept.set(name, bytes);
      return sendFile(reply, name, bytes);
    });
  };
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

function sendFile(reply: FastifyReply, name: string, bytes: Buffer): FastifyReply {
  const isDocument = DOCUMENT.test(name);
  reply
    .header('cache-control', FOREVER)
    .header('cross-origin-resource-policy', 'same-origin')
    // Opened by itself it is a page of ours too, and may do nothing.
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(isDocument ? 'text/plain; charset=utf-8' : 'image/webp');
  if (isDocument) reply.header('content-disposition', `attachment; filename="${name}"`);
  return reply.send(bytes);
}
