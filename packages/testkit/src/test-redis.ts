import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findRedisServer } from '@kipute/tools/system-packages/system-packages';
import { closedPort } from './closed-address.ts';

/** A real Redis on a random port of this machine, with nothing kept on disk. */
export type TestRedis = {
  readonly url: string;
  readonly start: () => Promise<void>;
  /** As a crash would end it: no farewell to the connected. */
  readonly kill: () => Promise<void>;
};

function whenReady(redis: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    redis.stdout?.on('data', (text) => {
      if (String(text).includes('Ready to accept connections')) resolve();
    });
    redis.once('error', reject);
    redis.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
  });
}

export async function startTestRedis(): Promise<TestRedis> {
  const program = await findRedisServer();
  const port = await closedPort();
  const flags = ['--bind', '127.0.0.1', '--port', `${port}`, '--save', '', '--appendonly', 'no'];
  let redis: ChildProcess | undefined;

  async function start(): Promise<void> {
    redis = spawn(program, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
    await whenReady(redis);
  }

  async function kill(): Promise<void> {
    if (!redis || redis.exitCode !== null || redis.signalCode !== null) return;
    const ended = once(redis, 'exit');
    redis.kill('SIGKILL');
    await ended;
  }

  await start();
  return { url: `redis://127.0.0.1:${port}`, start, kill };
}
