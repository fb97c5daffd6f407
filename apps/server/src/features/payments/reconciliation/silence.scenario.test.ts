import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paymentSteps } from '../fixtures/payment-steps.ts';
import { createPaymentsWorld, type PaymentsWorld } from '../fixtures/payments-world.ts';
import { inProgress, paid, unknown } from '../fixtures/scripted-party.ts';

let world: PaymentsWorld;
let asha: bigint;
beforeAll(async () => {
  world = await createPaymentsWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  asha = await world.newPlayer();
  world.party.answers.request = inProgress();
  world.party.answers.payout = unknown;
  world.party.answers.status = { verdict: { kind: 'in-progress' } };
});

const { promptDeposit, sendWithdrawal } = paymentSteps(() => world);
const watch = () => world.runJob('watch-silent-payments', {});
const deposit = () => promptDeposit({ playerId: asha, amount: 5_000 });
const withdrawal = async () => {
  await world.give(asha, shillings(50_000));
  await sendWithdrawal({ playerId: asha, amount: 20_000 });
};

const looks = () =>
  world.database.read
    .selectFrom('paymentWord')
    .leftJoin('deposit', 'deposit.id', 'depositId')
    .leftJoin('withdrawal', 'withdrawal.id', 'withdrawalId')
    .select(['source', 'lookReason', 'stateBefore', 'stateAfter'])
    .where('needsLook', '=', true)
    .where((where) =>
      where.or([where('deposit.playerId', '=', asha), where('withdrawal.playerId', '=', asha)]),
    )
    .execute();
const shownDeposit = async (locale: 'sw' | 'en-US' = 'sw') => {
  const page = { page: 1, page_size: 10 };
  const reply = await world.payments.routes['recharge/inquire'](page, {
    ...world.as(asha),
    locale,
  });
  return reply.kind === 'answer' ? reply.content[0] : undefined;
};
const shownWithdrawal = async () => {
  const page = { page: 1, page_size: 10 };
  const reply = await world.payments.routes['withdraw/inquire'](page, world.as(asha));
  return reply.kind === 'answer' ? reply.content[0] : undefined;
};

test('[PAY-52] a deposit nobody could say anything about is put before a person, once', async () => {
  await deposit();
  world.clock.advance({ minutes: 59 });
  await watch();
  expect(await looks()).toEqual([]);
  world.clock.advance({ minutes: 1 });
  await Promise.all([watch(), watch()]);
  await watch();
  const look = { source: 'watch', lookReason: 'never-answered' };
  expect(await looks()).toEqual([{ ...look, stateBefore: 'prompted', stateAfter: 'prompted' }]);
});

test('[PAY-52] nothing is closed by it: a yes that comes later is credited', async () => {
  const { id } = await deposit();
  world.clock.advance({ minutes: 60 });
  await watch();
  world.party.answers.status = paid();
  await world.runJob('ask-about-deposit', { depositId: id.toString() });
  expect(await world.balanceOf(asha)).toBe(shillings(5_000));
  expect(await shownDeposit()).toMatchObject({ stage: 'paid', note: '' });
});

test('[PAY-52] what has ended, and what no operator was asked for yet, is left alone', async () => {
  world.party.answers.request = paid();
  await deposit();
  world.clock.advance({ minutes: 120 });
  await watch();
  expect(await looks()).toEqual([]);
});

test('[PAY-52] a withdrawal waits five minutes, from when it was handed over', async () => {
  await withdrawal();
  world.clock.advance({ minutes: 4 });
  await watch();
  expect(await looks()).toEqual([]);
  world.clock.advance({ minutes: 1 });
  await watch();
  expect(await looks()).toMatchObject([{ source: 'watch', stateAfter: 'unknown' }]);
  expect(await world.balanceOf(asha, 'held')).toBe(shillings(20_000));
});

test('[PAY-53] the player reads that a person looks, and what to do', async () => {
  await deposit();
  expect(await shownDeposit()).toMatchObject({ stage: 'prompted', note: '' });
  world.clock.advance({ minutes: 60 });
  await watch();
  expect(await shownDeposit()).toMatchObject({
    pay_status: 1,
    stage: 'unknown',
    note: expect.stringMatching(/mhudumu wetu .*weka namba ya risiti.*Usilipe mara ya pili/s),
  });
  expect((await shownDeposit('en-US'))?.note).toMatch(/our staff .*enter the receipt number/s);
});

test('[PAY-53] of a withdrawal they read that it is not lost', async () => {
  await withdrawal();
  world.clock.advance({ minutes: 60 });
  await watch();
  expect(await shownWithdrawal()).toMatchObject({
    stage: 'unknown',
    note: expect.stringContaining('Pesa haipotei'),
  });
});
