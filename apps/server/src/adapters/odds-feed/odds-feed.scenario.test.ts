import { gzipSync } from 'node:zlib';
import { frame } from '@kipute/provider-protocols/odds-feed/frame';
import { eventually } from '@kipute/testkit/eventually';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FeedPosition, OddsFeed } from '../../features/catalogue/ports.ts';
import { createOddsFeed } from './client.ts';
import type { FeedEvent } from './feed-events.ts';
import { type ConsumerDiary, keepDiary } from './fixtures/consumer-diary.ts';
import { ScriptedProvider } from './fixtures/scripted-provider.ts';
import { ids, smallWorld } from './fixtures/small-world.ts';

const log = pino({ level: 'silent' });
let provider: ScriptedProvider;
let feed: OddsFeed;
let diary: ConsumerDiary;
let counts: Partial<Record<FeedEvent, number>>;

const price = (odds: unknown, version: number) => ({
  entityClass: 'BettingOffer',
  type: 'update',
  id: ids.homeOffer,
  version,
  odds,
});

beforeEach(async () => {
  provider = await ScriptedProvider.start(smallWorld);
  diary = keepDiary();
  counts = {};
  feed = createOddsFeed({
    url: provider.url,
    subscription: 'kipute',
    log,
    reconnectMs: { min: 5, max: 20 },
    count: (event, times) => {
      counts[event] = (counts[event] ?? 0) + times;
    },
  });
});
afterEach(async () => {
  feed.stop();
  await provider.close();
});

async function startWithSnapshot(): Promise<void> {
  feed.start(diary.consumer, null);
  await eventually(() => expect(diary.entries).toEqual(['snapshot begins', 'snapshot ends']));
}

async function pushAndHear(odds: number, version: number): Promise<void> {
  const before = diary.changes.length;
  provider.push(price(odds, version));
  await eventually(() => expect(diary.changes.length).toBe(before + 1));
}

const requestNames = () => provider.requests.map((request) => Object.keys(request)[0]);

