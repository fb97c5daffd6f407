import { request } from 'node:http';
import { closeCodes, socketPath } from '@kipute/contract/socket';
import { eventually } from '@kipute/testkit/eventually';
import { createFakeClock } from '@kipute/testkit/fake-clock';
import { afterEach, describe, expect, test } from 'vitest';
import type { Caller } from '../http/handler.ts';
import { type LiveServer, startLiveServer } from './fixtures/live-server.ts';
import { openRawPage, type RawPage } from './fixtures/raw-page.ts';

const servers: LiveServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

async function start(...options: Parameters<typeof startLiveServer>): Promise<LiveServer> {
  const server = await startLiveServer(...options);
  servers.push(server);
  return server;
}

const subscribed = (page: RawPage, ...topics: string[]) =>
  eventually(() => expect(page.controls).toContainEqual({ type: 'subscribed', topics }));

const priceIs = (price: number, topic = 'match:1') =>
  ({ type: 'update_match_odds', topic, content: { price } }) as const;

describe('the door', () => {
  async function upgradeStatus(server: LiveServer, headers: Record<string, string>, path: string) {
    const asked = request({
      port: server.port,
      host: '127.0.0.1',
      path,
      headers: {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      },
    });
    return new Promise((resolve, reject) => {
      asked.on('error', reject);
      asked.on('response', (response) => resolve(response.statusCode));
      asked.on('upgrade', (response, socket) => {
        socket.destroy();
        resolve(response.statusCode);
      });
      asked.end();
    });
  }

  test('[LIVE-01] only pages of this host, and only on the path of the socket', async () => {
    const server = await start();
    const answers = [
      await upgradeStatus(server, { origin: server.origin }, socketPath),
      await upgradeStatus(server, { origin: 'https://elsewhere.example' }, socketPath),
      await upgradeStatus(server, { origin: 'null' }, socketPath),
      await upgradeStatus(server, {}, socketPath),
      await upgradeStatus(server, { origin: server.origin }, '/other'),
    ];
    expect(answers).toEqual([101, 403, 403, 403, 404]);
  });

  test.each([
    [true, 101],
    [false, 403],
  ])('[LIVE-01] the forwarded host counts when proxies are trusted: %s', async (trust, status) => {
    const server = await start({ trustProxy: trust });
    const headers = { origin: 'https://kipute.example', 'x-forwarded-host': 'kipute.example' };
    expect(await upgradeStatus(server, headers, socketPath)).toBe(status);
  });
});

test('[LIVE-23] an address is the one that the nearest proxy saw, as for calls', async () => {
  const server = await start({ trustProxy: true, limits: { connectionsPerAddressMax: 1 } });
  const from = (forwarded: string) =>
    openRawPage(server, { headers: { 'x-forwarded-for': forwarded }, topics: ['site'] });
  const first = from('41.59.3.7, 102.22.8.1');
  await subscribed(first, 'site');
  const sameProxyClient = from('41.59.3.8, 102.22.8.1');
  expect(await sameProxyClient.closed).toMatchObject({ code: closeCodes.overloaded });
  const another = from('41.59.3.7, 102.22.8.2');
  await subscribed(another, 'site');
});

