import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Asset = { readonly type: string; readonly text: string; readonly gzipped: Buffer };

const source = join(import.meta.dirname, '..');
/** A page's script, which names all that belongs to it. */
const scripts = [
  'client/aviator.ts',
  'client/slot.ts',
  'client/dice.ts',
  'client/proof.ts',
] as const;
/** Sheets that a page needs, joined into one. */
const looks = {
  'look/aviator.css': ['tokens', 'frame', 'aviator'],
  'look/studio.css': ['tokens', 'frame', 'studio'],
  'look/proof.css': ['tokens', 'frame', 'proof'],
} as const;
const YEAR_SECONDS = 31_536_000;

/**
 * A page's script is our own TypeScript without its types, joined with what it imports: one request,
 * and no bundler. Its address carries a hash of them all, so that it can be kept for ever.
 */
export class Assets {
  readonly #assets: ReadonlyMap<string, Asset>;
  readonly #version: string;

  constructor() {
    const texts = [
      ...scripts.map((path) => [path, scriptFrom(path)] as const),
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
    .map((sheet) => readFileSync(join(source, `look/${sheet}.css`), 'utf8'))
    .join('')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replaceAll(': ', ':');

const IMPORT = /^import [^;]*? from '(\.[^']+)';$/gm;

/** What a file imports comes before it, once; their names are kept apart by a test. */
export function scriptFrom(entry: string): string {
  const seen = new Set<string>();
  const take = (path: string): string => {
    if (seen.has(path)) return '';
    seen.add(path);
    const text = stripTypeScriptTypes(readFileSync(join(source, path), 'utf8'));
    const before = [...text.matchAll(IMPORT)].map(([, from = '']) =>
      take(join(dirname(path), from)),
    );
    return before.join('') + withoutComments(text.replace(IMPORT, '').replace(/^export /gm, ''));
  };
  return take(entry);
}

/** Whole lines only, the indentation, and the gaps that types have left. */
const withoutComments = (script: string): string =>
  script
    .replace(/^\s*\/\*\*[\s\S]*?\*\/$/gm, '')
    .replace(/^\s+/gm, '')
    .replace(/^\/\/.*$\n/gm, '')
    .replace(/ {2,}/g, ' ');

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
