import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { identify, type ProcessIdentity } from '../runtime/process-identity.ts';
import { claimInstance } from './instance.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kipute-instance-'));
  file = join(folder, 'start.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

function aBystander(): {
  readonly identity: ProcessIdentity;
  readonly end: () => Promise<unknown>;
} {
  const child = spawn('sleep', ['60'], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('exit', (_, signal) => resolve(signal)));
  const identity = identify(child.pid ?? 0);
  if (!identity) throw new Error('no bystander');
  return {
    identity,
    end: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

const abandoned = (record: object) => writeFileSync(file, JSON.stringify(record));
const gone = { pid: process.pid, started: 'before the last boot:1' };

test('[START-24] of two claims one stands, and gives way when it is released', async () => {
  const first = await claimInstance(file, 'http://localhost:1');
  await expect(claimInstance(file, 'http://localhost:2')).rejects.toThrow(
    'already running in this clone at http://localhost:1',
  );
  first.release();
  expect(existsSync(file)).toBe(false);
  (await claimInstance(file, 'http://localhost:2')).release();
});

test('[START-27] a number that was handed out again holds nothing', async () => {
  abandoned({ owner: gone, address: 'http://localhost:1', started: [] });
  const claimed = await claimInstance(file, 'http://localhost:2');
  expect(JSON.parse(readFileSync(file, 'utf8')).address).toBe('http://localhost:2');
  claimed.release();
});

test('[START-27] what a dead start left is stopped, and no one else', async () => {
  const left = aBystander();
  const stranger = aBystander();
  const recycled = { ...stranger.identity, started: gone.started };
  abandoned({ owner: gone, address: '', started: [left.identity, recycled] });
  const claimed = await claimInstance(file, 'http://localhost:2');
  expect(await left.end()).toBe('SIGTERM');
  expect(await stranger.end()).toBe('SIGKILL');
  claimed.release();
});

test.each(['', '{', '{}', 'null'])('[START-27] a broken file (%s) holds nothing', async (text) => {
  writeFileSync(file, text);
  (await claimInstance(file, 'http://localhost:2')).release();
});
