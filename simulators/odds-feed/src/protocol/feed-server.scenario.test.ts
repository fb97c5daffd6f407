import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { createEntityStore } from '../entity-store.ts';
import { connectPlainClient, type PlainClient, subscribeTo } from '../fixtures/plain-client.ts';
import { FeedServer, type FeedServerOptions } from './feed-server.ts';

const opened: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close();
});

/** A provider whose only news are sports with a number for a name. */
async function aProvider(options: Partial<FeedServerOptions> = {}) {
  let version = 0;
  const store = createEntityStore(() => {
    version += 1;
    return version;
  });
  store.create('Sport', { id: 1, name: '0' });
  store.takeChanges();
  const feed = new FeedServer({ store, subscriptionName: 'kipute', ...options });
  opened.push(feed);
  const port = await feed.listen(0);
  const news = (name: number) => {
    store.update('Sport', 1, { name: String(name) });
    feed.publish();
  };
  const connect = async () => {
    const client = await connectPlainClient(port);
    opened.push(client);
    return client;
  };
  const subscribe = async (terms?: { pongs?: boolean }) => {
    const client = await subscribeTo(port, terms);
    opened.push(client);
    return client;
  };
  return { store, feed, port, news, connect, subscribe };
}

const namesTold = (client: PlainClient) =>
  client
    .named('UpdateData')
    .flatMap((update) => update.changes as readonly { readonly name: string }[])
    .map(({ name }) => Number(name));

const codes = (client: PlainClient) => client.named('error').map(({ code }) => code);

function resumeRequest(client: PlainClient, changed: object = {}) {
  const [subscription] = client.named('SubscribeResponse');
  const lastBatchUuid = client.named('UpdateData').at(-1)?.batchUuid;
  return {
    UpdateDataResumeRequest: {
      ...subscription,
      subscriptionSpecificationName: 'kipute',
      lastBatchUuid,
      ...changed,
    },
  };
}

describe('a subscription', () => {
  test('[OSIM-50] is answered with its id, then the dump, then updates in order', async () => {
    const provider = await aProvider();
    const client = await provider.subscribe();
    for (const name of [1, 2, 3]) provider.news(name);
    await client.until(() => client.named('UpdateData').length === 3);
    expect(client.messages.map((message) => Object.keys(message))).toEqual([
      ['SubscribeResponse'],
      ['InitialData'],
      ['UpdateData'],
      ['UpdateData'],
      ['UpdateData'],
    ]);
    expect(client.messages[0]).toEqual({
      SubscribeResponse: {
        subscriptionId: expect.any(String),
        subscriptionChecksum: expect.any(String),
      },
    });
    expect(client.named('UpdateData')[0]).toEqual({
      batchId: '1',
      batchUuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      createdTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      changes: [{ type: 'update', entityClass: 'Sport', id: 1, name: '1', version: 2 }],
    });
  });

  test('[OSIM-51] has a dump in batches of ten thousand, counted down, complete with the last', async () => {
    const provider = await aProvider();
    for (let id = 2; id <= 20_001; id += 1) provider.store.create('Sport', { id, name: 'x' });
    const client = await provider.subscribe();
    const batches = client.named('InitialData');
    expect(batches.map(({ batchesLeft }) => batchesLeft)).toEqual(['2', '1', '0']);
    expect(batches.map(({ dumpComplete }) => dumpComplete)).toEqual([false, false, true]);
    const sizes = batches.map(({ entities }) => (entities as readonly unknown[]).length);
    expect(sizes).toEqual([10_000, 10_000, 1]);
  });

  test('[OSIM-51] what changes while the dump is on its way comes after it', async () => {
    const provider = await aProvider();
    for (let id = 2; id <= 30_000; id += 1) provider.store.create('Sport', { id, name: 'x' });
    const client = await provider.connect();
    client.send({ SubscribeRequest: { subscriptionSpecificationName: 'kipute' } });
    await client.until(() => client.named('SubscribeResponse').length === 1);
    provider.news(1);
    await client.until(() => client.named('UpdateData').length === 1);
    expect(Object.keys(client.messages.at(-2) ?? {})).toEqual(['InitialData']);
    expect(client.named('InitialData').at(-1)?.dumpComplete).toBe(true);
  });

  test('[OSIM-56] ends on request, and nothing more is sent', async () => {
    const provider = await aProvider();
    const client = await provider.subscribe();
    const subscriptionId = client.named('SubscribeResponse')[0]?.subscriptionId;
    const request = { subscriptionId, subscriptionSpecificationName: 'kipute' };
    client.send({ UnsubscribeRequest: request });
    await client.until(() => client.named('UnsubscribeResponse').length === 1);
    expect(client.named('UnsubscribeResponse')).toEqual([{ code: '', message: '' }]);
    provider.news(1);
    client.send({ UnsubscribeRequest: request });
    await client.until(() => client.named('UnsubscribeResponse').length === 2);
    expect(client.named('UnsubscribeResponse')[1]?.code).toBe('100');
    expect(client.named('UpdateData')).toEqual([]);
  });
});