describe('hello and subscriptions', () => {
  test('[LIVE-02] a hello is answered with the group key, encrypted for this page', async () => {
    const server = await start();
    const page = openRawPage(server, { topics: ['match:1'] });
    await subscribed(page, 'match:1');
    expect(page.controls[0]).toEqual({
      type: 'group_key',
      epoch: 1,
      sealed: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/),
    });
    server.hub.publish(priceIs(210));
    await eventually(() => expect(page.broadcasts()).toEqual([priceIs(210)]));
  });

  test('[LIVE-02] a hello that cannot be opened ends the connection', async () => {
    const server = await start();
    const stranger = { header: 'unknown', socketKey: Buffer.alloc(32) };
    const page = openRawPage(server, { key: stranger, topics: ['match:1'] });
    expect(await page.closed).toMatchObject({ code: closeCodes.unreadable });
  });

  test('[LIVE-03] pages of one topic get the same bytes; other topics get nothing', async () => {
    const server = await start();
    const [first, second] = [0, 1].map(() => openRawPage(server, { topics: ['match:1'] }));
    const other = openRawPage(server, { topics: ['match:2'] });
    if (!first || !second) throw new Error('two pages were opened');
    await Promise.all([subscribed(first, 'match:1'), subscribed(second, 'match:1')]);
    await subscribed(other, 'match:2');
    server.hub.publish(priceIs(210));
    server.hub.publish(priceIs(220));
    server.hub.publish(priceIs(190, 'match:2'));
    await eventually(() => expect(first.frames).toHaveLength(2));
    await eventually(() => expect(second.frames).toEqual(first.frames));
    expect(first.broadcasts()).toEqual([priceIs(210), priceIs(220)]);
    await eventually(() => expect(other.broadcasts()).toEqual([priceIs(190, 'match:2')]));
  });

  test('[LIVE-03] for a page that has left nothing is encrypted any more', async () => {
    const server = await start();
    const page = openRawPage(server, { topics: ['match:1'] });
    await subscribed(page, 'match:1');
    page.socket.close();
    await eventually(() => expect(server.liveSocket.connections()).toBe(0));
    server.hub.publish(priceIs(210));
    expect(server.counted('published')).toBe(0);
  });

  test('[LIVE-04] keys rotate, and no page meets a broadcast it cannot open', async () => {
    const server = await start({ limits: { rotateKeysEveryMs: 30 } });
    const early = openRawPage(server, { topics: ['match:1'] });
    await subscribed(early, 'match:1');
    const late: RawPage[] = [];
    await eventually(() => {
      late.push(openRawPage(server, { topics: ['match:1'] }));
      server.hub.publish(priceIs(210));
      expect(new Set(early.epochs()).size).toBeGreaterThan(4);
    });
    for (const page of [early, ...late]) expect(() => page.broadcasts()).not.toThrow();
    expect(late.some((page) => page.frames.length > 0)).toBe(true);
  });

  test('[LIVE-05] a private topic is given to its owner only', async () => {
    const server = await start();
    const owner = openRawPage(server, { token: 'player-17', topics: ['site', 'order:17'] });
    const another = openRawPage(server, { token: 'player-18', topics: ['site', 'order:17'] });
    const visitor = openRawPage(server, { topics: ['site', 'order:17'] });
    await subscribed(owner, 'site', 'order:17');
    await Promise.all([subscribed(another, 'site'), subscribed(visitor, 'site')]);
    const settled = priceIs(0, 'order:17');
    const seen = priceIs(1, 'site');
    server.hub.publish(settled);
    server.hub.publish(seen);
    await eventually(() => expect(owner.broadcasts()).toEqual([settled, seen]));
    await eventually(() => expect(another.broadcasts()).toEqual([seen]));
    await eventually(() => expect(visitor.broadcasts()).toEqual([seen]));
  });

  test('[LIVE-17] when a session ends its sockets are closed, and only those', async () => {
    const server = await start();
    const gone = openRawPage(server, { token: 'player-17', topics: ['order:17'] });
    const stays = openRawPage(server, { token: 'player-18', topics: ['order:18'] });
    const visitor = openRawPage(server, { topics: ['site'] });
    await subscribed(gone, 'order:17');
    await subscribed(stays, 'order:18');
    await subscribed(visitor, 'site');
    server.endSession('player-17');
    server.liveSocket.reauthenticate(() => true);
    expect(await gone.closed).toMatchObject({ code: closeCodes.sessionEnded });
    const told = { type: 'order_changed', topic: 'order:18', content: {} } as never;
    server.hub.publish(told);
    await eventually(() => expect(stays.broadcasts()).toEqual([told]));
    expect(visitor.socket.readyState).toBe(visitor.socket.OPEN);
  });

  test('[LIVE-17] a session that ends while its page says hello is closed as well', async () => {
    const lookedUp = Promise.withResolvers<Caller>();
    const asked: string[] = [];
    const server = await start({
      authenticate: (token) => {
        asked.push(token);
        return asked.length === 1 ? lookedUp.promise : { kind: 'visitor' };
      },
    });
    const page = openRawPage(server, { token: 'player-17' });
    await eventually(() => expect(asked).toHaveLength(1));
    server.liveSocket.reauthenticate(({ kind }) => kind === 'player');
    lookedUp.resolve({ kind: 'player', playerId: 17n, token: 'player-17' });
    expect(await page.closed).toMatchObject({ code: closeCodes.sessionEnded });
  });

  test('[LIVE-17] a session that is over by time loses its socket with the next sweep', async () => {
    const clock = createFakeClock();
    const endsAt = new Date(clock.now().getTime() + 60_000);
    const server = await start({
      clock,
      expiryOf: ({ kind }) => (kind === 'player' ? endsAt : undefined),
      limits: { sweepEveryMs: 10 },
    });
    const page = openRawPage(server, { token: 'player-17', topics: ['order:17'] });
    const visitor = openRawPage(server, { topics: ['site'] });
    await subscribed(page, 'order:17');
    await subscribed(visitor, 'site');
    clock.advance({ seconds: 59 });
    expect(page.socket.readyState).toBe(page.socket.OPEN);
    clock.advance({ seconds: 1 });
    expect(await page.closed).toMatchObject({ code: closeCodes.sessionEnded });
    expect(visitor.socket.readyState).toBe(visitor.socket.OPEN);
  });

  test('[LIVE-05] a page follows a bounded number of topics, and leaves those it drops', async () => {
    const server = await start({ limits: { topicsPerPageMax: 2 } });
    const page = openRawPage(server, { topics: ['match:1', 'match:2', 'match:3'] });
    await subscribed(page, 'match:1', 'match:2');
    page.say({ type: 'unsubscribe', topics: ['match:1', 'match:9'] });
    page.say({ type: 'subscribe', topics: ['match:3'] });
    await subscribed(page, 'match:3');
    for (const topic of ['match:1', 'match:2', 'match:3']) server.hub.publish(priceIs(1, topic));
    await eventually(() =>
      expect(page.broadcasts().map(({ topic }) => topic)).toEqual(['match:2', 'match:3']),
    );
  });

  test('[LIVE-06] a new subscriber starts from the snapshot of the topic', async () => {
    const server = await start();
    server.hub.provideSnapshot('match', (topic) => [priceIs(150, topic)]);
    const page = openRawPage(server, { topics: ['match:5', 'site'] });
    await subscribed(page, 'match:5', 'site');
    server.hub.publish(priceIs(160, 'match:5'));
    await eventually(() =>
      expect(page.broadcasts()).toEqual([priceIs(150, 'match:5'), priceIs(160, 'match:5')]),
    );
  });

  test('[LIVE-20] those who come between two broadcasts get the same frame', async () => {
    const server = await start();
    let made = 0;
    server.hub.provideSnapshot('match', (topic) => {
      made += 1;
      return [priceIs(made, topic)];
    });
    const open = async () => {
      const page = openRawPage(server, { topics: ['match:5'] });
      await eventually(() => expect(page.frames).toHaveLength(1));
      return page;
    };
    const [first, second] = [await open(), await open()];
    expect(second.frames[0]).toEqual(first.frames[0]);
    server.hub.publish(priceIs(160, 'match:5'));
    expect((await open()).broadcasts()).toEqual([priceIs(2, 'match:5')]);
    server.hub.keys.prepareNext();
    server.hub.keys.useNext();
    expect((await open()).broadcasts()).toEqual([priceIs(3, 'match:5')]);
  });
});

