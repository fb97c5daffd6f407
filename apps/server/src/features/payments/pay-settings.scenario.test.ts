import { operators } from '@kipute/contract/constants/money/operators';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SettingsOf } from '../settings/index.ts';
import { paymentSteps } from './fixtures/payment-steps.ts';
import { createPaymentsOffice, type PaymentsOffice } from './fixtures/payments-office.ts';
import { paid } from './fixtures/scripted-party.ts';

let office: PaymentsOffice;
let asha: bigint;
let asked = 0;
const { payBill, sendWithdrawal } = paymentSteps(() => office);

beforeEach(async () => {
  await office?.close();
  office = await createPaymentsOffice();
  asha = await office.newPlayer();
  await office.give(asha, shillings(100_000));
});
afterAll(() => office.close());

async function set(part: Partial<SettingsOf<'pay'>>): Promise<void> {
  const value = { ...office.settings.current('pay'), ...part };
  const basedOn = office.settings.revisionOf('pay');
  await office.database.transact((tx) =>
    office.settings.change(tx, { section: 'pay', basedOn, changedBy: null, note: 'test', value }),
  );
}

const HOUR_MS = 3_600_000;
const codeOf = (reply: { kind: string; code?: string }) => reply.code ?? reply.kind;

function wish(amount: number) {
  asked += 1;
  return { request_key: `wish-of-a-page-${asked}`, pay_type: operators.mpesa.id, amount };
}
const deposit = (amount = 1_000) =>
  office.payments.routes['recharge/add']({ ...wish(amount), phone: '' }, office.as(asha));
const withdraw = (amount = 1_000) =>
  office.payments.routes['withdraw/add'](wish(amount), office.as(asha));

test.each<[keyof SettingsOf<'pay'>, Partial<SettingsOf<'pay'>>, () => Promise<object>, string]>([
  ['depositMinimum', { depositMinimum: shillings(2_000) }, deposit, 'amount-out-of-range'],
  ['depositMaximum', { depositMaximum: shillings(500) }, deposit, 'amount-out-of-range'],
  ['withdrawalMinimum', { withdrawalMinimum: shillings(2_000) }, withdraw, 'amount-out-of-range'],
  [
    'withdrawalMaximum',
    { withdrawalMinimum: shillings(1), withdrawalMaximum: shillings(500) },
    withdraw,
    'amount-out-of-range',
  ],
  ['withdrawalsProhibited', { withdrawalsProhibited: true }, withdraw, 'withdrawals-closed'],
  ['vodacom', { vodacom: { deposit: false, withdrawal: true } }, deposit, 'operator-off'],
  ['vodacom', { vodacom: { deposit: true, withdrawal: false } }, withdraw, 'operator-off'],
])('[CFG-10] %s is in force with the next request', async (_, part, ask, refusal) => {
  await set(part);
  expect(codeOf((await ask()) as { kind: string; code?: string })).toBe(refusal);
});

test('[CFG-10] promptsPerDayMax ends the prompts of a day, promptSeconds a prompt', async () => {
  await set({ promptsPerDayMax: 1, promptSeconds: 90 });
  const first = await deposit();
  if (first.kind !== 'answer') throw new Error(codeOf(first));
  const { serial_number } = first.content;
  await office.payments.routes['recharge/stop_waiting']({ serial_number }, office.as(asha));
  const { id } = await office.database.read
    .selectFrom('deposit')
    .select('id')
    .where('serialNumber', '=', serial_number)
    .executeTakeFirstOrThrow();
  const before = office.clock.now().getTime();
  await office.runJob('request-deposit', { depositId: id.toString() });
  const { promptEndsAt } = await office.database.read
    .selectFrom('deposit')
    .select('promptEndsAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect((promptEndsAt?.getTime() ?? 0) - before).toBe(90_000);
  expect(codeOf(await deposit())).not.toBe('answer');
});

test('[CFG-10, MNO-31] floatAlarmHours says how soon a float that runs dry is an alarm', async () => {
  await payBill({ playerId: asha, receipt: 'SKF1', amount: shillings(1_000_000) });
  office.party.answers.payout = paid();
  await set({ floatWarning: shillings(1) });
  await sendWithdrawal({ playerId: asha, amount: 90_000 });
  const begun = new Date(office.clock.now().getTime() - 21 * HOUR_MS);
  await office.database.transact((tx) =>
    tx
      .updateTable('withdrawal')
      .set({ amount: shillings(2_000_000), createdAt: begun })
      .execute(),
  );
  const stateWithin = async (floatAlarmHours: number) => {
    await set({ floatAlarmHours });
    const reply = await office.payments.routes['operator_status/inquire']({}, office.clerk);
    if (reply.kind !== 'answer') throw new Error(reply.kind);
    return reply.content.rows.find(({ pay_type }) => pay_type === operators.mpesa.id)?.state;
  };
  // What left yesterday in three hours from now leaves today as well, and is more than is held.
  expect(await stateWithin(1)).toBe('good');
  expect(await stateWithin(6)).toBe('dry-soon');
});

test('[MNO-20, MNO-21] place and gateway of a channel are in force with the next request', async () => {
  const { channels } = office.settings.current('pay');
  const channelsNow = async () => {
    const reply = await office.payments.routes['channel/inquire']({}, office.clerk);
    if (reply.kind !== 'answer') throw new Error(reply.kind);
    return reply.content;
  };
  expect((await channelsNow())[0]).toMatchObject({ pay_type: operators.mpesa.id });
  const begun = await deposit();
  await set({
    channels: {
      ...channels,
      mpesa: { place: 90, gateway: 'configured' },
      airtel: { place: 5, gateway: 'direct' },
    },
  });
  expect((await channelsNow()).map(({ pay_type }) => pay_type)).toEqual([
    ...[operators.airtel.id, operators.mixx.id, operators.halopesa.id, operators.mpesa.id],
  ]);
  // Whom the environment holds no keys of is never asked: it stays as configured.
  expect((await channelsNow())[0]).toMatchObject({ chosen: 'direct', address: 'other.example' });
  expect(codeOf(begun)).toBe('answer');
  const { channel } = await office.database.read
    .selectFrom('deposit')
    .select('channel')
    .executeTakeFirstOrThrow();
  expect(channel).toBe('mpesa');
});

test('[CFG-11] yesterday’s deposits and withdrawals lie as they were asked for', async () => {
  for (const amount of [1_000, 2_000]) {
    asha = await office.newPlayer();
    await office.give(asha, shillings(50_000));
    await deposit(amount);
    await withdraw(amount * 2);
  }
  office.clock.advance({ minutes: 24 * 60 });
  const reply = await office.payments.routes['pay_config/inquire_yesterday']({}, office.clerk);
  if (reply.kind !== 'answer') throw new Error(reply.kind);
  const [deposits, withdrawals] = reply.content;
  expect(deposits).toMatchObject({ of: 'deposits', count: 2 });
  expect(deposits?.hundredths).toHaveLength(101);
  expect(deposits?.hundredths.at(0)).toBe(1_000);
  expect(withdrawals?.hundredths.at(-1)).toBe(4_000);
});
