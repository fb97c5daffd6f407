import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';

const program = join(import.meta.dirname, 'main.ts');
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

async function start(stdin: 'pipe' | 'ignore', environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', ...environment },
    stdio: [stdin, 'pipe', 'inherit', 'ipc'],
  });
  running.add(child);
  const [line] = await once(
    createInterface({ input: child.stdout as NodeJS.ReadableStream }),
    'line',
  );
  return { child, ready: JSON.parse(line) as { ready: boolean; port: number } };
}

async function exitCode(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null) return child.exitCode;
  const [code] = await once(child, 'exit');
  return code;
}

test('[SMS-12] one line says where it is ready, on the port asked for or on any', async () => {
  const { child, ready } = await start('ignore');
  expect(ready).toEqual({ ready: true, port: expect.any(Number) });
  child.kill('SIGTERM');
  await exitCode(child);
  const again = await start('ignore', { PORT: String(ready.port) });
  expect(again.ready.port).toBe(ready.port);
});

test('[SMS-12] only the loopback address answers', async () => {
  const { ready } = await start('ignore');
  const outside = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find((address) => !address.internal && address.family === 'IPv4');
  if (outside) {
    const free = createServer().listen(ready.port, outside.address);
    await once(free, 'listening');
    free.close();
  }
  const page = await fetch(`http://127.0.0.1:${ready.port}/`);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

const endings: [string, (child: ChildProcess) => void][] = [
  ['SIGTERM', (child) => child.kill('SIGTERM')],
  ['SIGINT', (child) => child.kill('SIGINT')],
  ['the end of its channel', (child) => child.disconnect()],
  ['the end of its input', (child) => child.stdin?.end()],
];

test.each(endings)('[SMS-12] it ends on %s, requests under way or not', async (_, endIt) => {
  const { child, ready } = await start('pipe');
  const address = `http://127.0.0.1:${ready.port}`;
  await fetch(`${address}/trouble`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'never' }),
  });
  const hanging = fetch(`${address}/v1/send`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from('development:development').toString('base64')}`,
    },
  }).catch(() => 'dropped');
  endIt(child);
  expect(await exitCode(child)).toBe(0);
  expect(await hanging).toBe('dropped');
});

test('[SMS-11] an order that is none is refused', async () => {
  const { ready } = await start('ignore');
  const refused = await fetch(`http://127.0.0.1:${ready.port}/trouble`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'sometimes' }),
  });
  expect(refused.status).toBe(400);
});

test('[SMS-09] authorization first, then the request, and credit is used up', async () => {
  const { ready } = await start('ignore', { CREDIT: '1' });
  const call = async (
    path: string,
    options: RequestInit = {},
    pair = 'development:development',
  ) => {
    const headers = {
      authorization: `Basic ${Buffer.from(pair).toString('base64')}`,
      'content-type': 'application/json',
    };
    const answer = await fetch(`http://127.0.0.1:${ready.port}${path}`, { headers, ...options });
    return (await answer.json()) as { request_id?: number };
  };
  const recipients = [{ recipient_id: '41', dest_addr: '255700000001' }];
  const body = JSON.stringify({ source_addr: 'INFO', encoding: 0, message: 'Habari', recipients });
  const send = { method: 'POST', body };

  expect(await call('/v1/send', { ...send, headers: {} })).toMatchObject({ code: 107 });
  expect(await call('/v1/send', send, 'development:wrong')).toMatchObject({ code: 120 });
  expect(await call('/v1/send', { method: 'POST', body: '{}' })).toMatchObject({ code: 104 });
  const accepted = await call('/v1/send', send);
  expect(accepted).toMatchObject({ successful: true, code: 100, valid: 1 });
  expect(await call('/v1/send', send)).toMatchObject({ code: 102 });
  expect(await call('/public/v1/vendors/balance')).toEqual({ data: { credit_balance: 0 } });
  const query = `dest_addr=255700000001&request_id=${accepted.request_id}`;
  expect(await call(`/public/v1/delivery-reports?${query}`)).toEqual([
    { dest_addr: '255700000001', request_id: String(accepted.request_id), status: 'DELIVERED' },
  ]);
});
