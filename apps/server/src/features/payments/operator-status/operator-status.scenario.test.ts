import { operators } from '@kipute/contract/constants/money/operators';
import { registry } from '@kipute/contract/registry';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { paymentSteps } from '../fixtures/payment-steps.ts';
import { createPaymentsOffice, type PaymentsOffice } from '../fixtures/payments-office.ts';
import { paid, unknown } from '../fixtures/scripted-party.ts';

let office: PaymentsOffice;
let asha: bigint;
const { payBill, promptDeposit, sendWithdrawal } = paymentSteps(() => office);

beforeEach(async () => {
  await office?.close();
  office = await createPaymentsOffice();
  asha = await office.newPlayer();
});
afterAll(() => office.close());

async function status() {
  const reply = await office.payments.routes['operator_status/inquire']({}, office.clerk);
  if (reply.kind !== 'answer') throw new Error(reply.kind);
  const { rows } = registry['operator_status/inquire'].output.parse(reply.content);
  const mpesa = rows.find(({ pay_type }) => pay_type === operators.mpesa.id);
  if (!mpesa) throw new Error('every operator has a row');
  return mpesa;
}

test('[MNO-30] what was asked for in an hour counts as paid, refused or open', async () => {
  office.party.answers.request = unknown;
  await promptDeposit({ playerId: asha, amount: 500 });
  office.party.answers.payout = paid();
  await office.give(asha, shillings(20_000));
  await sendWithdrawal({ playerId: asha, amount: 5_000 });
  const { deposits, withdrawals } = await status();
  expect(deposits.hours).toHaveLength(24);
  expect(deposits.hours.at(-1)).toMatchObject({ asked: 1, succeeded: 0, failed: 0 });
  expect(deposits.open).toBe(1);
  expect(withdrawals.hours.at(-1)).toMatchObject({ asked: 1, succeeded: 1, failed: 0 });
  expect(withdrawals.median_seconds).not.toBeNull();
});

test('[MNO-31] what is held is what the books say, and the alarm comes when it runs dry soon', async () => {
  for (const receipt of ['SKF1', 'SKF2']) {
    await payBill({ playerId: asha, receipt, amount: shillings(3_000_000) });
  }
  expect(await status()).toMatchObject({ held: 6_000_000, state: 'good', dry_at: null });
  office.party.answers.payout = paid();
  await sendWithdrawal({ playerId: asha, amount: 900_000 });
  const after = await status();
  expect(after.held).toBe(5_100_000);
  expect(after.expected.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThan(0);
  const value = { ...office.settings.current('pay'), floatWarning: shillings(5_200_000) };
  const basedOn = office.settings.revisionOf('pay');
  await office.database.transact((tx) =>
    office.settings.change(tx, { section: 'pay', basedOn, changedBy: null, note: 'test', value }),
  );
  expect(await status()).toMatchObject({ state: 'low' });
});
