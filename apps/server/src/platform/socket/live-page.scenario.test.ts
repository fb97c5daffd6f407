import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Broadcast } from '@kipute/contract/socket';
import { eventually } from '@kipute/testkit/eventually';
import { openLivePage } from '@kipute/testkit/live-page';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { issuePageKey, type LiveServer, startLiveServer } from './fixtures/live-server.ts';

type LivePage = ReturnType<typeof openLivePage>;
type Options = Partial<Parameters<typeof openLivePage>[0]>;

const priceIs = (price: number, topic = 'match:1') =>
  ({ type: 'update_match_odds', topic, content: { price } }) as const;
const snapshotOf = (topic: string) => priceIs(0, topic);

const pages: LivePage[] = [];
let server: LiveServer;
async function start(...options: Parameters<typeof startLiveServer>): Promise<void> {
  server = await startLiveServer(...options);
  for (const kind of ['match', 'order']) {
    server.hub.provideSnapshot(kind, (topic) => [snapshotOf(topic)]);
  }
}
beforeEach(() => start());
afterEach(async () => {
  for (const page of pages.splice(0)) page.close();
  await server.stop();
});

function openPage(options: Options = {}): LivePage {
  const { header, socketKey } = issuePageKey();
  const page = openLivePage({
    url: server.url,
    origin: server.origin,
    envelope: async () => ({ header, socketKey: new Uint8Array(socketKey) }),
    token: () => undefined,
    ...options,
  });
  pages.push(page);
  return page;
}

/** Once the snapshot has come, nothing that is published can be missed. */
async function follow(page: LivePage, topic = 'match:1') {
  const heard: Broadcast[] = [];
  const leave = page.subscribe(topic, (broadcast) => heard.push(broadcast));
  await eventually(() => expect(heard).toEqual([snapshotOf(topic)]));
  heard.length = 0;
  return { heard, leave };
}

describe('a page', () => {
  test('[LIVE-19] needs no snapshot of what it asks by a call, until it reconnects', async () => {
    const page = openPage();
    await follow(page, 'match:2');
    const heard: Broadcast[] = [];
    page.subscribe('match:1', (broadcast) => heard.push(broadcast), 'now');
    await follow(page, 'match:3');
    server.hub.publish(priceIs(4));
    await eventually(() => expect(heard).toEqual([priceIs(4)]));
    page.pause();
    page.resume();
    await eventually(() => expect(heard).toEqual([priceIs(4), snapshotOf('match:1')]));
  });

  test('[LIVE-03] hears what is published on its topics, and only that', async () => {
    const { heard } = await follow(openPage());
    server.hub.publish(priceIs(7, 'match:2'));
    const prices = [1, 2, 3].map((price) => priceIs(price));
    for (const price of prices) server.hub.publish(price);
    await eventually(() => expect(heard).toEqual(prices));
  });

  test('[LIVE-05] shows its token, and so may follow what is its own', async () => {
    const { heard } = await follow(openPage({ token: () => 'player-17' }), 'order:17');
    server.hub.publish(priceIs(1, 'order:17'));
    await eventually(() => expect(heard).toEqual([priceIs(1, 'order:17')]));
  });

  test('[LIVE-05] a screen of topics is one message, and leaving them is told', async () => {
    const page = openPage();
    const heard: Broadcast[] = [];
    // As messages of their own they would count as flooding.
    const topics = Array.from({ length: 450 }, (_, index) => `match:${index}`);
    const leave = topics.map((topic) => page.subscribe(topic, (one) => heard.push(one)));
    await eventually(() => expect(heard).toEqual(topics.map(snapshotOf)));
    heard.length = 0;
    for (const stop of leave.slice(1)) stop();
    await follow(page, 'match:451');
    server.hub.publish(priceIs(2, 'match:449'));
    server.hub.publish(priceIs(2, 'match:0'));
    await eventually(() => expect(heard).toEqual([priceIs(2, 'match:0')]));
    expect(server.counted('published')).toBe(1);
  });

  test('[LIVE-04] keeps reading while keys rotate', async () => {
    await server.stop();
    await start({ limits: { rotateKeysEveryMs: 20 } });
    const ignored: unknown[] = [];
    const { heard } = await follow(openPage({ log: (message) => ignored.push(message) }));
    for (let price = 1; price <= 30; price += 1) {
      server.hub.publish(priceIs(price));
      await eventually(() => expect(heard).toHaveLength(price));
    }
    expect(ignored).toEqual([]);
  });
});

