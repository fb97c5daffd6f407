import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { type FastifyInstance, fastify } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { GameCode } from '../games.ts';
import type { Language, Session } from '../launch/sessions.ts';
import { Assets, scriptFrom } from './assets.ts';
import { aviatorPage } from './aviator-page.ts';
import { dicePage, slotPage } from './studio-pages.ts';

const assets = new Assets();
let server: FastifyInstance;
beforeAll(() => {
  server = fastify();
  assets.register(server);
});

const sessionOf = (game: GameCode, language: Language): Session => ({
  ...{ game, language, operatorSession: 's', player: '7', name: '07•• 7' },
  ...{ reminderMinutes: 30, startedAt: 0 },
  ...{ lobbyUrl: 'https://a.example/casino', cashierUrl: 'https://a.example/pay' },
});

const next = { id: 'k-1', commitment: 'ab'.repeat(32), salt: 'chumvi' };
const pages = {
  aviator: (language: Language) =>
    aviatorPage({ session: sessionOf('aviator', language), assets, balance: 100 }),
  'dhahabu-ya-geita': (language: Language) =>
    slotPage({ session: sessionOf('dhahabu-ya-geita', language), assets, balance: 1, next }),
  'kete-mbili': (language: Language) =>
    dicePage({ session: sessionOf('kete-mbili', language), assets, balance: 1, next }),
} as const;

const KILOBYTE = 1_024;

/** Everything the page loads: itself, its sheet and its script. */
async function bytesOf(page: string): Promise<number> {
  const asked = new Set(
    [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, at]) => at),
  );
  let bytes = gzipSync(page).length;
  for (const address of asked) {
    const headers = { 'accept-encoding': 'gzip' };
    const response = await server.inject({ url: address ?? '', headers });
    expect(response.statusCode).toBe(200);
    bytes += response.rawPayload.length;
  }
  return bytes;
}

test.each(Object.entries(pages))('[SIMC-60] %s weighs at most 11 KB', async (_, page) => {
  for (const language of ['sw', 'en'] as const) {
    expect(await bytesOf(page(language))).toBeLessThan(11 * KILOBYTE);
  }
});

test.each(Object.entries(pages))('[SIMC-61] %s speaks both languages, whole', (_, page) => {
  const [sw, en] = [page('sw'), page('en')];
  expect(sw).toContain('<html lang="sw">');
  expect(sw).toContain('Salio');
  expect(en).toContain('Balance');
  expect(en).not.toContain('Salio');
  expect(`${sw}${en}`.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/\{\w+\}|undefined/);
});

test.each(['aviator', 'slot', 'dice', 'proof'])(
  '[SIMC-60] the script of %s is one whole',
  (name) => {
    const script = scriptFrom(`client/${name}.ts`);
    expect(script).not.toMatch(/^(import|export) /m);
    expect(() => new Script(`async () => { ${script} }`)).not.toThrow();
  },
);

test('[SIMC-62] nothing but scripts of pages and their sheets is handed out', async () => {
  for (const path of ['wallet/outbox.ts', 'main.ts', 'laws/../main.ts', 'laws/crash.test.ts']) {
    const response = await server.inject({ url: assets.address(path) });
    expect(response.statusCode).toBe(404);
  }
});
