import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freshLog, lastLines } from './world-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'kipute-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('[START-38] each run has its own log, and the last three before it stay', () => {
  for (const run of [1, 2, 3, 4, 5]) writeFileSync(freshLog(folder, 'server'), `run ${run}`);
  const kept = ['server.log', 'server.1.log', 'server.2.log', 'server.3.log'];
  expect(kept.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual([
    'run 5',
    'run 4',
    'run 3',
    'run 2',
  ]);
  expect(existsSync(join(folder, 'server.4.log'))).toBe(false);
});

test('[START-38] the last lines of a log are its last words', () => {
  const file = join(folder, 'words.log');
  writeFileSync(file, 'one\ntwo\n\nthree\n');
  expect(lastLines(file, 2)).toEqual(['two', 'three']);
  expect(lastLines(join(folder, 'none.log'), 2)).toEqual([]);
});
