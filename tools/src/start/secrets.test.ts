import { createPrivateKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepSecrets } from './secrets.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kipute-secrets-'));
  file = join(folder, 'secrets.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('[START-36] secrets are made once, for their owner alone', () => {
  const first = keepSecrets(file, {});
  expect(keepSecrets(file, {})).toEqual(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(first.SECRET_PEPPER.length).toBeGreaterThanOrEqual(32);
});

test('[START-36] the envelope key is a P-256 key with a name', () => {
  const [id = '', pkcs8 = ''] = keepSecrets(file, {}).ENVELOPE_KEYS.split(':');
  const key = createPrivateKey({
    key: Buffer.from(pkcs8, 'base64'),
    format: 'der',
    type: 'pkcs8',
  });
  expect(id).toMatch(/^[0-9a-f]{8}$/);
  expect(key.asymmetricKeyDetails).toEqual({ namedCurve: 'prime256v1' });
});

test('[START-36] a file from before there were games is given their key, once', () => {
  const { GAME_SEED_KEYS: _, ...older } = keepSecrets(file, {});
  writeFileSync(file, JSON.stringify(older));
  const first = keepSecrets(file, {});
  expect(first).toMatchObject(older);
  expect(first.GAME_SEED_KEYS).toMatch(/^[0-9a-f]{8}:[A-Za-z0-9+/]{43}=$/);
  expect(keepSecrets(file, {})).toEqual(first);
});

test('[START-36] the environment wins, and is not written down', () => {
  const given = {
    ...{ ENVELOPE_KEYS: 'given:key', SECRET_PEPPER: 'a given pepper' },
    GAME_SEED_KEYS: 'given:seeds',
  };
  expect(keepSecrets(file, given)).toEqual(given);
  expect(readFileSync(file, 'utf8')).not.toContain('given');
});

test.each(['', '{', '{"ENVELOPE_KEYS":"a:b"}', 'null'])(
  '[START-36] a broken file (%s) is said, not replaced',
  (text) => {
    writeFileSync(file, text);
    expect(() => keepSecrets(file, {})).toThrow(`${file} is broken: put a copy of it back`);
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);
