import { closeCodes, readRetryAdvice } from '@kipute/contract/socket';
import { eventually } from '@kipute/testkit/eventually';
import { afterEach, expect, test } from 'vitest';
import { type LiveServer, startLiveServer } from './fixtures/live-server.ts';
import { openRawPage } from './fixtures/raw-page.ts';

const servers: LiveServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

async function start(...options: Parameters<typeof startLiveServer>): Promise<LiveServer> {
  const server = await startLiveServer(...options);
  servers.push(server);
  return server;
}

test('[LIVE-11] a storm of 200 is served as far as there is room, the rest gets advice', async () => {
  const server = await start({ connectionsMax: 50 });
  const pages = Array.from({ length: 200 }, () => openRawPage(server, { topics: ['site'] }));
  const ends: { code: number; reason: string }[] = [];
  for (const page of pages) page.closed.then((end) => ends.push(end));
  await eventually(() => expect(ends).toHaveLength(150));
  expect(new Set(ends.map(({ code }) => code))).toEqual(new Set([closeCodes.overloaded]));
  const advice = ends.map(({ reason }) => readRetryAdvice(reason) ?? 0);
  expect(Math.min(...advice)).toBeGreaterThanOrEqual(500);
  expect(new Set(advice).size).toBeGreaterThan(100);
  expect([server.liveSocket.connections(), server.counted('shed')]).toEqual([50, 150]);
  const served = pages.filter((page) => page.socket.readyState === page.socket.OPEN);
  await eventually(() => expect(served.every((page) => page.controls.length === 2)).toBe(true));

  served[0]?.socket.close();
  await eventually(() => expect(server.liveSocket.connections()).toBe(49));
  const next = openRawPage(server);
  await eventually(() => expect(next.controls).toHaveLength(1));
});

test('[LIVE-11] behind a trusted proxy the address is the one it forwards', async () => {
  const server = await start({ trustProxy: true, limits: { connectionsPerAddressMax: 1 } });
  const from = (address: string) =>
    openRawPage(server, { headers: { 'x-forwarded-for': `10.0.0.1, ${address}` } });
  const first = from('198.51.100.1');
  await eventually(() => expect(first.controls).toHaveLength(1));
  expect(await from('198.51.100.1').closed).toMatchObject({ code: closeCodes.overloaded });
  const other = from('198.51.100.2');
  await eventually(() => expect(other.controls).toHaveLength(1));
});

test('[LIVE-12] a draining server sends its pages away and lets nobody in', async () => {
  const server = await start();
  const page = openRawPage(server, { topics: ['site'] });
  await eventually(() => expect(page.controls).toHaveLength(2));
  await server.liveSocket.drain();
  expect(await page.closed).toEqual({
    code: closeCodes.overloaded,
    reason: expect.stringMatching(/^retry-after-ms=\d+$/),
  });
  expect(server.liveSocket.connections()).toBe(0);
  expect(await openRawPage(server).closed).toMatchObject({ code: closeCodes.overloaded });
});
