import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { subscribeTo } from './fixtures/plain-client.ts';

const program = join(import.meta.dirname, 'main.ts');
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

async function start(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', ODDS_FEED_WORLD: 'small', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  running.add(child);
  const [line] = await once(
    createInterface({ input: child.stdout as NodeJS.ReadableStream }),
    'line',
  );
  return { child, ready: JSON.parse(line) as { port: number; pagePort: number } };
}

async function exitCode(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null) return child.exitCode;
  const [code] = await once(child, 'exit');
  return code;
}

async function canConnect(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host);
  const connected = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return connected;
}

test('[OSIM-60] one line says where it is ready and what a client must know', async () => {
  const { child, ready } = await start({ ODDS_FEED_SUBSCRIPTION: 'kipute' });
  expect(ready).toEqual({
    ready: true,
    port: expect.any(Number),
    scheme: 'tcp',
    pagePort: expect.any(Number),
    tells: { ODDS_FEED_SUBSCRIPTION: 'kipute' },
  });
  const client = await subscribeTo(ready.port);
  client.close();
  const outside = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((one) => !one.internal && one.family === 'IPv4');
  for (const { address } of outside) expect(await canConnect(address, ready.port)).toBe(false);
  child.kill('SIGTERM');
  expect(await exitCode(child)).toBe(0);
});

test('[OSIM-60] it takes the port that it is given, and ends with its parent', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as { port: number };
  await new Promise((resolve) => holder.close(resolve));
  const { child, ready } = await start({ PORT: String(port) });
  expect(ready.port).toBe(port);
  child.disconnect();
  expect(await exitCode(child)).toBe(0);
});

test('[OSIM-61] a second start has the same ids and later versions', async () => {
  const seen = async () => {
    const { child, ready } = await start({ ODDS_FEED_SEED: '9' });
    const client = await subscribeTo(ready.port);
    const entities = client
      .named('InitialData')
      .flatMap((batch) => batch.entities as readonly Readonly<Record<string, unknown>>[]);
    client.close();
    child.kill('SIGTERM');
    await exitCode(child);
    const matches = entities.filter(({ entityClass, typeId }) => {
      return entityClass === 'Event' && typeId === 1;
    });
    return {
      ids: matches.map(({ id }) => id).sort(),
      versions: entities.map(({ version }) => Number(version)),
    };
  };
  const first = await seen();
  const second = await seen();
  expect(second.ids).toEqual(first.ids);
  expect(Math.min(...second.versions)).toBeGreaterThan(Math.max(...first.versions));
});
