import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import {
  identify,
  isRunning,
  parentOf,
  programOf,
  signal,
  waitUntilEnded,
} from './process-identity.ts';

test('[START-14] a process is named by its number and its start', async () => {
  const child = spawn('sleep', ['60'], { stdio: 'ignore' });
  const identity = identify(child.pid ?? 0);
  if (!identity) throw new Error('no process');
  expect(parentOf(identity.pid)).toBe(process.pid);
  expect(programOf(identity.pid)).toBe('sleep');
  expect(isRunning({ ...identity, started: 'another time' })).toBe(false);

  signal({ ...identity, started: 'another time' }, 'SIGKILL');
  expect(isRunning(identity)).toBe(true);
  expect(await waitUntilEnded(identity, 50)).toBe('still-running');

  signal(identity, 'SIGTERM');
  expect(await waitUntilEnded(identity, 10_000)).toBe('ended');
  expect(identify(identity.pid)).toBeNull();
  signal(identity, 'SIGTERM');
});
