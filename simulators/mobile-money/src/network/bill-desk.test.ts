import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Party } from '../party.ts';
import { BillDesk } from './bill-desk.ts';
import { Callbacks } from './callbacks.ts';
import { ledgerOf } from './ledger.ts';
import { MoneyNetwork } from './network.ts';

let merchant: Server;
/** What the merchant answers, one after another. */
let answers: string[];

beforeEach(async () => {
  merchant = createServer((_, response) => response.end(answers.shift() ?? 'accepted'));
  merchant.listen(0, '127.0.0.1');
  await once(merchant, 'listening');
});
afterEach(() => {
  merchant.closeAllConnections();
  merchant.close();
});

const party: Party = {
  name: 'mpesa',
  register: () => undefined,
  collectionCallback: () => undefined,
  billSteps: () => [
    {
      request: { path: '/', contentType: 'text/plain', body: 'bill' },
      read: ({ body }) => (body === 'refused' ? 'refused' : 'accepted'),
    },
  ],
};

function openDesk(till?: string) {
  const baseUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`;
  const callbacks = new Callbacks({ baseUrl, retryWaitsMs: [] });
  const network = new MoneyNetwork(callbacks);
  network.join(party);
  return { network, desk: new BillDesk(network, callbacks, till) };
}

const phone = '255757000001';
const order = { party: 'mpesa', phone, businessNumber: '447744', reference: 'X' } as const;
const linesOf = (network: MoneyNetwork) => ledgerOf(network, new Date(0).toISOString()).lines;

test('[MM-23] [MM-30] what any of two tellings refuses goes back, once', async () => {
  const { network, desk } = openDesk();
  network.knobs.set('mpesa', { callbacks: 'twice' });
  answers = ['accepted', 'refused'];
  expect(await desk.pay({ ...order, amount: 2_000 })).toMatchObject({ kind: 'paid' });
  await expect.poll(() => linesOf(network)).toMatchObject([{ amount: 2_000, returned: true }]);
  expect(network.subscribers.find(phone)?.balance).toBe(500_000);
  answers = ['refused', 'refused'];
  await desk.pay({ ...order, amount: 3_000 });
  await expect.poll(() => linesOf(network).filter(({ returned }) => returned)).toHaveLength(2);
  await expect.poll(() => answers).toEqual([]);
  expect(network.subscribers.find(phone)?.balance).toBe(500_000);
});

test('[MM-23] what is paid to another till is told, and is not the money of the merchant', async () => {
  const { network, desk } = openDesk('447744');
  answers = ['accepted', 'accepted'];
  await desk.pay({ ...order, amount: 2_000, businessNumber: '111111' });
  await expect.poll(() => answers).toHaveLength(1);
  expect(linesOf(network)).toEqual([]);
  await desk.pay({ ...order, amount: 2_000 });
  expect(linesOf(network)).toMatchObject([{ businessNumber: '447744', returned: false }]);
});
