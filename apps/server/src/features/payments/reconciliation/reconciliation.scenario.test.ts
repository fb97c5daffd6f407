import { operators } from '@kipute/contract/constants/money/operators';
import {
  closingReasons,
  differenceKinds,
  paymentParties,
  reconciliationStates,
  statementSources,
} from '@kipute/contract/constants/money/reconciliation';
import { type CallContent, type CallRequest, registry } from '@kipute/contract/registry';
import { senti, shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { paymentSteps } from '../fixtures/payment-steps.ts';
import { createPaymentsOffice, type PaymentsOffice } from '../fixtures/payments-office.ts';
import { callbackOf, unknown } from '../fixtures/scripted-party.ts';

let world: PaymentsOffice;
let asha: bigint;
/** The day on which everything below is paid. */
let day: string;
const { payBill } = paymentSteps(() => world);

beforeEach(async () => {
  await world?.close();
  world = await createPaymentsOffice();
  asha = await world.newPlayer();
  world.party.lines = 'not-offered';
  day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' }).format(
    world.clock.now(),
  );
});
afterAll(() => world.close());

const HEAD = 'direction,receipt,reference,amount';
const tomorrow = () => world.clock.advance({ minutes: 24 * 60 });

const upload = (rows: readonly string[], others: { readonly day?: string; party?: number } = {}) =>
  world.payments.routes['reconciliation/update'](
    { party: paymentParties.mpesa.id, day, statement: [HEAD, ...rows].join('\n'), ...others },
    world.clerk,
  );

async function days(open?: 0 | 1): Promise<CallContent<'reconciliation/inquire'>> {
  const asked = { page: 1, page_size: 100, ...(open !== undefined && { open }) };
  const reply = await world.payments.routes['reconciliation/inquire'](asked, world.clerk);
  if (reply.kind !== 'answer') throw new Error(reply.kind);
  const { content } = reply;
  expect(registry['reconciliation/inquire'].output.parse(content)).toEqual(content);
  return content;
}
const mpesaDay = async () =>
  (await days()).find((one) => one.day === day && one.party === paymentParties.mpesa.id);

async function openDeposit(): Promise<string> {
  world.party.answers.request = unknown;
  const wish = { request_key: 'a-request-of-the-page', pay_type: operators.mpesa.id, phone: '' };
  await world.payments.routes['recharge/add']({ ...wish, amount: 500 }, world.as(asha));
  await world.runJob('request-deposit', { depositId: '1' });
  return world.party.requests[0]?.reference ?? '';
}

test('[REC-02] a day that nobody compared shows as missing, also after its list was not offered', async () => {
  await payBill({ playerId: asha, receipt: 'SKF1', amount: shillings(1_000) });
  tomorrow();
  const missing = { day, state: reconciliationStates.missing.id, compared_at: null, source: null };
  expect(await mpesaDay()).toMatchObject(missing);
  await world.runJob('reconcile-payments', {});
  expect(await mpesaDay()).toMatchObject(missing);
  expect(await days(1)).toContainEqual(expect.objectContaining(missing));
});

test('[REC-01] a statement that agrees closes the day', async () => {
  const phone = '0712000301';
  await payBill({ playerId: asha, receipt: 'SKF1', amount: shillings(1_000) });
  tomorrow();
  const reply = await upload([`in,skf1,${phone},1000.00`]);
  expect(reply).toMatchObject({ content: { taken: 1, faults: [], difference_count: 0 } });
  expect(await mpesaDay()).toMatchObject({
    state: reconciliationStates.compared.id,
    source: statementSources.upload.id,
    lines: 1,
    differences: [],
  });
  expect((await days(1)).filter((one) => one.party === paymentParties.mpesa.id)).toEqual([]);
  expect(await world.decisionsNaming(`statement of mpesa for ${day}`)).toHaveLength(1);
  const { changes } = await world.database.read
    .selectFrom('activity')
    .select('changes')
    .where('subjectKind', '=', 'statement')
    .where('subjectId', '=', `mpesa ${day}`)
    .executeTakeFirstOrThrow();
  expect(changes).toMatchObject({ lines: [null, 1] });
});