describe('what is refused', () => {
  test('[OSIM-55] a subscription that does not exist, and a second one on a connection', async () => {
    const provider = await aProvider();
    const client = await provider.connect();
    client.send({ SubscribeRequest: { subscriptionSpecificationName: 'nobody' } });
    await client.until(() => codes(client).length === 1);
    client.send({ SubscribeRequest: { subscriptionSpecificationName: 'kipute' } });
    client.send({ SubscribeRequest: { subscriptionSpecificationName: 'kipute' } });
    await client.until(() => codes(client).length === 2);
    expect(codes(client)).toEqual(['100', '100']);
  });

  test.each([
    ['not gzip', Buffer.from('hello')],
    ['not a message', Buffer.from('1f8b080000000000000353520100ce0c0a3c02000000', 'hex')],
  ])('[OSIM-55] garbage: %s ends the connection with 100', async (_, payload) => {
    const provider = await aProvider();
    const client = await provider.connect();
    client.sendRaw(payload);
    await client.until(client.isClosed);
    expect(codes(client)).toEqual(['100']);
  });

  test('[OSIM-55] bytes that are no frame end the connection with 100', async () => {
    const provider = await aProvider();
    const client = await provider.connect();
    client.socket.write('GET / HTTP/1.1\r\n\r\n');
    await client.until(client.isClosed);
    expect(codes(client)).toEqual(['100']);
  });

  test('[OSIM-55] too many subscriptions, and too many requests', async () => {
    const subscriptionLimits = { openMax: 1, requestsPerMinuteMax: 3 };
    const provider = await aProvider({ subscriptionLimits });
    await provider.subscribe();
    const client = await provider.connect();
    for (let count = 0; count < 3; count += 1) {
      client.send({ SubscribeRequest: { subscriptionSpecificationName: 'kipute' } });
    }
    await client.until(() => codes(client).length === 3);
    expect(codes(client)).toEqual(['300', '300', '301']);
  });
});

describe('resuming', () => {
  test('[OSIM-54] brings all that was missed, once, and goes on', async () => {
    const provider = await aProvider();
    const first = await provider.subscribe();
    provider.news(1);
    provider.news(2);
    await first.until(() => namesTold(first).length === 2);
    first.close();
    await first.until(() => provider.feed.clients === 0);
    provider.news(3);
    provider.news(4);
    const second = await provider.connect();
    second.send(resumeRequest(first));
    await second.until(() => namesTold(second).length === 2);
    provider.news(5);
    await second.until(() => namesTold(second).length === 3);
    expect(namesTold(second)).toEqual([3, 4, 5]);
    expect(second.named('InitialData')).toEqual([]);
  });

  test('[OSIM-54] takes over from a connection that is not known to be dead', async () => {
    const provider = await aProvider();
    const first = await provider.subscribe();
    provider.news(1);
    await first.until(() => namesTold(first).length === 1);
    const second = await provider.connect();
    second.send(resumeRequest(first));
    await first.until(first.isClosed);
    provider.news(2);
    await second.until(() => namesTold(second).length === 1);
    expect(provider.feed.clients).toBe(1);
  });

  test.each([
    ['a batch that never was', { lastBatchUuid: 'none' }],
    ['another checksum', { subscriptionChecksum: 'wrong' }],
    ['an unknown subscription', { subscriptionId: 'unknown' }],
  ])('[OSIM-54] with %s is refused with 400', async (_, changed) => {
    const provider = await aProvider();
    const first = await provider.subscribe();
    provider.news(1);
    await first.until(() => namesTold(first).length === 1);
    first.close();
    await first.until(() => provider.feed.clients === 0);
    const second = await provider.connect();
    second.send(resumeRequest(first, changed));
    await second.until(() => codes(second).length === 1);
    expect(codes(second)).toEqual(['400']);
  });

  test('[OSIM-54] a memory has its bounds, and what fell out is refused with 400', async () => {
    const provider = await aProvider({ memoryLimits: { batchesMax: 2, bytesMax: 1_000_000 } });
    const first = await provider.subscribe();
    provider.news(1);
    await first.until(() => namesTold(first).length === 1);
    first.close();
    await first.until(() => provider.feed.clients === 0);
    for (const name of [2, 3, 4]) provider.news(name);
    const second = await provider.connect();
    second.send(resumeRequest(first));
    await second.until(() => codes(second).length === 1);
    expect(codes(second)).toEqual(['400']);
  });
});

