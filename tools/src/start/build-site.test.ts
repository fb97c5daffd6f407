import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressFiles, hashInputs } from './build-site.ts';

const root = mkdtempSync(join(tmpdir(), 'kipute-sites-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeAll(() => {
  write('apps/player/src/main.tsx', 'player');
  write('apps/backoffice/src/main.tsx', 'backoffice');
  for (const name of ['api-client', 'contract', 'domain']) write(`packages/${name}/src/a.ts`, name);
  write('package-lock.json', '{}');
});

test.each([
  ['apps/player/src/main.tsx', 'changed'],
  ['apps/player/src/new.tsx', 'changed'],
  ['packages/domain/src/a.ts', 'changed'],
  ['package-lock.json', 'changed'],
  ['apps/backoffice/src/main.tsx', 'same'],
  ['apps/player/src/main.test.tsx', 'same'],
  ['apps/player/dist/app.js', 'same'],
  ['apps/player/node_modules/.vite/cache', 'same'],
])('[START-23] after %s is written the player site is %s', async (path, expected) => {
  const before = await hashInputs(root, 'player');
  write(path, `written for ${path}`);
  expect((await hashInputs(root, 'player')) === before ? 'same' : 'changed').toBe(expected);
});

test('[START-23] compressed files unpack to what they stand beside', async () => {
  const text = 'karibu '.repeat(200);
  write('built/index.html', text);
  write('built/assets/app.js', text);
  write('built/assets/face.woff2', text);
  expect(await compressFiles(join(root, 'built'))).toBe(2);
  for (const path of ['index.html', 'assets/app.js']) {
    const file = join(root, 'built', path);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
  }
});