test('[REC-01] every difference is a case, both ways, and moves nothing', async () => {
  await payBill({ playerId: asha, receipt: 'SKF1', amount: shillings(1_000) });
  await payBill({ playerId: asha, receipt: 'SKF2', amount: shillings(2_000) });
  await payBill({ playerId: asha, receipt: 'SKF3', amount: shillings(3_000) });
  tomorrow();
  await upload(['in,SKF1,,1001', 'out,SKF2,,2000', 'in,SKF9,,900', 'in,SKF9,,900']);
  const { differences, difference_count, state } = (await mpesaDay()) ?? {};
  expect(state).toBe(reconciliationStates.differences.id);
  expect(difference_count).toBe(5);
  expect(
    differences?.map((one) => [
      one.kind,
      one.direction,
      one.receipt,
      one.our_amount,
      one.their_amount,
    ]),
  ).toEqual([
    [differenceKinds['other-amount'].id, 'in', 'SKF1', 1_000, 1_001],
    [differenceKinds['other-direction'].id, 'out', 'SKF2', 2_000, 2_000],
    [differenceKinds['missing-here'].id, 'in', 'SKF9', null, 900],
    [differenceKinds['missing-there'].id, 'in', 'SKF3', 3_000, null],
    [differenceKinds['double-there'].id, 'in', 'SKF9', null, 900],
  ]);
  expect(await world.balanceOf(asha)).toBe(shillings(6_000));
});

test('[REC-01] what is open here and paid there is heard, once, however often the file comes', async () => {
  const reference = await openDeposit();
  tomorrow();
  const file = [`in,SKF5,${reference},500`];
  const replies = await Promise.all([1, 2, 3].map(() => upload(file)));
  for (const reply of replies) {
    expect(reply).toMatchObject({ content: { taken: 1, difference_count: 0 } });
  }
  expect(await world.balanceOf(asha)).toBe(shillings(500));
  const kept = await world.database.read.selectFrom('operatorStatement').select('id').execute();
  expect(kept).toHaveLength(1);
});

test('[REC-01] a statement of one party says nothing about a payment of another', async () => {
  const reference = await openDeposit();
  tomorrow();
  const party = paymentParties.airtel.id;
  expect(await upload([`in,SKF5,${reference},500`], { party })).toMatchObject({
    content: { difference_count: 1 },
  });
  expect(await world.balanceOf(asha)).toBe(0n);
});

test('[REC-01] one unreadable line refuses the file, in the clerk’s language, and keeps nothing', async () => {
  tomorrow();
  expect(await upload(['in,SKF1,,1000', 'in,SKF2,,10.55'])).toMatchObject({
    content: {
      taken: 0,
      faults: [{ line: 3, why: 'The amount must be whole shillings, without commas' }],
    },
  });
  expect(await world.database.read.selectFrom('operatorStatement').select('id').execute()).toEqual(
    [],
  );
  expect(await mpesaDay()).toMatchObject({ state: reconciliationStates.missing.id });
});

test('[REC-01] neither today nor the file of another day is taken', async () => {
  expect(await upload(['in,SKF1,,1000'])).toMatchObject({ code: 'statement-day-open' });
  tomorrow();
  await upload(['in,SKF1,,1000']);
  const later = new Date(world.clock.now()).toISOString().slice(0, 10);
  tomorrow();
  expect(await upload(['in,SKF1,,1000'], { day: later })).toMatchObject({ code: 'statement-used' });
});

test('[PAY-30] paid there before midnight and heard here after it is missing on neither day', async () => {
  const reference = await openDeposit();
  tomorrow();
  world.party.lines = [{ way: 'in', receipt: 'SKF7', reference, amount: senti(50_000n) }];
  await world.runJob('reconcile-payments', {});
  expect(await mpesaDay()).toMatchObject({ state: reconciliationStates.compared.id });
  tomorrow();
  world.party.lines = [];
  await world.runJob('reconcile-payments', {});
  const states = (await days()).filter((one) => one.party === paymentParties.mpesa.id);
  expect(states.map(({ state }) => state)).toEqual(
    states.map(() => reconciliationStates.compared.id),
  );
  expect(states[0]).toMatchObject({ source: statementSources.api.id, lines: 0 });
});