describe('manners', () => {
  test('[LIVE-07] a ping is answered with the time of the server', async () => {
    const server = await start();
    const page = openRawPage(server);
    await eventually(() => expect(page.controls).toHaveLength(1));
    page.say({ type: 'ping' });
    await eventually(() =>
      expect(page.controls[1]).toEqual({
        type: 'pong',
        server_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      }),
    );
  });

  test('[LIVE-07] who is silent is parted with, who pings stays', async () => {
    const server = await start({ limits: { silentForMsMax: 2_000, sweepEveryMs: 20 } });
    const silent = openRawPage(server, { silent: true });
    const lively = openRawPage(server);
    const pinging = setInterval(() => lively.say({ type: 'ping' }), 50);
    lively.socket.on('close', () => clearInterval(pinging));
    expect(await silent.closed).toEqual({ code: closeCodes.silent, reason: 'silent' });
    expect(lively.socket.readyState).toBe(lively.socket.OPEN);
    expect(server.counted('closed-silent')).toBe(1);
  });

  test('[LIVE-08] garbage is ignored and counted, and the page goes on', async () => {
    const server = await start();
    const page = openRawPage(server);
    await eventually(() => expect(page.controls).toHaveLength(1));
    page.socket.send('{"type":');
    page.socket.send(Buffer.from([1, 2, 3]));
    page.say({ type: 'place_bet' });
    page.say({ type: 'subscribe', topics: ['no such topic!'] });
    page.say({ type: 'subscribe', topics: [] });
    page.say(null);
    page.say({ type: 'hello', key: 'again' });
    page.say({ type: 'subscribe', topics: ['match:1'] });
    await subscribed(page, 'match:1');
    expect(server.counted('message-ignored')).toBe(7);
  });

  test('[LIVE-08] a subscription before the hello is ignored', async () => {
    const server = await start();
    const page = openRawPage(server, { silent: true });
    page.socket.on('open', () => page.say({ type: 'subscribe', topics: ['match:1'] }));
    await eventually(() => expect(server.counted('message-ignored')).toBe(1));
    server.hub.publish(priceIs(1));
    expect(server.counted('published')).toBe(0);
  });

  test.each([
    ['unreadable', { ignoredMax: 5 }, closeCodes.unreadable],
    [
      'more than anyone needs',
      { messagesPerSweepMax: 5, sweepEveryMs: 60_000 },
      closeCodes.flooding,
    ],
  ])('[LIVE-08] a page whose messages are %s is closed', async (_what, limits, code) => {
    const server = await start({ limits });
    const page = openRawPage(server);
    await eventually(() => expect(page.controls).toHaveLength(1));
    for (let count = 0; count < 6; count += 1) page.say({ type: 'nonsense' });
    expect(await page.closed).toMatchObject({ code });
  });

  test('[LIVE-08] a message larger than any of ours ends the connection', async () => {
    const server = await start();
    const page = openRawPage(server);
    page.socket.on('open', () => page.socket.send('x'.repeat(20_000)));
    expect(await page.closed).toMatchObject({ code: 1009 });
  });
});
