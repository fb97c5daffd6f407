import { operators } from '@kipute/contract/constants/money/operators';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paymentSteps } from './fixtures/payment-steps.ts';
import { createPaymentsOffice, type PaymentsOffice } from './fixtures/payments-office.ts';
import { inProgress, paid, refused } from './fixtures/scripted-party.ts';

let world: PaymentsOffice;
let asha: bigint;
let heard: string[] = [];
beforeAll(async () => {
  world = await createPaymentsOffice();
  world.wallet.onBalanceChanged(({ playerId, cause, amount, account }) => {
    if (playerId === asha?.toString()) heard.push(`${cause} ${amount} ${account}`.trim());
  });
});
afterAll(() => world.close());
beforeEach(async () => {
  asha = await world.newPlayer();
  heard = [];
  world.party.answers.request = inProgress();
  world.party.answers.payout = inProgress();
});

const { promptDeposit, sendWithdrawal, payBill } = paymentSteps(() => world);

test('[LED-24] a prompt that was paid is told', async () => {
  world.party.answers.request = paid();
  await promptDeposit({ playerId: asha, amount: 5_000 });
  expect(heard).toEqual(['deposit 500000 float-mpesa']);
});

test('[LED-24] so is a payment from the operator’s menu, once', async () => {
  const payment = { playerId: asha, receipt: 'NEWS1', amount: shillings(700) };
  await payBill(payment);
  await payBill(payment);
  expect(heard).toEqual(['ussd-deposit 70000 float-mpesa']);
});

test('[LED-24] so is what a clerk credits', async () => {
  await world.payments.routes['recharge/update'](
    {
      ...{ request_key: 'by-hand-for-the-news', phone: '', user_id: asha.toString() },
      ...{ pay_type: operators.airtel.id, receipt_number: 'NEWS22', amount: 900, note: 'x' },
    },
    world.clerk,
  );
  expect(heard).toEqual(['deposit-by-hand 90000 float-airtel']);
});

test('[LED-24] so is a withdrawal that came back', async () => {
  await world.give(asha, shillings(50_000));
  world.party.answers.payout = refused;
  await sendWithdrawal({ playerId: asha, amount: 20_000 });
  expect(heard).toEqual([
    'balance-change 5000000 corrections',
    'withdrawal -2000000',
    'withdrawal-returned 2000000',
  ]);
});
