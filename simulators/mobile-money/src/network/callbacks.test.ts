import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { Callbacks } from './callbacks.ts';

const request = { path: '/callbacks/mobile-money/x', contentType: 'text/plain', body: 'hello' };

/** Answers with these statuses, one after another. */
async function houseAnswering(...statuses: readonly number[]) {
  const left = [...statuses];
  const server = createServer((incoming, response) => {
    incoming.resume();
    response.writeHead(left.shift() ?? 200).end('said');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { baseUrl, left, stop: () => void server.close() };
}

test('[MM-21] it calls again after a server error, and no more after any other answer', async () => {
  const house = await houseAnswering(503, 500, 404, 200);
  const callbacks = new Callbacks({ baseUrl: house.baseUrl, retryWaitsMs: [1, 1, 1, 1] });
  expect(await callbacks.deliver(request)).toEqual({ status: 404, body: 'said' });
  expect(house.left).toEqual([200]);
  house.stop();
});

test('[MM-21] it gives up in the end, and calls nobody who has not said where', async () => {
  const house = await houseAnswering(500, 500, 500);
  const callbacks = new Callbacks({ baseUrl: undefined, retryWaitsMs: [1] });
  expect(await callbacks.deliver(request)).toBeUndefined();
  expect(house.left).toHaveLength(3);
  callbacks.callAt(house.baseUrl);
  expect(await callbacks.deliver(request)).toBeUndefined();
  expect(house.left).toHaveLength(1);
  house.stop();
});

test('[MM-21] a simulator that ends waits for nothing', async () => {
  const callbacks = new Callbacks({ baseUrl: 'http://127.0.0.1:1', retryWaitsMs: [60_000] });
  const delivered = callbacks.deliver(request);
  callbacks.stop();
  expect(await delivered).toBeUndefined();
});
