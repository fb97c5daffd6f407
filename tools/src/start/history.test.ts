import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Start } from './bring-up.ts';
import { foldersOf } from './folders.ts';
import { beginHistory } from './history.ts';

const root = mkdtempSync(join(tmpdir(), 'kipute-history-'));
afterAll(() => rmSync(root, { recursive: true }));

const program = join(root, 'simulators/odds-feed/src');
mkdirSync(program, { recursive: true });
writeFileSync(join(program, 'tell-past.ts'), '');

const added: string[] = [];
/** As far as a history looks at it. */
const start = (given: Partial<Start>) =>
  ({
    ...{ folders: foldersOf(root), life: 'lively', outside: null, environment: {} },
    supervision: { add: ({ name }: { name: string }) => added.push(name) },
    ...given,
  }) as unknown as Start;

test('[LWD-21] a new world of our own has a history, and no other has', async () => {
  const begun = beginHistory(start({}));
  expect(begun).toBeDefined();
  expect(await begun?.process.ended).toBe('exit code 0');
  expect(added).toEqual(['past-matches']);
  const outside = { url: 'postgres://elsewhere/kipute', ownerUrl: undefined };
  expect(beginHistory(start({ outside }))).toBeUndefined();
  expect(beginHistory(start({ environment: { ODDS_FEED_URL: 'tcp://real' } }))).toBeUndefined();
  expect(beginHistory(start({ environment: { SMS_GATEWAY_URL: 'https://real' } }))).toBeUndefined();
  mkdirSync(foldersOf(root).postgres, { recursive: true });
  expect(beginHistory(start({}))).toBeUndefined();
});

test('[LWD-20] a quiet one has none', () => {
  expect(beginHistory(start({ life: 'quiet' }))).toBeUndefined();
});