describe('subscribing', () => {
  test('[CAT-01] the snapshot comes in parts, then the changes, each with its position', async () => {
    await startWithSnapshot();
    // Without the part, the betting type and the English name, which we have ourselves.
    expect(diary.snapshot).toHaveLength(smallWorld.length - 3);
    expect(diary.position()).toMatchObject({ checksum: 'c0ffee', lastBatchUuid: null });
    await pushAndHear(2.2, 2);
    expect(diary.changes).toEqual([
      { kind: 'offer', act: 'update', id: ids.homeOffer, changed: { version: 2, price: 2200 } },
    ]);
    expect(diary.position()?.lastBatchUuid).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('[CAT-01] a ping is answered by its number', async () => {
    await startWithSnapshot();
    provider.sendMessage({ PingRequest: { id: 'p-7' } });
    await eventually(() =>
      expect(provider.requests.at(-1)).toEqual({ PingResponse: { id: 'p-7' } }),
    );
  });

  test('[CAT-02] a snapshot that lacks a part is not taken for a whole one', async () => {
    provider.replaceSnapshot([
      ...smallWorld,
      ...Array.from({ length: 200 }, (_, index) => ({
        entityClass: 'Participant',
        id: String(index + 1),
        version: 1,
        typeId: 2,
        name: `Team ${index}`,
      })),
    ]);
    provider.loseAPart();
    feed.start(diary.consumer, null);
    await eventually(() => expect(diary.entries.at(-1)).toBe('snapshot ends'));
    expect(diary.entries).toEqual([
      'snapshot begins',
      'missed',
      'disconnected',
      'snapshot begins',
      'snapshot ends',
    ]);
    expect(counts).toMatchObject({ gap: 1, 'started-over': 1, subscribed: 2 });
  });
});

describe('after a drop', () => {
  test('[CAT-02] what happened meanwhile is told, and then that we are level', async () => {
    await startWithSnapshot();
    await pushAndHear(2.2, 2);
    provider.drop();
    provider.lose(price(2.3, 3), 'remembered');
    await eventually(() => expect(diary.entries.at(-1)).toBe('resumed'));
    expect(diary.changes.map((change) => 'changed' in change && change.changed)).toEqual([
      { version: 2, price: 2200 },
      { version: 3, price: 2300 },
    ]);
    expect(requestNames().filter((name) => name !== 'PingResponse')).toEqual([
      'SubscribeRequest',
      'UpdateDataResumeRequest',
    ]);
  });

  test('[CAT-02] a consumer that is handed a position goes on from there', async () => {
    await startWithSnapshot();
    await pushAndHear(2.2, 2);
    const position = diary.position() as FeedPosition;
    feed.stop();
    await eventually(() => expect(provider.clients).toBe(0));
    provider.push(price(2.3, 3));
    const next = keepDiary();
    feed.start(next.consumer, position);
    await eventually(() => expect(next.entries).toEqual(['1 changes', 'resumed']));
  });

  test.each([
    ['a resumption refused', { error: { code: '400', message: 'no' } }],
    ['an internal error', { error: { code: '1000', message: 'oh' } }],
    ['an answer nobody knows', { Surprise: {} }],
    ['an answer to another question', { SubscribeResponse: { subscriptionId: 's' } }],
  ])('[CAT-02] %s leads to a whole snapshot', async (_name, answer) => {
    await startWithSnapshot();
    await pushAndHear(2.2, 2);
    provider.answerOnce('UpdateDataResumeRequest', answer);
    provider.drop();
    await eventually(() =>
      expect(diary.entries.filter((one) => one === 'snapshot ends')).toHaveLength(2),
    );
    expect(counts['started-over']).toBe(1);
  });

  test('[CAT-02] an error that will pass keeps our place', async () => {
    await startWithSnapshot();
    await pushAndHear(2.2, 2);
    provider.answerOnce('UpdateDataResumeRequest', { error: { code: '300', message: 'full' } });
    provider.drop();
    await eventually(() => expect(diary.entries.at(-1)).toBe('resumed'));
    expect(counts).toMatchObject({ subscribed: 1, 'provider-error': 1 });
  });

  test('[CAT-20] a line that is left because of its silence is replaced at once', async () => {
    await startWithSnapshot();
    await pushAndHear(2.2, 2);
    provider.beSilent(true);
    provider.lose(price(2.4, 3), 'remembered');
    provider.beSilent(false);
    feed.reconnect();
    await eventually(() => expect(diary.entries.at(-1)).toBe('resumed'));
    expect(diary.changes).toHaveLength(2);
  });

  test('[CAT-20] a line that is left before it stands is replaced as well', async () => {
    feed.start(diary.consumer, null);
    feed.reconnect();
    await eventually(() => expect(diary.entries.at(-1)).toBe('snapshot ends'));
  });
});

describe('batches out of order', () => {
  test('[CAT-02] the same batch twice is taken once', async () => {
    await startWithSnapshot();
    await pushAndHear(2.2, 2);
    provider.repeatLast();
    await pushAndHear(2.3, 3);
    expect(diary.changes).toHaveLength(2);
    expect(counts['duplicate-batch']).toBe(1);
  });

  test('[CAT-02] a batch that was lost is asked for', async () => {
    await startWithSnapshot();
    await pushAndHear(2.2, 2);
    provider.lose(price(2.3, 3), 'remembered');
    provider.push(price(2.4, 4));
    await eventually(() => expect(diary.entries.at(-1)).toBe('resumed'));
    expect(diary.entries).toEqual([
      'snapshot begins',
      'snapshot ends',
      '1 changes',
      'missed',
      'disconnected',
      '1 changes',
      '1 changes',
      'resumed',
    ]);
    expect(counts).toMatchObject({ gap: 1, subscribed: 1 });
  });

  test('[CAT-02] one that the provider lost too leads to a whole snapshot', async () => {
    await startWithSnapshot();
    await pushAndHear(2.2, 2);
    provider.lose(price(2.3, 3), 'forgotten');
    provider.push(price(2.4, 4));
    await eventually(() => expect(diary.entries.at(-1)).toBe('snapshot ends'));
    expect(counts).toMatchObject({ gap: 2, subscribed: 2 });
  });
});

describe('what cannot be read', () => {
  const gzipped = (text: string) => frame(gzipSync(text));
  test.each<[string, Buffer, FeedEvent]>([
    ['a payload that is not gzip', frame(Buffer.from('<html>')), 'not-gzip'],
    ['a payload that is not JSON', gzipped('{"UpdateData":'), 'not-json'],
    ['a message nobody knows', gzipped('{"Weather":{}}'), 'unknown-message'],
    ['two messages in one', gzipped('{"PingRequest":{"id":"1"},"error":{}}'), 'unknown-message'],
    ['a list', gzipped('[1]'), 'unknown-message'],
    ['a batch without its number', gzipped('{"UpdateData":{"changes":[]}}'), 'unknown-message'],
  ])('[CAT-15] %s is counted, and the rest goes on', async (_name, bytes, event) => {
    await startWithSnapshot();
    provider.sendBytes(bytes);
    await pushAndHear(2.2, 2);
    expect(counts[event]).toBe(1);
    expect(counts.connected).toBe(1);
  });

  test.each<[string, () => void]>([
    ['cut short', () => provider.cut()],
    ['without a length', () => provider.sendBytes(Buffer.from('hello, world'))],
    ['of impossible length', () => provider.sendBytes(Buffer.from('999999999\0'))],
  ])('[CAT-15] after a frame %s the line is opened anew and goes on', async (_name, breakIt) => {
    await startWithSnapshot();
    await pushAndHear(2.2, 2);
    breakIt();
    await eventually(() => expect(diary.entries.at(-1)).toBe('resumed'));
    await pushAndHear(2.3, 3);
    expect(counts['broken-frame']).toBe(1);
    expect(counts.subscribed).toBe(1);
  });

  test('[CAT-15] of a batch, what can be read is taken', async () => {
    await startWithSnapshot();
    provider.push(
      { entityClass: 'Weather', type: 'create', id: '1' },
      { entityClass: 'Market', type: 'update', id: 'abc' },
      { entityClass: 'Market', type: 'toString', id: ids.market },
      { ...price(2.2, 2), colour: 'red' },
    );
    await eventually(() => expect(diary.entries.at(-1)).toBe('1 changes'));
    expect(counts).toMatchObject({
      'unknown-class': 1,
      'wrong-field': 1,
      'unknown-act': 1,
      'unknown-field': 1,
    });
  });
});

test('[CAT-01] a consumer that takes its time is not overrun, and nothing is lost', async () => {
  const gate = Promise.withResolvers<void>();
  const slow = { ...diary.consumer, snapshotPart: () => gate.promise };
  feed.start(slow, null);
  await eventually(() => expect(provider.clients).toBe(1));
  for (let version = 2; version <= 50; version += 1)
    provider.push(price(2 + version / 100, version));
  expect(diary.entries).toEqual(['snapshot begins']);
  gate.resolve();
  await eventually(() => expect(diary.changes).toHaveLength(49));
});

test('[CAT-18] once stopped, nothing more is heard', async () => {
  await startWithSnapshot();
  feed.stop();
  const { length } = diary.entries;
  const heard = diary.timesHeard();
  provider.push(price(2.2, 2));
  await eventually(() => expect(provider.clients).toBe(0));
  expect(diary.entries).toHaveLength(length);
  expect(diary.timesHeard()).toBe(heard);
});