describe('a connection', () => {
  test('[OSIM-53] is pinged, and lives as long as pings are answered', async () => {
    const provider = await aProvider({ pingEveryMs: 20, silentSecondsMax: 0.2 });
    const deaf = await provider.subscribe({ pongs: false });
    const alive = await provider.subscribe();
    await deaf.until(deaf.isClosed);
    expect(deaf.named('PingRequest').length).toBeGreaterThan(1);
    expect(deaf.named('PingRequest')[0]).toEqual({ id: expect.any(String) });
    expect(alive.isClosed()).toBe(false);
  });

  test('[OSIM-57] that does not read is dropped, and the others are not held up', async () => {
    const provider = await aProvider({ waitingBytesMax: 100_000 });
    const slow = await provider.subscribe();
    const quick = await provider.subscribe();
    slow.socket.pause();
    const noise = () => Array.from({ length: 20_000 }, () => Math.random().toString(36)).join('');
    for (let count = 0; provider.feed.clients === 2 && count < 500; count += 1) {
      provider.store.update('Sport', 1, { name: noise() });
      provider.feed.publish();
      await quick.until(() => quick.named('UpdateData').length > count);
    }
    expect(provider.feed.clients).toBe(1);
    expect(quick.isClosed()).toBe(false);
  });
});

describe('on order', () => {
  test('[OSIM-59] it is silent, and then sends what has waited', async () => {
    const provider = await aProvider({ pingEveryMs: 10 });
    const client = await provider.subscribe();
    provider.feed.beSilent(250);
    await delay(30);
    const before = client.messages.length;
    provider.news(1);
    await delay(100);
    expect(client.messages.length).toBe(before);
    await client.until(() => namesTold(client).length === 1);
  });

  test('[OSIM-59] it sends the last batch again', async () => {
    const provider = await aProvider();
    const client = await provider.subscribe();
    expect(provider.feed.sendLastAgain()).toBe(false);
    provider.news(1);
    provider.feed.sendLastAgain();
    await client.until(() => namesTold(client).length === 2);
    const [one, other] = client.named('UpdateData');
    expect(other).toEqual(one);
  });

  test('[OSIM-59] it cuts a connection in the middle of a frame', async () => {
    const provider = await aProvider();
    const client = await provider.subscribe();
    expect(provider.feed.cut()).toBe(1);
    await client.until(client.isClosed);
    expect(client.leftOver()).toBeGreaterThan(0);
  });

  test('[OSIM-59] it sends frames that are not gzip and not JSON, and goes on', async () => {
    const provider = await aProvider();
    const client = await provider.subscribe();
    provider.feed.sendGarbage();
    provider.feed.sendGarbage();
    provider.news(1);
    await client.until(() => namesTold(client).length === 1);
    expect(client.unreadable()).toBe(2);
  });

  test('[OSIM-59] it drops everybody and forgets, so that nothing can be resumed', async () => {
    const provider = await aProvider();
    const first = await provider.subscribe();
    provider.news(1);
    await first.until(() => namesTold(first).length === 1);
    provider.feed.forget();
    await first.until(first.isClosed);
    const second = await provider.connect();
    second.send(resumeRequest(first));
    await second.until(() => codes(second).length === 1);
    expect(codes(second)).toEqual(['400']);
    second.send({ SubscribeRequest: { subscriptionSpecificationName: 'kipute' } });
    await second.until(() => second.named('InitialData').length === 1);
  });
});
