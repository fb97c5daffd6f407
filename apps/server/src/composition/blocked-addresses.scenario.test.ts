import { errorCatalogue } from '@kipute/contract/errors';
import { closeCodes, socketPath } from '@kipute/contract/socket';
import type { PageClient } from '@kipute/testkit/page-client';
import { createTestWorld, type TestWorld } from '@kipute/testkit/test-world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

let world: TestWorld;
let clerk: PageClient;
beforeAll(async () => {
  world = await createTestWorld({
    environment: { ROLES: 'api', TRUST_PROXY: 'true', SMS_CALLBACK_KEY: 'unguessable' },
  });
  clerk = await world.signInAdministrator();
});
afterAll(() => world.close());

const BLOCKED = '203.0.113.9';
const from = (address: string) => ({ 'x-forwarded-for': address });
const block = (network: string, reach: 'players' | 'office' | 'both') =>
  clerk.api.ip_blacklist.add({ network, list: 'block', reach, note: 'attack', until: null });

function openSocket(address: string) {
  const url = world.playerUrl.replace('http', 'ws') + socketPath;
  const socket = new WebSocket(url, { origin: world.playerUrl, headers: from(address) });
  const opened = new Promise<string>((resolve) => {
    socket.on('open', () => resolve('open'));
    socket.on('error', (error) => resolve(error.message));
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return { socket, opened, closed };
}

test('[ADR-04] [ADR-05] a blocked network loses calls, pages and sockets, and nobody else does', async () => {
  const lost = openSocket(BLOCKED);
  const stays = openSocket('203.0.114.9');
  expect(await Promise.all([lost.opened, stays.opened])).toEqual(['open', 'open']);
  const { id } = await block('203.0.113.0/24', 'both');
  expect(await lost.closed).toBe(closeCodes.addressBlocked);
  expect(stays.socket.readyState).toBe(WebSocket.OPEN);
  stays.socket.terminate();
  expect(await openSocket(BLOCKED).opened).toContain('403');

  const { sw, en } = errorCatalogue['address-blocked'];
  for (const site of [world.playerUrl, world.backofficeUrl]) {
    // No envelope at all: it is refused before anything of it is read.
    const call = (locale: string) =>
      fetch(`${site}/api/subscriber/sign_out`, {
        method: 'POST',
        headers: { ...from(`8.8.8.8, ${BLOCKED}`), locale },
      });
    const [inSwahili, inEnglish] = [await call('sw'), await call('en-US')];
    expect([inSwahili.status, await inSwahili.json()]).toEqual([
      403,
      { status: 0, code: 'address-blocked', message: sw },
    ]);
    expect(await inEnglish.json()).toMatchObject({ message: en });
    const page = await fetch(`${site}/betting`, { headers: from(BLOCKED) });
    expect([page.status, await page.text()]).toEqual([403, expect.stringContaining(sw)]);
    const health = await fetch(`${site}/healthz`, { headers: from(BLOCKED) });
    expect(health.status).toBe(200);
    const others = await fetch(`${site}/betting`, { headers: from('203.0.114.9') });
    expect(others.status).toBe(200);
  }
  await clerk.api.ip_blacklist.remove({ id });
  const again = await fetch(`${world.playerUrl}/betting`, { headers: from(BLOCKED) });
  expect(again.status).toBe(200);
});

test('[ADR-04] once a network is allowed the office opens to nobody else; players still play', async () => {
  const { id } = await clerk.api.ip_blacklist.add({
    ...{ network: '127.0.0.1', list: 'allow', reach: 'office', note: 'only us', until: null },
  });
  const statusOf = async (url: string, address: string) =>
    (await fetch(`${url}/`, { headers: from(address) })).status;
  expect(await statusOf(world.backofficeUrl, '8.8.8.8')).toBe(403);
  expect(await statusOf(world.backofficeUrl, '127.0.0.1')).toBe(200);
  expect(await statusOf(world.playerUrl, '8.8.8.8')).toBe(200);
  await clerk.api.ip_blacklist.remove({ id });
  expect(await statusOf(world.backofficeUrl, '8.8.8.8')).toBe(200);
});

test('[ADR-40] operators are heard from a blocked network, for payments and messages alike', async () => {
  const post = async (path: string, type: string, body: string) => {
    const headers = { ...from(BLOCKED), 'content-type': type };
    const reply = await fetch(`${world.playerUrl}/callbacks/${path}`, {
      ...{ method: 'POST', headers, body },
    });
    return [reply.status, await reply.text()];
  };
  const hear = async () => [
    await post('mobile-money/airtel', 'application/json', '{"transaction":{"id":"x"}}'),
    await post('mobile-money/nobody', 'application/json', '{}'),
    await post(
      'sms/africas-talking?key=unguessable',
      'application/x-www-form-urlencoded',
      'id=ATXid_1&status=Success&phoneNumber=%2B255712000203',
    ),
  ];
  const open = await hear();
  expect(open[2]?.[0]).toBe(200);
  const { id } = await block('203.0.113.0/24', 'both');
  expect((await fetch(`${world.playerUrl}/betting`, { headers: from(BLOCKED) })).status).toBe(403);
  expect(await hear()).toEqual(open);
  await clerk.api.ip_blacklist.remove({ id });
});
