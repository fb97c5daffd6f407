import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Asset = { readonly type: string; readonly text: string; readonly gzipped: Buffer };

const source = join(import.meta.dirname, '..');
/** What pages may load; the rest of the source is nobody's business. */
const shippedFolders = ['client', 'laws'] as const;
/** Sheets that a page needs, joined into one. */
const looks = {
  'look/aviator.css': ['tokens', 'frame', 'aviator'],
  'look/studio.css': ['tokens', 'frame', 'studio'],
} as const;
const YEAR_SECONDS = 31_536_000;

/**
 * The pages' scripts are our own TypeScript without its types; no bundler stands in between. Their
 * address carries a hash of them all, so that they can be kept for ever.
 */
export class Assets {
  readonly #assets: ReadonlyMap<string, Asset>;
  readonly #version: string;

  constructor() {
    const scripts = shippedFolders.flatMap((folder) =>
      readdirSync(join(source, folder))
        .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
        .map((file) => `${folder}/${file}`),
    );
    const texts = [
      ...scripts.map((path) => [path, scriptAt(path)] as const),
      ...Object.entries(looks).map(([path, sheets]) => [path, joined(sheets)] as const),
    ];
    const hash = createHash('sha256');
    for (const [, text] of texts) hash.update(text);
    this.#version = hash.digest('hex').slice(0, 12);
    this.#assets = new Map(texts.map(([path, text]) => [path, assetOf(path, text)]));
  }

  readonly address = (path: string): string => `/assets/${this.#version}/${path}`;

  register(server: FastifyInstance): void {
    server.get<{ Params: { version: string; '*': string } }>(
      '/assets/:version/*',
      (request, reply) => {
        const asset = this.#assets.get(request.params['*']);
        if (!asset) return reply.code(404).send('not found\n');
        const isCurrent = request.params.version === this.#version;
        reply.header(
          'cache-control',
          isCurrent ? `max-age=${YEAR_SECONDS}, immutable` : 'no-store',
        );
        return sendZipped(request, reply.type(asset.type), asset);
      },
    );
  }
}

const joined = (sheets: readonly string[]): string =>
  sheets
    .map((sheet) => readFileSync(join(source, `look/${sheet}.css`), 'utf8').replace(/\n\s*/g, ' '))
    .join('\n');

function scriptAt(path: string): string {
  const text = readFileSync(join(source, path), 'utf8');
  return withoutComments(stripTypeScriptTypes(text));
}

/** Whole lines only, and the indentation: nobody reads them on a phone. */
const withoutComments = (script: string): string =>
  script
    .replace(/^\s*\/\*\*[\s\S]*?\*\/$/gm, '')
    .replace(/^\s+/gm, '')
    .replace(/^\/\/.*$\n/gm, '')
    .replace(/ +$/gm, '');

const assetOf = (path: string, text: string): Asset => ({
  type: path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
  text,
  gzipped: gzipSync(text, { level: 9 }),
});

export function sendZipped(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { text, gzipped }: Pick<Asset, 'text' | 'gzipped'>,
): FastifyReply {
  reply.header('vary', 'accept-encoding');
  const isZipped = String(headers['accept-encoding'] ?? '').includes('gzip');
  return isZipped ? reply.header('content-encoding', 'gzip').send(gzipped) : reply.send(text);
}
