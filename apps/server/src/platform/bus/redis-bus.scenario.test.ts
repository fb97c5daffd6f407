import { eventually } from '@kipute/testkit/eventually';
import { startTestRedis, type TestRedis } from '@kipute/testkit/test-redis';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Bus, defineTopic } from './bus.ts';
import { busSuite, counted, silent } from './fixtures/bus-suite.ts';

import { createRedisBus } from './redis-bus.ts';

let redis: TestRedis;
beforeAll(async () => {
  redis = await startTestRedis();
});
afterAll(() => redis.kill());

busSuite('redis', () => createRedisBus(redis.url, silent));

const joined = (bus: Bus) => new Promise<void>((resolve) => bus.onRejoin(resolve));

describe('a fleet of two', () => {
  let here: Bus;
  let there: Bus;
  let heardHere: number[];
  let heardThere: number[];

  beforeEach(async () => {
    heardHere = [];
    heardThere = [];
    here = createRedisBus(redis.url, silent);
    there = createRedisBus(redis.url, silent);
    here.subscribe(counted, ({ count }) => heardHere.push(count));
    there.subscribe(counted, ({ count }) => heardThere.push(count));
    await Promise.all([joined(here), joined(there)]);
  });
  afterEach(async () => {
    await here.close();
    await there.close();
  });

  test('[BUS-01] both processes hear each message once and in order', async () => {
    const counts = Array.from({ length: 50 }, (_, count) => count);
    for (const count of counts) await here.publish(counted, { count });
    // The answer comes after any echo of the fifty on the same connection.
    await eventually(() => expect(heardThere).toEqual(counts));
    await there.publish(counted, { count: 50 });
    await eventually(() => expect(heardHere).toEqual([...counts, 50]));
  });

  test('[BUS-03] what the schema cannot read is dropped, what follows is heard', async () => {
    const stranger = new Redis(redis.url);
    const origin = '0123456789abcdef';
    for (const text of ['{', '{"count":"many"}', '{"count":8}']) {
      await stranger.publish('kipute:bus:counted', origin + text);
    }
    stranger.disconnect();
    await eventually(() => expect(heardThere).toEqual([8]));
  });

  test('[BUS-06] Redis dies and returns: listeners are told, and delivery resumes', async () => {
    await redis.kill();
    await here.publish(counted, { count: 1 });
    expect(heardHere).toEqual([1]);

    const back = Promise.all([joined(here), joined(there)]);
    await redis.start();
    await back;
    await here.publish(counted, { count: 2 });
    await eventually(() => expect(heardThere).toEqual([2]));
    expect(heardHere).toEqual([1, 2]);
  });

  test('[BUS-05] a topic nobody listens to any more is heard again by a newcomer', async () => {
    const other = defineTopic('other', counted.schema);
    const first = vi.fn();
    here.subscribe(other, first)();
    const second = vi.fn();
    here.subscribe(other, second);
    await eventually(async () => {
      await there.publish(other, { count: 3 });
      expect(second).toHaveBeenCalled();
    });
    expect(first).not.toHaveBeenCalled();
  });
});