describe('a page that loses the server', () => {
  test('[LIVE-14] comes back after a restart with its subscriptions', async () => {
    const statuses: string[] = [];
    const page = openPage({ onStatus: (status) => statuses.push(status) });
    const { heard } = await follow(page);
    const { port } = server;
    await server.stop();
    await eventually(() => expect(page.status()).toBe('waiting'));
    await start({ port });
    await eventually(() => expect(heard).toEqual([snapshotOf('match:1')]));
    expect([statuses[0], statuses[1], statuses.at(-1)]).toEqual(['live', 'waiting', 'live']);
    server.hub.publish(priceIs(2));
    await eventually(() => expect(heard).toEqual([snapshotOf('match:1'), priceIs(2)]));
  });

  test('[LIVE-14] asks for a new envelope when the server cannot open its hello', async () => {
    const uses: string[] = [];
    const good = issuePageKey();
    const page = openPage({
      envelope: async (use) => {
        uses.push(use);
        const header = use === 'renewed' ? good.header : 'from before the keys changed';
        return { header, socketKey: new Uint8Array(good.socketKey) };
      },
    });
    await eventually(() => expect(page.status()).toBe('live'));
    expect(uses).toEqual(['current', 'renewed']);
  });

  test('[LIVE-14] a failure to open is only another reason to try again', async () => {
    let tries = 0;
    const { header, socketKey } = issuePageKey();
    const page = openPage({
      envelope: async () => {
        tries += 1;
        if (tries === 1) throw new Error('the key could not be fetched');
        return { header, socketKey: new Uint8Array(socketKey) };
      },
    });
    await eventually(() => expect(page.status()).toBe('live'));
  });

  test('[LIVE-14] closes while hidden and follows its topics again when seen', async () => {
    const page = openPage();
    const { heard } = await follow(page);
    page.pause();
    await eventually(() => expect(server.liveSocket.connections()).toBe(0));
    expect(page.status()).toBe('paused');
    page.resume();
    await eventually(() => expect(heard).toEqual([snapshotOf('match:1')]));
  });

  test('[LIVE-14] once closed it stays closed', async () => {
    const page = openPage();
    await eventually(() => expect(page.status()).toBe('live'));
    page.close();
    page.resume();
    page.pause();
    await eventually(() => expect(server.liveSocket.connections()).toBe(0));
    expect(page.status()).toBe('closed');
  });
});

describe('a page that hears nonsense', () => {
  test('[LIVE-15] logs unknown types and goes on', async () => {
    const logged: string[] = [];
    const page = openPage({ log: (message) => logged.push(message) });
    const { heard } = await follow(page);
    server.hub.publish({ ...priceIs(1), type: 'horoscope' as 'monitoring' });
    server.hub.publish(priceIs(2));
    await eventually(() => expect(heard).toEqual([priceIs(2)]));
    expect(logged).toEqual(['live: unknown message']);
  });

  test('[LIVE-15] one broken listener does not silence the others', async () => {
    const logged: string[] = [];
    const page = openPage({ log: (message) => logged.push(message) });
    page.subscribe('match:1', () => {
      throw new Error('a broken listener');
    });
    const { heard } = await follow(page);
    server.hub.publish(priceIs(1));
    await eventually(() => expect(heard).toEqual([priceIs(1)]));
    expect(logged).toContain('live: listener failed');
  });

  test('[LIVE-15] ignores every frame it cannot read', async () => {
    const nonsense = ['{', 'null', '{"type":"news"}', Buffer.alloc(3), Buffer.alloc(60, 1)];
    const wrongKey = '{"type":"group_key","epoch":1,"sealed":"AAAA"}';
    const foreign = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    foreign.on('connection', (socket) => {
      for (const frame of [...nonsense, wrongKey]) socket.send(frame);
    });
    await once(foreign, 'listening');
    const { port } = foreign.address() as AddressInfo;
    const logged: string[] = [];
    const page = openPage({
      url: `ws://127.0.0.1:${port}`,
      log: (message) => logged.push(message),
    });
    await eventually(() => expect(logged).toHaveLength(nonsense.length + 1));
    expect(page.status()).toBe('connecting');
    for (const socket of foreign.clients) socket.terminate();
    foreign.close();
  });
});
