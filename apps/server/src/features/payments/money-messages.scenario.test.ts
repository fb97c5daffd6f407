import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountSteps } from '../players/fixtures/account-steps.ts';
import { paymentSteps } from './fixtures/payment-steps.ts';
import { createPaymentsWorld, type PaymentsWorld } from './fixtures/payments-world.ts';
import { paid, refused } from './fixtures/scripted-party.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await createPaymentsWorld();
});
afterAll(() => world.close());

const { messagesTo } = accountSteps(() => world);
const { phoneOf, promptDeposit, sendWithdrawal, payBill } = paymentSteps(() => world);

/** A player who has money, what they do with it, and what they are told. */
async function playerWithMoney() {
  const playerId = await world.newPlayer();
  const phone = await phoneOf(playerId);
  await world.give(playerId, shillings(50_000));
  return {
    playerId,
    withdraw: () => sendWithdrawal({ playerId, amount: 20_000 }),
    payBill: () => payBill({ playerId, amount: shillings(2_500), receipt: `B${playerId}` }),
    choose: (choices: { money?: 0 | 1; language?: 'sw' | 'en-US' }) =>
      world.players.routes['subscriber/update_message_choices'](choices, world.as(playerId)),
    messages: () => messagesTo(phone),
  };
}

test('[PAY-55] a withdrawal that arrived is told with its receipt', async () => {
  const asha = await playerWithMoney();
  world.party.answers.payout = paid(`W${asha.playerId}`);
  await asha.withdraw();
  expect(await asha.messages()).toEqual([
    `Kipute: TSh 20,000 zimetumwa kwenye simu yako kwa M-Pesa (Vodacom). Risiti W${asha.playerId}.`,
  ]);
});

test('[PAY-55] a withdrawal that came back is told', async () => {
  const asha = await playerWithMoney();
  world.party.answers.payout = refused;
  await asha.withdraw();
  expect(await asha.messages()).toEqual([
    'Kipute: kutoa TSh 20,000 hakukufanikiwa. Pesa imerudi kwenye salio lako.',
  ]);
});

test('[PAY-55] a payment from the menu is told once, however often it comes', async () => {
  const asha = await playerWithMoney();
  await asha.choose({ language: 'en-US' });
  await asha.payBill();
  await asha.payBill();
  expect(await asha.messages()).toEqual([
    `Kipute: TSh 2,500 from M-Pesa (Vodacom) is in your balance. Receipt B${asha.playerId}.`,
  ]);
});

const endings = [
  ['at once', 0, 0],
  ['after a person was called', 60, 1],
] as const;
test.each(endings)('[PAY-55] a prompt paid %s: told by message', async (_, minutes, told) => {
  const asha = await playerWithMoney();
  const deposit = await promptDeposit({ playerId: asha.playerId, amount: 5_000 });
  world.clock.advance({ minutes });
  await world.runJob('watch-silent-payments', {});
  world.party.answers.status = paid(`P${asha.playerId}`);
  await world.runJob('ask-about-deposit', { depositId: deposit.id.toString() });
  expect(await world.balanceOf(asha.playerId)).toBe(shillings(55_000));
  expect(await asha.messages()).toHaveLength(told);
});

test('[PAY-55] who does not want to be told about money is not', async () => {
  const asha = await playerWithMoney();
  await asha.choose({ money: 0 });
  world.party.answers.payout = paid(`X${asha.playerId}`);
  await asha.withdraw();
  await asha.payBill();
  expect(await asha.messages()).toEqual([]);
});
