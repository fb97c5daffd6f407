import { expect, test } from 'vitest';
import type { Party } from '../party.ts';
import { Callbacks } from './callbacks.ts';
import { MoneyNetwork } from './network.ts';
import type { Outcome } from './outcome.ts';

const phone = '255750000001';
const order = { party: 'mpesa', reference: 'R1', phone, amount: 5_000, words: 'Weka' } as const;

/** A party that only listens to what it would have to tell. */
function networkWith() {
  const told: Outcome[] = [];
  const network = new MoneyNetwork(new Callbacks({ baseUrl: undefined, retryWaitsMs: [] }));
  const listen = (_: unknown, outcome: Outcome) => void told.push(outcome);
  const party: Party = {
    name: 'mpesa',
    register: () => undefined,
    collectionCallback: listen,
    payoutCallback: listen,
  };
  network.join(party);
  return { network, told };
}

test('[MM-20] approved with the PIN: the money moves and both sides know it', async () => {
  const { network, told } = networkWith();
  const { id } = network.collect(order);
  expect(network.prompts(phone)).toMatchObject([{ id, amount: 5_000 }]);
  expect(network.answerPrompt(id, 'approve', '1234')).toBe('paid');
  const { outcome } = network.collections.find(id) ?? {};
  await expect.poll(() => told).toEqual([outcome]);
  expect(network.prompts(phone)).toEqual([]);
  expect(network.subscribers.find(phone)?.balance).toBe(495_000);
  expect(network.subscribers.find(phone)?.messages[0]?.text).toContain('Umelipa TSh 5,000');
  expect(network.merchant.at('mpesa').float).toBe(50_005_000);
  expect(network.answerPrompt(id, 'refuse')).toBe('no-such-prompt');
});

const refusals = [
  ['refuse', undefined, 5_000, 'cancelled'],
  ['approve', '4321', 5_000, 'wrong-pin'],
  ['approve', '1234', 500_001, 'funds-short'],
] as const;

test.each(refusals)('[MM-20] %s with PIN %s, TSh %d: %s', async (answer, pin, amount, reason) => {
  const { network, told } = networkWith();
  const { id } = network.collect({ ...order, amount });
  expect(network.answerPrompt(id, answer, pin)).toBe('refused');
  await expect.poll(() => told).toEqual([{ kind: 'refused', reason }]);
  expect(network.subscribers.find(phone)?.balance).toBe(500_000);
  expect(network.merchant.at('mpesa').float).toBe(50_000_000);
});

test('[MM-20] ignored it leaves the handset, and expires', async () => {
  const { network, told } = networkWith();
  network.knobs.set('mpesa', { promptLifetimeMs: 50 });
  const { id } = network.collect(order);
  expect(network.answerPrompt(id, 'ignore')).toBe('ignored');
  expect(network.prompts(phone)).toEqual([]);
  await expect.poll(() => told).toEqual([{ kind: 'refused', reason: 'expired' }]);
});

test.each(['approve', 'refuse'] as const)('[MM-20] nobody is there: %s', async (prompts) => {
  const { network, told } = networkWith();
  network.knobs.set('mpesa', { prompts });
  network.collect(order);
  await expect.poll(() => told).toHaveLength(1);
  expect(told[0]?.kind).toBe(prompts === 'approve' ? 'paid' : 'refused');
});

test('[MM-22] a payout needs a float, and is told when it is through', async () => {
  const { network, told } = networkWith();
  network.knobs.set('mpesa', { float: 'empty' });
  expect(network.payOut(order).outcome).toEqual({ kind: 'refused', reason: 'float-empty' });
  network.knobs.set('mpesa', { payoutDelayMs: 30 });
  const { id, outcome } = network.payOut({ ...order, reference: 'R2' });
  expect(outcome).toBeUndefined();
  await expect.poll(() => told).toHaveLength(1);
  expect(network.payouts.find(id)?.outcome).toEqual(told[0]);
  expect(network.subscribers.find(phone)?.balance).toBe(505_000);
});

test('[MM-25] a number that nobody can have gets no prompt and no money', () => {
  const { network } = networkWith();
  const nobody = { ...order, phone: '255730000001' };
  const refused = { kind: 'refused', reason: 'phone-unknown' };
  expect(network.collect(nobody).outcome).toEqual(refused);
  expect(network.payOut({ ...nobody, reference: 'R2' }).outcome).toEqual(refused);
});
