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

/** A page of a player with a session of its own, on the live socket. */
async function openPage(which = 0) {
  const login = world.logins.players[which];
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
  return { client, socket, closed, password, user_id: user.id };
}

const ends: readonly [string, (client: PageClient, password: string) => Promise<unknown>][] = [
  ['other sessions are ended', ({ api }) => api.subscriber.end_sessions({})],
  [
    'the password is changed',
    async ({ api }, password) => {
      const other = 'f'.repeat(64);
      await api.subscriber.update_password({ old_password: password, new_password: other });
      // The other tests come in by the one they know.
      await api.subscriber.update_password({ old_password: other, new_password: password });
    },
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

test('[USR-93] who is disabled loses the socket at once, one and many; others keep theirs', async () => {
  const { api } = await world.signInAdministrator();
  const pages = await Promise.all([openPage(1), openPage(2), openPage(3), openPage(0)]);
  const [one, two, three, stays] = pages;
  const reason = 'a stolen phone';
  await api.subscriber.disable({ user_id: one.user_id, disabled_status: 1, reason });
  expect(await one.closed).toBe(closeCodes.sessionEnded);
  expect([two, three, stays].map(({ socket }) => socket.readyState)).toEqual([1, 1, 1]);
  const user_ids = [two.user_id, three.user_id];
  await api.subscriber.all_update_disable_status({ user_ids, disabled_status: 1, reason });
  expect(await Promise.all([two.closed, three.closed])).toEqual([
    closeCodes.sessionEnded,
    closeCodes.sessionEnded,
  ]);
  expect(stays.socket.readyState).toBe(WebSocket.OPEN);
  stays.socket.terminate();
});
