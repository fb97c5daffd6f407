import { operators } from '@kipute/contract/constants/money/operators';
import { type CallRequest, registry } from '@kipute/contract/registry';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../../players/fixtures/account-steps.ts';
import { paymentSteps } from '../fixtures/payment-steps.ts';
import { createPaymentsOffice, type PaymentsOffice } from '../fixtures/payments-office.ts';
import { inProgress } from '../fixtures/scripted-party.ts';
import { insertUpdate } from '../status-updates.ts';

let office: PaymentsOffice;
beforeAll(async () => {
  office = await createPaymentsOffice();
});
afterAll(() => office.close());

const { promptDeposit, sendWithdrawal, tellOutcome } = paymentSteps(() => office);
const routes = () => office.payments.routes;

/** A player of its own, and what the operator would call a payment of theirs. */
async function newCase() {
  const playerId = await office.newPlayer();
  return { playerId, carrierReference: `conversation-${playerId}`, receipt: `QS${playerId}` };
}

/** Puts an open payment before a person; answers the newest word of it. */
async function askPerson(payment: { depositId: bigint } | { withdrawalId: bigint }) {
  await office.database.transact((tx) =>
    insertUpdate(tx, {
      payment,
      source: 'day',
      status: 'unknown',
      text: '',
      before: 'unknown',
      after: 'unknown',
      alert: 'never-answered',
      at: office.clock.now(),
    }),
  );
  const { upTo } = await office.database.read
    .selectFrom('paymentWord')
    .select((select) => select.fn.max('id').as('upTo'))
    .executeTakeFirstOrThrow();
  return String(upTo);
}

async function silentDeposit() {
  const begun = await newCase();
  office.party.answers.request = inProgress(begun.carrierReference);
  const deposit = await promptDeposit({ ...begun, amount: 5_000 });
  return { ...begun, ...deposit, upTo: await askPerson({ depositId: deposit.id }) };
}

async function silentWithdrawal() {
  const begun = await newCase();
  await office.give(begun.playerId, shillings(5_000));
  office.party.answers.payout = inProgress(begun.carrierReference);
  const withdrawal = await sendWithdrawal({ ...begun, amount: 5_000 });
  return { ...begun, ...withdrawal, upTo: await askPerson({ withdrawalId: withdrawal.id }) };
}

type Silent = Awaited<ReturnType<typeof silentDeposit>>;
type Wish = Partial<CallRequest<'recharge/settle'>>;
const order = ({ serialNumber, upTo }: Silent, wish: Wish) => ({
  serial_number: serialNumber,
  up_to: upTo,
  note: 'by the statement',
  outcome: 'refused' as const,
  ...wish,
});
const settleDeposit = (payment: Silent, wish: Wish, by = office.clerk) =>
  routes()['recharge/settle'](order(payment, wish), by);
const settleWithdrawal = (payment: Silent, wish: Wish, by = office.clerk) =>
  routes()['withdraw/settle'](order(payment, wish), by);
const asPaid = ({ receipt }: Silent): Wish => ({ outcome: 'paid', receipt_number: receipt });
const tellPaid = (payment: Silent) =>
  tellOutcome(payment, { kind: 'paid', receipt: payment.receipt });
const balance = ({ playerId }: Silent) => office.balanceOf(playerId);
const doubtsAbout = ({ playerId }: Silent) =>
  ({ page: 1, page_size: 10, attention: 1, user_id: playerId.toString() }) as const;

