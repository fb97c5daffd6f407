import { closeCodes } from '@kipute/contract/socket';
import { eventually } from '@kipute/testkit/eventually';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type LiveServer, startLiveServer } from './fixtures/live-server.ts';
import { openRawPage, type RawPage } from './fixtures/raw-page.ts';

const limits = { sweepEveryMs: 20, closeWithinMs: 30_000, silentForMsMax: 60_000 };

let server: LiveServer;
afterEach(() => server.stop());

async function openSubscriber(): Promise<RawPage> {
  const page = openRawPage(server, { topics: ['match:1'] });
  await eventually(() => expect(page.controls).toHaveLength(2));
  return page;
}

const filler = { type: 'monitoring', topic: 'match:1', content: 'x'.repeat(60_000) } as const;
const priceIs = (price: number) =>
  ({ type: 'update_match_odds', topic: 'match:1', content: { price } }) as const;
const pricesSeen = (page: RawPage) =>
  page.broadcasts().flatMap(({ type, content }) => (type === 'update_match_odds' ? [content] : []));

/** Fills every buffer between the server and a page that has stopped reading. */
async function fillTheLine(): Promise<void> {
  await eventually(() => {
    server.hub.publish(filler, { coalesceKey: 'filler' });
    expect(server.counted('coalesced')).toBeGreaterThan(0);
  });
}

describe('a reader that falls behind', () => {
  beforeEach(async () => {
    server = await startLiveServer({ limits: { ...limits, slowForMsMax: 60_000 } });
  });

  test('[LIVE-09] gets only the newest of each key when it reads again', async () => {
    const slow = await openSubscriber();
    const quick = await openSubscriber();
    slow.socket.pause();
    await fillTheLine();
    for (let price = 1; price <= 100; price += 1) {
      server.hub.publish(priceIs(price), { coalesceKey: 'offer 7' });
      server.hub.publish(priceIs(-price), { coalesceKey: 'offer 8' });
    }
    // The others are not held up by it.
    await eventually(() => expect(pricesSeen(quick)).toHaveLength(200));
    slow.socket.resume();
    await eventually(() => expect(pricesSeen(slow)).toHaveLength(2));
    expect(pricesSeen(slow)).toEqual([{ price: 100 }, { price: -100 }]);
    server.hub.publish(priceIs(101), { coalesceKey: 'offer 7' });
    await eventually(() => expect(pricesSeen(slow).at(-1)).toEqual({ price: 101 }));
  });

  test('[LIVE-18] gets one snapshot instead of all that it missed of a topic', async () => {
    let price = 0;
    server.hub.provideSnapshot('match', () => [priceIs(price)]);
    const slow = await openSubscriber();
    const quick = await openSubscriber();
    slow.socket.pause();
    await fillTheLine();
    for (price = 1; price < 100; price += 1) {
      server.hub.publish(priceIs(price), { whenBehind: 'snapshot' });
    }
    await eventually(() => expect(pricesSeen(quick)).toHaveLength(100));
    slow.socket.resume();
    await eventually(() => expect(pricesSeen(slow)).toHaveLength(2));
    // What it began with, then the newest there is when it reads again.
    expect(pricesSeen(slow)).toEqual([{ price: 0 }, { price: 100 }]);
    server.hub.publish(priceIs(101), { whenBehind: 'snapshot' });
    await eventually(() => expect(pricesSeen(slow).at(-1)).toEqual({ price: 101 }));
  });

  test('[LIVE-09] gets everything that has no key, in its order', async () => {
    const slow = await openSubscriber();
    slow.socket.pause();
    await fillTheLine();
    const prices = Array.from({ length: 50 }, (_, price) => ({ price }));
    for (const { price } of prices) server.hub.publish(priceIs(price));
    slow.socket.resume();
    await eventually(() => expect(pricesSeen(slow)).toEqual(prices));
  });
});

describe('a reader too far behind', () => {
  const endOf = async (page: RawPage) => {
    await eventually(() => expect(server.counted('closed-slow')).toBe(1));
    page.socket.resume();
    return page.closed;
  };

  test('[LIVE-10] is closed with a reason after a while', async () => {
    server = await startLiveServer({ limits: { ...limits, slowForMsMax: 200 } });
    const slow = await openSubscriber();
    slow.socket.pause();
    await fillTheLine();
    expect(await endOf(slow)).toEqual({ code: closeCodes.slowReader, reason: 'slow reader' });
  });

  test('[LIVE-10] is closed when more would wait than is remembered', async () => {
    server = await startLiveServer({
      limits: { ...limits, slowForMsMax: 60_000, backlogMax: 10 },
    });
    const slow = await openSubscriber();
    slow.socket.pause();
    await fillTheLine();
    for (let price = 1; price <= 12; price += 1) server.hub.publish(priceIs(price));
    expect(await endOf(slow)).toMatchObject({ code: closeCodes.slowReader });
  });
});
