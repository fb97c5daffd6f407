import { operators } from '@kipute/contract/constants/money/operators';
import { logTypes } from '@kipute/contract/constants/operations/logs';
import { type CallRequest, registry } from '@kipute/contract/registry';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClerk } from '../fixtures/clerk.ts';
import { createPaymentsWorld, type PaymentsWorld } from '../fixtures/payments-world.ts';
import { callbackOf, inProgress } from '../fixtures/scripted-party.ts';
import { recordWord } from '../heard-word.ts';

let world: PaymentsWorld;
let clerk: Awaited<ReturnType<typeof createClerk>>;
let otherClerk: typeof clerk;
let asha: bigint;
let receipt: string;
let cases = 0;
beforeAll(async () => {
  world = await createPaymentsWorld();
  clerk = await createClerk(world, 'clerk');
  otherClerk = await createClerk(world, 'other-clerk');
});
beforeEach(async () => {
  cases += 1;
  receipt = `QS${1_000_000 + cases}`;
  asha = await world.newPlayer();
});
afterAll(() => world.close());

const routes = () => world.payments.routes;
const pay = { pay_type: operators.mpesa.id, amount: 5_000 };
const refusal = (code: string) => ({ kind: 'refusal', code });

/** Open, and put before a person. */
async function silent(kind: 'deposit' | 'withdrawal') {
  const payment = await world.database.read
    .selectFrom(kind)
    .select(['id', 'serialNumber', 'reference'])
    .where('playerId', '=', asha)
    .executeTakeFirstOrThrow();
  await world.runJob(kind === 'deposit' ? 'request-deposit' : 'send-withdrawal', {
    [`${kind}Id`]: payment.id.toString(),
  });
  const { id } = payment;
  await world.database.transact((tx) =>
    recordWord(tx, {
      payment: kind === 'deposit' ? { depositId: id } : { withdrawalId: id },
      source: 'day',
      word: 'unknown',
      words: '',
      before: 'unknown',
      after: 'unknown',
      lookReason: 'never-answered',
      at: world.clock.now(),
    }),
  );
  const { upTo } = await world.database.read
    .selectFrom('paymentWord')
    .select((select) => select.fn.max('id').as('upTo'))
    .executeTakeFirstOrThrow();
  return { ...payment, upTo: String(upTo) };
}

async function silentDeposit() {
  world.party.answers.request = inProgress(`conversation-${cases}`);
  const request_key = `request-number-${cases}`;
  await routes()['recharge/add']({ ...pay, request_key, phone: '' }, world.as(asha));
  return silent('deposit');
}

async function silentWithdrawal() {
  await world.give(asha, shillings(5_000));
  world.party.answers.payout = inProgress(`conversation-${cases}`);
  const request_key = `request-number-${cases}`;
  await routes()['withdraw/add']({ ...pay, request_key }, world.as(asha));
  return silent('withdrawal');
}

type Silent = Awaited<ReturnType<typeof silent>>;
type Wish = Partial<CallRequest<'recharge/settle'>>;
const order = ({ serialNumber, upTo }: Silent, wish: Wish) => ({
  serial_number: serialNumber,
  up_to: upTo,
  note: 'by the statement',
  outcome: 'refused' as const,
  ...wish,
});
const settleDeposit = (payment: Silent, wish: Wish, by = clerk) =>
  routes()['recharge/settle'](order(payment, wish), by);
const settleWithdrawal = (payment: Silent, wish: Wish, by = clerk) =>
  routes()['withdraw/settle'](order(payment, wish), by);
const asPaid = (): Wish => ({ outcome: 'paid', receipt_number: receipt });
const callback = ({ reference }: Silent, verdict: object) =>
  world.payments.takeCallback(
    'mpesa',
    callbackOf({
      kind: 'outcome',
      reference,
      carrierReference: `conversation-${cases}`,
      verdict,
    }),
  );