describe('a deposit', () => {
  test('[PAY-37] that the statement has is credited once, whoever else says so at once', async () => {
    const deposit = await silentDeposit();
    const replies = await Promise.all([
      settleDeposit(deposit, asPaid(deposit)),
      settleDeposit(deposit, asPaid(deposit)),
      tellPaid(deposit),
      settleDeposit(deposit, asPaid(deposit), office.otherClerk),
    ]);
    expect(replies.length).toBe(4);
    expect(await balance(deposit)).toBe(shillings(5_000));
  });

  test('[PAY-37] is done with it, and the log keeps who decided and why', async () => {
    const deposit = await silentDeposit();
    const reply = await settleDeposit(deposit, asPaid(deposit));
    expect(reply).toMatchObject({
      content: {
        pay_status: 2,
        carrier_order_number: deposit.receipt,
        attention: 0,
        clerk_note: 'by the statement',
      },
    });
    if (reply.kind !== 'answer') throw new Error();
    expect(registry['recharge/settle'].output.parse(reply.content)).toEqual(reply.content);
    expect(await settleDeposit(deposit, asPaid(deposit))).toEqual(reply);
    expect(await settleDeposit(deposit, asPaid(deposit), office.otherClerk)).toEqual(
      refusal('changed-meanwhile'),
    );
    expect(await office.decisionsNaming(deposit.serialNumber)).toEqual([
      {
        userId: office.clerk.caller.administratorId,
        content: `${deposit.serialNumber} settled as paid, receipt ${deposit.receipt}: by the statement`,
      },
    ]);
  });

  test('[PAY-37] that the statement does not have is closed; a later yes is asked about', async () => {
    const deposit = await silentDeposit();
    expect(await settleDeposit(deposit, {})).toMatchObject({ content: { pay_status: 3 } });
    expect(await balance(deposit)).toBe(0n);
    await tellPaid(deposit);
    expect(await balance(deposit)).toBe(0n);
    expect(await routes()['recharge/manage'](doubtsAbout(deposit), office.clerk)).toMatchObject({
      count: 1,
    });
  });

  test('[PAY-37] is not credited by a receipt of another, nor without one', async () => {
    const deposit = await silentDeposit();
    const { playerId, receipt } = deposit;
    await routes()['recharge/update'](
      {
        request_key: `by-hand-${receipt}`,
        phone: '',
        user_id: playerId.toString(),
        pay_type: operators.mpesa.id,
        receipt_number: receipt,
        amount: 6_000,
        note: 'by the statement',
      },
      office.clerk,
    );
    expect(await settleDeposit(deposit, asPaid(deposit))).toEqual(refusal('receipt-used'));
    expect(await settleDeposit(deposit, { outcome: 'paid' })).toEqual(refusal('parameter-invalid'));
    expect(await balance(deposit)).toBe(shillings(6_000));
    expect(await settleDeposit(deposit, {})).toMatchObject({ content: { pay_status: 3 } });
  });

  test('[PAY-37] that no person was asked to look at is left alone', async () => {
    const deposit = await silentDeposit();
    expect(await settleDeposit({ ...deposit, upTo: '0' }, asPaid(deposit))).toEqual(
      refusal('changed-meanwhile'),
    );
    expect(await settleDeposit({ ...deposit, serialNumber: 'D0000000000' }, {})).toEqual(
      refusal('payment-unknown'),
    );
    expect(await balance(deposit)).toBe(0n);
  });
});

describe('a withdrawal', () => {
  const purses = async ({ playerId }: Silent) => [
    await office.balanceOf(playerId),
    await office.balanceOf(playerId, 'held'),
  ];

  test('[PAY-37] that the statement has leaves the house, once', async () => {
    const withdrawal = await silentWithdrawal();
    const replies = await Promise.all([
      settleWithdrawal(withdrawal, asPaid(withdrawal)),
      settleWithdrawal(withdrawal, { note: 'it is not in it' }, office.otherClerk),
    ]);
    expect(replies.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
    const [cash, held] = await purses(withdrawal);
    expect(held).toBe(0n);
    expect(cash).toBe(replies[0].kind === 'answer' ? 0n : shillings(5_000));
  });

  test('[PAY-37] that the statement does not have comes back, and a later yes calls a person', async () => {
    const withdrawal = await silentWithdrawal();
    expect(await settleWithdrawal(withdrawal, {})).toMatchObject({ content: { pay_status: 3 } });
    expect(await purses(withdrawal)).toEqual([shillings(5_000), 0n]);
    expect(await settleWithdrawal(withdrawal, {})).toMatchObject({ kind: 'answer' });
    await tellPaid(withdrawal);
    expect(await purses(withdrawal)).toEqual([shillings(5_000), 0n]);
    expect(await routes()['withdraw/manage'](doubtsAbout(withdrawal), office.clerk)).toMatchObject({
      count: 1,
    });
  });
});
