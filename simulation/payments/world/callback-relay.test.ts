import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openCallbackRelay } from './callback-relay.ts';

/** Takes what comes and answers with it. */
async function openHouse() {
  const heard: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    heard.push(`${request.url} ${request.headers['x-signed']} ${Buffer.concat(chunks)}`);
    response.writeHead(202, { 'content-type': 'text/xml' }).end('<taken/>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { heard, url, close: () => void server.close() };
}

test('[SIM-51] messages pass as they are, are seen, and can be made to overtake', async () => {
  const house = await openHouse();
  const relay = await openCallbackRelay();
  relay.leadTo(house.url);
  const send = (body: string) =>
    fetch(`${relay.url}/callbacks/mobile-money/mixx?key=k`, {
      ...{ method: 'POST', headers: { 'x-signed': 's' }, body },
    });
  const answer = await send('first');
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    202,
    'text/xml',
    '<taken/>',
  ]);
  relay.holdNext([300]);
  const late = send('late');
  await expect.poll(() => relay.captured()).toHaveLength(2);
  expect(relay.underWay()).toBe(1);
  await send('early');
  await late;
  const path = '/callbacks/mobile-money/mixx?key=k';
  expect(house.heard).toEqual([`${path} s first`, `${path} s early`, `${path} s late`]);
  expect(relay.captured()[0]).toMatchObject({ path, body: 'first', headers: { 'x-signed': 's' } });
  await expect.poll(() => relay.underWay()).toBe(0);
  relay.forget();
  expect(relay.captured()).toEqual([]);
  await relay.close();
  house.close();
});

test('[SIM-51] an operator that finds nobody behind it is told to come again', async () => {
  const relay = await openCallbackRelay();
  relay.leadTo('http://127.0.0.1:1');
  const answer = await fetch(relay.url, { method: 'POST', body: 'x' });
  expect(answer.status).toBe(502);
  await relay.close();
});