describe('a deposit', () => {
  test('[PAY-37] that the statement has is credited once, whoever else says so at once', async () => {
    const deposit = await silentDeposit();
    const replies = await Promise.all([
      settleDeposit(deposit, asPaid()),
      settleDeposit(deposit, asPaid()),
      callback(deposit, { kind: 'paid', receipt }),
      settleDeposit(deposit, asPaid(), otherClerk),
    ]);
    expect(replies.length).toBe(4);
    expect(await world.balanceOf(asha)).toBe(shillings(5_000));
  });

  test('[PAY-37] is done with it, and the log keeps who decided and why', async () => {
    const deposit = await silentDeposit();
    const reply = await settleDeposit(deposit, asPaid());
    expect(reply).toMatchObject({
      content: {
        pay_status: 2,
        carrier_order_number: receipt,
        attention: 0,
        clerk_note: 'by the statement',
      },
    });
    if (reply.kind !== 'answer') throw new Error();
    expect(registry['recharge/settle'].output.parse(reply.content)).toEqual(reply.content);
    expect(await settleDeposit(deposit, asPaid())).toEqual(reply);
    expect(await settleDeposit(deposit, asPaid(), otherClerk)).toEqual(
      refusal('changed-meanwhile'),
    );
    const written = await world.database.read
      .selectFrom('activity')
      .select(['userId', 'content'])
      .where('type', '=', logTypes['payment-decision'].id)
      .where('content', 'like', `${deposit.serialNumber}%`)
      .execute();
    expect(written).toEqual([
      {
        userId: clerk.caller.administratorId,
        content: `${deposit.serialNumber} settled as paid, receipt ${receipt}: by the statement`,
      },
    ]);
  });

  test('[PAY-37] that the statement does not have is closed; a later yes is asked about', async () => {
    const deposit = await silentDeposit();
    expect(await settleDeposit(deposit, {})).toMatchObject({ content: { pay_status: 3 } });
    expect(await world.balanceOf(asha)).toBe(0n);
    await callback(deposit, { kind: 'paid', receipt });
    expect(await world.balanceOf(asha)).toBe(0n);
    const wish = { page: 1, page_size: 10, attention: 1, user_id: asha.toString() } as const;
    expect(await routes()['recharge/manage'](wish, clerk)).toMatchObject({ count: 1 });
  });

  test('[PAY-37] is not credited by a receipt of another, nor without one', async () => {
    const deposit = await silentDeposit();
    await routes()['recharge/update'](
      {
        ...pay,
        request_key: `by-hand-${receipt}`,
        phone: '',
        user_id: asha.toString(),
        receipt_number: receipt,
        note: 'by the statement',
      },
      clerk,
    );
    expect(await settleDeposit(deposit, asPaid())).toEqual(refusal('receipt-used'));
    expect(await settleDeposit(deposit, { outcome: 'paid' })).toEqual(refusal('parameter-invalid'));
    expect(await world.balanceOf(asha)).toBe(shillings(5_000));
    expect(await settleDeposit(deposit, {})).toMatchObject({ content: { pay_status: 3 } });
  });

  test('[PAY-37] that no person was asked to look at is left alone', async () => {
    const deposit = await silentDeposit();
    expect(await settleDeposit({ ...deposit, upTo: '0' }, asPaid())).toEqual(
      refusal('changed-meanwhile'),
    );
    expect(await settleDeposit({ ...deposit, serialNumber: 'D0000000000' }, {})).toEqual(
      refusal('payment-unknown'),
    );
    expect(await world.balanceOf(asha)).toBe(0n);
  });
});

describe('a withdrawal', () => {
  const purses = async () => [await world.balanceOf(asha), await world.balanceOf(asha, 'held')];

  test('[PAY-37] that the statement has leaves the house, once', async () => {
    const withdrawal = await silentWithdrawal();
    const replies = await Promise.all([
      settleWithdrawal(withdrawal, asPaid()),
      settleWithdrawal(withdrawal, { note: 'it is not in it' }, otherClerk),
    ]);
    expect(replies.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
    const [cash, held] = await purses();
    expect(held).toBe(0n);
    expect(cash).toBe(replies[0].kind === 'answer' ? 0n : shillings(5_000));
  });

  test('[PAY-37] that the statement does not have comes back, and a later yes calls a person', async () => {
    const withdrawal = await silentWithdrawal();
    expect(await settleWithdrawal(withdrawal, {})).toMatchObject({ content: { pay_status: 3 } });
    expect(await purses()).toEqual([shillings(5_000), 0n]);
    expect(await settleWithdrawal(withdrawal, {})).toMatchObject({ kind: 'answer' });
    await callback(withdrawal, { kind: 'paid', receipt });
    expect(await purses()).toEqual([shillings(5_000), 0n]);
    const wish = { page: 1, page_size: 10, attention: 1, user_id: asha.toString() } as const;
    expect(await routes()['withdraw/manage'](wish, clerk)).toMatchObject({ count: 1 });
  });
});
