import { expect, test } from 'vitest';
import { createAdmissionQueue } from '../http/load-shedding.ts';
import { createInFlightRequests } from './in-flight-requests.ts';

function requests() {
  const queue = createAdmissionQueue({ queueMax: 9, burstMax: 9, burstMs: 9 });
  const inFlight = createInFlightRequests(queue);
  const begun: string[] = [];
  const send = (key: string, work: () => Promise<string>) => {
    queue.enter();
    const begin = (how: string) => () => {
      begun.push(`${key} ${how}`);
      return work();
    };
    return inFlight(key, { first: begin('first'), retry: begin('retry') }).finally(() =>
      queue.leave(),
    );
  };
  return { queue, begun, send };
}

test('[BET-35] a request whose key is in flight waits for it, others do not', async () => {
  const { begun, send } = requests();
  const gate = Promise.withResolvers<string>();
  const first = send('K', () => gate.promise);
  const second = send('K', async () => 'second');
  const third = send('K', async () => 'third');
  expect(await send('L', async () => 'other')).toBe('other');
  expect(begun).toEqual(['K first', 'L first']);
  gate.resolve('first');
  expect(await Promise.all([first, second, third])).toEqual(['first', 'second', 'third']);
  expect(begun.slice(2)).toEqual(['K retry', 'K retry']);
  await send('K', async () => 'much later');
  expect(begun.at(-1)).toBe('K first');
});

test('[BET-35] one that fails does not fail the next', async () => {
  const { send } = requests();
  const failed = send('K', () => Promise.reject(new Error('the database is gone')));
  const next = send('K', async () => 'placed');
  await expect(failed).rejects.toThrow('gone');
  expect(await next).toBe('placed');
});

test('[BET-49] a request that waits for its key takes no place in the admission queue', async () => {
  const { queue, send } = requests();
  const gate = Promise.withResolvers<string>();
  const all = ['K', 'K', 'K'].map((key) => send(key, () => gate.promise));
  expect(queue.size()).toBe(1);
  gate.resolve('done');
  await Promise.all(all);
  expect(queue.size()).toBe(0);
});
