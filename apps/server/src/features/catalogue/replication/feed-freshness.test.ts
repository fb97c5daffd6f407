import { describe, expect, test } from 'vitest';
import { createFeedFreshness, type FeedFreshness } from './feed-freshness.ts';

const second = 1_000;

function fresh(): FeedFreshness {
  const feed = createFeedFreshness(0);
  feed.confirm(feed.generation());
  return feed;
}

describe('silence', () => {
  test('[CAT-20] suspends at ten seconds and reconnects once', () => {
    const feed = fresh();
    expect(feed.check(9 * second)).toEqual({ freshness: 'fresh', mustReconnect: false });
    expect(feed.check(10 * second)).toEqual({ freshness: 'suspended', mustReconnect: true });
    expect(feed.check(11 * second)).toEqual({ freshness: 'suspended', mustReconnect: false });
    feed.received(12 * second);
    expect(feed.check(13 * second)).toEqual({ freshness: 'suspended', mustReconnect: false });
    feed.confirm(feed.generation());
    expect(feed.check(14 * second).freshness).toBe('fresh');
  });

  test('[CAT-20] our own slowness suspends too, and reconnects only when idle', () => {
    const feed = fresh();
    feed.busy();
    expect(feed.check(10 * second)).toEqual({ freshness: 'suspended', mustReconnect: false });
    feed.idle(12 * second);
    expect(feed.check(12 * second)).toEqual({ freshness: 'suspended', mustReconnect: true });
  });

  test('[CAT-20] a snapshot that takes us long is not requested again', () => {
    const feed = createFeedFreshness(0);
    feed.snapshotBegins();
    feed.busy();
    expect(feed.check(15 * second).mustReconnect).toBe(false);
    feed.idle(16 * second);
    expect(feed.check(17 * second).mustReconnect).toBe(false);
    feed.confirm(feed.generation());
    expect(feed.check(17 * second).freshness).toBe('fresh');
  });

  test('[CAT-20] a snapshot whose end takes long to be written is confirmed', () => {
    const feed = createFeedFreshness(0);
    feed.snapshotBegins();
    feed.busy();
    const atItsEnd = feed.generation();
    expect(feed.check(15 * second)).toEqual({ freshness: 'suspended', mustReconnect: false });
    feed.confirm(atItsEnd);
    feed.idle(16 * second);
    expect(feed.check(17 * second)).toEqual({ freshness: 'fresh', mustReconnect: false });
  });

  test('[CAT-20] a snapshot that stops in the middle is requested again', () => {
    const feed = createFeedFreshness(0);
    feed.snapshotBegins();
    expect(feed.check(10 * second).mustReconnect).toBe(true);
  });
});

describe('a lost connection', () => {
  test('[CAT-21] suspends after three seconds unless it is up to date again', () => {
    const feed = fresh();
    feed.disconnected(1 * second);
    feed.disconnected(3 * second);
    expect(feed.check(3_999).freshness).toBe('fresh');
    expect(feed.check(4_000).freshness).toBe('suspended');
    feed.confirm(feed.generation());
    expect(feed.check(9_000).freshness).toBe('fresh');
  });

  test('[CAT-21] one that is up to date again at the third second is confirmed', () => {
    const feed = fresh();
    feed.disconnected(1 * second);
    const whenBack = feed.generation();
    expect(feed.check(4_000).freshness).toBe('suspended');
    feed.confirm(whenBack);
    expect(feed.check(4_100)).toEqual({ freshness: 'fresh', mustReconnect: false });
  });

  test('[CAT-21] what came on the connection before is not confirmed on the next', () => {
    const feed = fresh();
    feed.disconnected(1 * second);
    const whenBack = feed.generation();
    feed.disconnected(2 * second);
    feed.confirm(whenBack);
    expect(feed.check(4_000).freshness).toBe('suspended');
  });
});

test('[CAT-19] what was invalidated meanwhile is not confirmed', () => {
  const feed = createFeedFreshness(0);
  const before = feed.generation();
  feed.invalidate();
  feed.confirm(before);
  expect(feed.check(second).freshness).toBe('suspended');
});