test('[CB-06] [REC-02] a payment to another till stands among the differences of its day', async () => {
  const payment = { receipt: 'SKF8', amount: shillings(2_000), phone: '', reference: 'x' };
  await world.payments.takeCallback(
    'mpesa',
    callbackOf({ kind: 'paybill', payment: { ...payment, recipient: '111111' } }),
  );
  tomorrow();
  await upload([]);
  expect(await mpesaDay()).toMatchObject({
    state: reconciliationStates.differences.id,
    differences: [{ kind: differenceKinds.misdirected.id, receipt: 'SKF8', their_amount: 2_000 }],
  });
});

type Close = Partial<CallRequest<'reconciliation/close'>>;
const close = (wish: Close) =>
  world.payments.routes['reconciliation/close'](
    {
      ...{ party: paymentParties.mpesa.id, day, key: '', note: 'called the operator' },
      ...{ reason: closingReasons['operator-corrected'].id, ...wish },
    },
    world.clerk,
  );

test('[REC-10] a difference is closed with its reason by one of ten, and no money moves', async () => {
  await payBill({ playerId: asha, receipt: 'SKF1', amount: shillings(1_000) });
  tomorrow();
  await upload(['in,SKF1,,1001', 'in,SKF9,,900']);
  const before = await mpesaDay();
  const [first, second] = before?.differences ?? [];
  expect(before).toMatchObject({ difference_count: 2, open_count: 2 });
  const key = first?.key ?? '';
  const replies = await Promise.all(Array.from({ length: 10 }, () => close({ key })));
  expect(replies.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
  expect(await mpesaDay()).toMatchObject({
    state: reconciliationStates.differences.id,
    open_count: 1,
    differences: [
      { closed: { reason: closingReasons['operator-corrected'].id, by: { name: 'clerk' } } },
      { closed: null },
    ],
  });
  await close({ key: second?.key ?? '' });
  expect(await mpesaDay()).toMatchObject({ state: reconciliationStates.closed.id, open_count: 0 });
  expect(await days(1)).not.toContainEqual(
    expect.objectContaining({ day, party: paymentParties.mpesa.id }),
  );
  expect(await world.balanceOf(asha)).toBe(shillings(1_000));
  expect(await world.decisionsNaming('operator-corrected')).toHaveLength(2);
});

test('[REC-11] compared anew, what was closed stays closed and what is new is open', async () => {
  await payBill({ playerId: asha, receipt: 'SKF1', amount: shillings(1_000) });
  tomorrow();
  await upload(['in,SKF1,,1001']);
  const [first] = (await mpesaDay())?.differences ?? [];
  await close({ key: first?.key ?? '' });
  await upload(['in,SKF1,,1001', 'in,SKF8,,50']);
  expect(await mpesaDay()).toMatchObject({ difference_count: 2, open_count: 1 });
});

test('[REC-10] what is no difference of the day is not closed', async () => {
  tomorrow();
  expect(await close({ key: 'missing' })).toMatchObject({ code: 'difference-unknown' });
});

test('[REC-12] a day and a party are found by name', async () => {
  tomorrow();
  const asked = { page: 1, page_size: 100, from_day: day, to_day: day };
  const of = async (party?: number) => {
    const reply = await world.payments.routes['reconciliation/inquire'](
      { ...asked, ...(party !== undefined && { party }) },
      world.clerk,
    );
    return reply.kind === 'answer' ? reply.content.map((one) => one.day) : [];
  };
  expect(new Set(await of())).toEqual(new Set([day]));
  expect(await of(paymentParties.mpesa.id)).toEqual([day]);
});
