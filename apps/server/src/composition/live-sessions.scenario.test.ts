import { closeCodes, socketPath } from '@kipute/contract/socket';
import { openPageClient, type PageClient } from '@kipute/testkit/page-client';
import { hashPassword } from '@kipute/testkit/page-password';
import { createTestWorld, type TestWorld } from '@kipute/testkit/test-world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld({ environment: { ROLES: 'api' } });
});
afterAll(() => world.close());

/** A page of the first player with a session of its own, on the live socket. */
async function openPage() {
  const [login] = world.logins.players;
  if (!login) throw new Error('nobody was seeded');
  const password = await hashPassword(login.phone, login.password);
  const { token, user_info: user } = await world.visitor.api.subscriber.login({
    phone: login.phone,
    password,
  });
  const client = openPageClient(world.playerUrl, { token: () => token });
  const { header } = await client.openEnvelope('current');
  const topic = `player:${user.id}`;
  const url = world.playerUrl.replace('http', 'ws') + socketPath;
  const socket = new WebSocket(url, { origin: world.playerUrl });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const isFollowing = new Promise<void>((resolve) => {
    socket.on('message', (message, isBinary) => {
      if (!isBinary && String(message).includes(`"topics":["${topic}"]`)) resolve();
    });
  });
  socket.on('open', () => {
    socket.send(JSON.stringify({ type: 'hello', key: header, token }));
    socket.send(JSON.stringify({ type: 'subscribe', topics: [topic] }));
  });
  await isFollowing;
  return { client, socket, closed, password };
}

const ends: readonly [string, (client: PageClient, password: string) => Promise<unknown>][] = [
  ['other sessions are ended', ({ api }) => api.subscriber.end_sessions({})],
  [
    'the password is changed',
    ({ api }, password) =>
      api.subscriber.update_password({ old_password: password, new_password: password }),
  ],
];
test.each(ends)('[LIVE-17] when %s their sockets close and the own one stays', async (_, end) => {
  const own = await openPage();
  const other = await openPage();
  await end(own.client, own.password);
  expect(await other.closed).toBe(closeCodes.sessionEnded);
  expect(own.socket.readyState).toBe(WebSocket.OPEN);
  own.socket.terminate();
});

test('[LIVE-17] who signs out loses the socket of that session alone', async () => {
  const leaves = await openPage();
  const stays = await openPage();
  await leaves.client.api.subscriber.sign_out();
  expect(await leaves.closed).toBe(closeCodes.sessionEnded);
  expect(stays.socket.readyState).toBe(WebSocket.OPEN);
  stays.socket.terminate();
});
