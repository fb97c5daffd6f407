import { operators } from '@kipute/contract/constants/money/operators';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPaymentsWorld, type PaymentsWorld } from './fixtures/payments-world.ts';
import { callbackOf, inProgress, paid, refused } from './fixtures/scripted-party.ts';

let world: PaymentsWorld;
let asha: bigint;
let phone: string;
beforeAll(async () => {
  world = await createPaymentsWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  asha = await world.newPlayer();
  ({ phone } = await world.database.read
    .selectFrom('player')
    .select('phone')
    .where('id', '=', asha)
    .executeTakeFirstOrThrow());
  await world.give(asha, shillings(50_000));
  world.party.answers.request = inProgress();
});

const messages = async () => {
  const rows = await world.database.read
    .selectFrom('smsMessage')
    .select('body')
    .where('phone', '=', phone)
    .orderBy('id')
    .execute();
  return rows.map(({ body }) => body);
};
const withdraw = async () => {
  const request_key = `request-of-player-${asha}`;
  const wish = { request_key, pay_type: operators.mpesa.id, amount: 20_000 };
  await world.payments.routes['withdraw/add'](wish, world.as(asha));
  const { id } = await world.database.read
    .selectFrom('withdrawal')
    .select('id')
    .where('playerId', '=', asha)
    .executeTakeFirstOrThrow();
  await world.runJob('send-withdrawal', { withdrawalId: id.toString() });
};
const payBill = () => {
  const payment = { amount: shillings(2_500), phone, reference: phone, receipt: `B${asha}` };
  return world.payments.takeCallback('mpesa', callbackOf({ kind: 'paybill', payment }));
};
const choose = (choices: { money?: 0 | 1; language?: 'sw' | 'en-US' }) =>
  world.players.routes['subscriber/update_message_choices'](choices, world.as(asha));

test('[PAY-55] a withdrawal that arrived is told with its receipt', async () => {
  world.party.answers.payout = paid(`W${asha}`);
  await withdraw();
  expect(await messages()).toEqual([
    `Kipute: TSh 20,000 zimetumwa kwenye simu yako kwa M-Pesa (Vodacom). Risiti W${asha}.`,
  ]);
});

test('[PAY-55] a withdrawal that came back is told', async () => {
  world.party.answers.payout = refused;
  await withdraw();
  expect(await messages()).toEqual([
    'Kipute: kutoa TSh 20,000 hakukufanikiwa. Pesa imerudi kwenye salio lako.',
  ]);
});

test('[PAY-55] a payment from the menu is told once, however often it comes', async () => {
  await choose({ language: 'en-US' });
  await payBill();
  await payBill();
  expect(await messages()).toEqual([
    `Kipute: TSh 2,500 from M-Pesa (Vodacom) is in your balance. Receipt B${asha}.`,
  ]);
});

const endings = [
  ['at once', 0, 0],
  ['after a person was called', 60, 1],
] as const;
test.each(endings)('[PAY-55] a prompt paid %s: told by message', async (_, minutes, told) => {
  const request_key = `request-of-player-${asha}`;
  const wish = { request_key, pay_type: operators.mpesa.id, phone: '', amount: 5_000 };
  await world.payments.routes['recharge/add'](wish, world.as(asha));
  const { id } = await world.database.read
    .selectFrom('deposit')
    .select('id')
    .where('playerId', '=', asha)
    .executeTakeFirstOrThrow();
  const depositId = id.toString();
  await world.runJob('request-deposit', { depositId });
  world.clock.advance({ minutes });
  await world.runJob('watch-silent-payments', {});
  world.party.answers.status = paid(`P${asha}`);
  await world.runJob('ask-about-deposit', { depositId });
  expect(await world.balanceOf(asha)).toBe(shillings(55_000));
  expect(await messages()).toHaveLength(told);
});

test('[PAY-55] who does not want to be told about money is not', async () => {
  await choose({ money: 0 });
  world.party.answers.payout = paid(`X${asha}`);
  await withdraw();
  await payBill();
  expect(await messages()).toEqual([]);
});
