import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentSteps } from './fixtures/payment-steps.ts';
import { createPaymentsWorld, type PaymentsWorld } from './fixtures/payments-world.ts';
import { paid, refused } from './fixtures/scripted-party.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await createPaymentsWorld();
});
afterAll(() => world.close());

const { promptDeposit, sendWithdrawal, payBill } = paymentSteps(() => world);

async function playerWithMoney() {
  const playerId = await world.newPlayer();
  await world.give(playerId, shillings(50_000));
  return playerId;
}

const inboxOf = async (playerId: bigint) => {
  const paged = { page: 1, page_size: 10, type: 0, order: 'newest' } as const;
  const reply = await world.inbox.routes['message/inquire'](paged, world.as(playerId));
  if (reply.kind !== 'answer') throw new Error('refused');
  return reply.content.map(({ subject, body, jump }) => ({ subject, body, jump }));
};

test('[INB-20] a deposit is told once, however often the operator tells of it', async () => {
  const playerId = await playerWithMoney();
  const bill = { playerId, amount: shillings(2_500), receipt: `B${playerId}` };
  await payBill(bill);
  await payBill(bill);
  expect(await inboxOf(playerId)).toEqual([
    {
      subject: 'Umepokea TSh 2,500',
      body: `M-Pesa (Vodacom) · risiti B${playerId}\nPesa iko kwenye salio lako.`,
      jump: '/user_bill',
    },
  ]);
});

test('[INB-20] a prompt that was paid is told as well, though the page showed it', async () => {
  const playerId = await playerWithMoney();
  world.party.answers.request = paid(`P${playerId}`);
  await promptDeposit({ playerId, amount: 1_000 });
  expect(await inboxOf(playerId)).toMatchObject([{ subject: 'Umepokea TSh 1,000' }]);
});

test('[INB-20] a withdrawal is told when it is paid, or when it came back', async () => {
  const [asha, juma] = [await playerWithMoney(), await playerWithMoney()];
  world.party.answers.payout = paid(`W${asha}`);
  await sendWithdrawal({ playerId: asha, amount: 20_000 });
  world.party.answers.payout = refused;
  await sendWithdrawal({ playerId: juma, amount: 10_000 });
  expect(await inboxOf(asha)).toMatchObject([{ subject: 'TSh 20,000 zimetumwa kwako' }]);
  expect(await inboxOf(juma)).toMatchObject([{ subject: 'TSh 10,000 zimerudi kwenye salio' }]);
});
