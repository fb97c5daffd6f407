import { operators } from '@kipute/contract/constants/money/operators';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPaymentsWorld, type PaymentsWorld } from '../fixtures/payments-world.ts';
import { inProgress, paid } from '../fixtures/scripted-party.ts';

let world: PaymentsWorld;
let asha: bigint;
beforeAll(async () => {
  world = await createPaymentsWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  asha = await world.newPlayer();
  world.party.receipts = 'not-offered';
  world.party.answers.request = inProgress();
  world.party.answers.status = { verdict: { kind: 'in-progress' } };
});

async function prompt() {
  const wish = { pay_type: operators.mixx.id, phone: '', amount: 5_000 };
  const request_key = `request-of-player-${asha}`;
  const reply = await world.payments.routes['recharge/add'](
    { ...wish, request_key },
    world.as(asha),
  );
  if (reply.kind !== 'answer') throw new Error('no deposit');
  const { id } = await world.database.read
    .selectFrom('deposit')
    .select('id')
    .where('playerId', '=', asha)
    .executeTakeFirstOrThrow();
  await world.runJob('request-deposit', { depositId: id.toString() });
  return { serial: reply.content.serial_number, depositId: id.toString() };
}
const claim = (receipt = '61115123456', player = asha) =>
  world.payments.routes['recharge/claim'](
    { pay_type: operators.mixx.id, receipt_number: receipt },
    world.as(player),
  );
const looks = () =>
  world.database.read
    .selectFrom('paymentWord')
    .innerJoin('deposit', 'deposit.id', 'depositId')
    .select(['source', 'lookReason', 'words'])
    .where('needsLook', '=', true)
    .where('playerId', '=', asha)
    .execute();

test('[PAY-54] a receipt nobody can be asked about goes before a person with its number', async () => {
  const { serial } = await prompt();
  const note = expect.stringContaining('Tumepokea namba ya risiti');
  const kept = { serial_number: serial, stage: 'unknown', note };
  expect(await claim()).toMatchObject({ kind: 'answer', content: kept });
  expect(await claim()).toMatchObject({ kind: 'answer', content: kept });
  expect(await looks()).toEqual([
    { source: 'claim', lookReason: 'receipt-shown', words: '61115123456' },
  ]);
  expect(await world.balanceOf(asha)).toBe(0n);
});

test('[PAY-54] an open payment that can be asked about is, and is credited once', async () => {
  const { serial } = await prompt();
  world.party.answers.status = paid(`carrier-${asha}`);
  expect(await claim()).toMatchObject({ content: { serial_number: serial, stage: 'paid' } });
  expect(await claim()).toEqual({ kind: 'refusal', code: 'operator-silent' });
  expect(await world.balanceOf(asha)).toBe(shillings(5_000));
  expect(await looks()).toEqual([]);
});

test('[PAY-54] who has no open payment hears that the operator does not answer', async () => {
  expect(await claim()).toEqual({ kind: 'refusal', code: 'operator-silent' });
});

test('[PAY-54] a receipt of somebody else tells nothing about their payment', async () => {
  await prompt();
  const juma = await world.newPlayer();
  expect(await claim('61115123456', juma)).toEqual({ kind: 'refusal', code: 'operator-silent' });
  expect(await looks()).toEqual([]);
});
