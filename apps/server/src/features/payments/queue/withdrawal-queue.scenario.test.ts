import { operators } from '@kipute/contract/constants/money/operators';
import type { CallRequest } from '@kipute/contract/registry';
import { registry } from '@kipute/contract/registry';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { waitingJobs } from '../../../fixtures/waiting-jobs.ts';
import type { SettingsOf } from '../../settings/index.ts';
import { paymentSteps } from '../fixtures/payment-steps.ts';
import { createPaymentsOffice, type PaymentsOffice } from '../fixtures/payments-office.ts';

let office: PaymentsOffice;
let asha: bigint;
const { payBill } = paymentSteps(() => office);

beforeEach(async () => {
  await office?.close();
  office = await createPaymentsOffice();
  asha = await office.newPlayer();
});
afterAll(() => office.close());

const routes = () => office.payments.routes;

async function set(part: Partial<SettingsOf<'pay'>>): Promise<void> {
  const value = { ...office.settings.current('pay'), ...part };
  const basedOn = office.settings.revisionOf('pay');
  await office.database.transact((tx) =>
    office.settings.change(tx, { section: 'pay', basedOn, changedBy: null, note: 'test', value }),
  );
}

let asked = 0;
async function ask(amount: number, playerId = asha) {
  asked += 1;
  const wish = { request_key: `withdrawal-wish-${asked}`, pay_type: operators.mpesa.id, amount };
  const reply = await routes()['withdraw/add'](wish, office.as(playerId));
  if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
  return { serial_number: reply.content.serial_number, stage: reply.content.stage };
}

/** Somebody with money whose withdrawal waits. */
async function waiting(amount = 1_000_000, playerId = asha) {
  await office.give(playerId, shillings(amount));
  return ask(amount, playerId);
}

async function queue(by = office.clerk) {
  const reply = await routes()['withdraw/inquire_queue']({}, by);
  if (reply.kind !== 'answer') throw new Error(reply.kind);
  expect(registry['withdraw/inquire_queue'].output.parse(reply.content)).toEqual(reply.content);
  return reply.content;
}
const claim = (serial_number: string, by = office.clerk) =>
  routes()['withdraw/claim']({ serial_number }, by);
const update = (
  wish: Partial<CallRequest<'withdraw/update'>> & { serial_number: string },
  by = office.clerk,
) => routes()['withdraw/update']({ decision: 'approved', note: 'called', ...wish }, by);
const codeOf = (reply: { kind: string; code?: string }) => reply.code ?? reply.kind;

describe('what lets a withdrawal go by itself', () => {
  test('[MNO-01] every rule is a setting that is read when it is asked for', async () => {
    await office.give(asha, shillings(50_000));
    expect(await ask(1_000)).toMatchObject({ stage: 'sending' });
  });

  test.each<[string, Partial<SettingsOf<'pay'>>]>([
    ['amount', { withdrawalReviewFrom: shillings(2_000) }],
    ['day', { withdrawalReviewDayFrom: shillings(2_000) }],
    ['account-age', { withdrawalAccountDays: 1 }],
    ['turnover', { withdrawalTurnoverPercent: 100 }],
  ])('[MNO-01, MNO-02] it is stopped by the rule %s, and says so', async (rule, settings) => {
    await payBill({ playerId: asha, receipt: `SKR${asked}`, amount: shillings(10_000) });
    await set(settings);
    expect(await ask(2_000)).toMatchObject({ stage: 'reviewing' });
    const [row] = (await queue()).rows;
    expect(row?.findings.filter(({ holds }) => holds === 0).map((one) => one.rule)).toEqual([rule]);
    expect(row?.findings).toHaveLength(4);
  });

  test('[MNO-01] what is asked for in parts of a day is added up', async () => {
    await set({ withdrawalReviewDayFrom: shillings(5_000) });
    await office.give(asha, shillings(50_000));
    const first = await ask(4_000);
    expect(first.stage).toBe('sending');
    await office.database.transact((tx) =>
      tx.updateTable('withdrawal').set({ state: 'unknown' }).execute(),
    );
    expect(await ask(4_000)).toMatchObject({ stage: 'reviewing' });
  });

  test('[MNO-01] money that was played with leaves, and a deposit between does not hide the first', async () => {
    await set({ withdrawalTurnoverPercent: 100 });
    await payBill({ playerId: asha, receipt: 'SKT1', amount: shillings(900_000) });
    await payBill({ playerId: asha, receipt: 'SKT2', amount: shillings(100) });
    expect(await ask(1_000)).toMatchObject({ stage: 'reviewing' });
    const [row] = (await queue()).rows;
    expect(row?.findings.at(-1)).toMatchObject({ rule: 'turnover', measured: 0, wanted: 100 });
  });
});

describe('a clerk has one to themselves', () => {
  test('[MNO-03] ten at once take the same one, and one has it', async () => {
    const { serial_number } = await waiting();
    const people = Array.from({ length: 10 }, (_, at) =>
      at % 2 ? office.clerk : office.otherClerk,
    );
    const replies = await Promise.all(people.map((by) => claim(serial_number, by)));
    const winners = replies.flatMap((reply, at) => (reply.kind === 'answer' ? [people[at]] : []));
    expect(new Set(winners).size).toBe(1);
    const [row] = (await queue(winners[0])).rows;
    expect(row?.claim).toMatchObject({ mine: 1 });
    const losers = replies.filter(({ kind }) => kind === 'refusal');
    expect(losers.length).toBeGreaterThan(0);
    expect(losers.every((reply) => codeOf(reply) === 'claimed-by-another')).toBe(true);
  });

  test('[MNO-03] nobody else decides it, and is told whose it is; once it ended they may', async () => {
    const { serial_number } = await waiting();
    await claim(serial_number);
    const refused = await update({ serial_number }, office.otherClerk);
    expect(refused).toMatchObject({ code: 'claimed-by-another', values: { name: 'clerk' } });
    expect((await queue(office.otherClerk)).rows[0]?.claim).toMatchObject({
      ...{ mine: 0, by: { name: 'clerk' } },
    });
    office.clock.advance({ minutes: 11 });
    expect((await queue()).rows[0]?.claim).toBeNull();
    expect(codeOf(await claim(serial_number, office.otherClerk))).toBe('answer');
    expect(codeOf(await update({ serial_number }))).toBe('claimed-by-another');
    expect(codeOf(await update({ serial_number }, office.otherClerk))).toBe('answer');
    expect(await waitingJobs(office.database)).toMatchObject([{ name: 'send-withdrawal' }]);
    expect(codeOf(await claim(serial_number))).toBe('changed-meanwhile');
  });

  test('[MNO-03] how long it lasts is a setting, and letting go frees only one’s own', async () => {
    await set({ withdrawalClaimMinutes: 1 });
    const { serial_number } = await waiting();
    await claim(serial_number);
    await routes()['withdraw/release']({ serial_number }, office.otherClerk);
    expect((await queue()).rows[0]?.claim).not.toBeNull();
    office.clock.advance({ minutes: 2 });
    expect((await queue()).rows[0]?.claim).toBeNull();
    await claim(serial_number);
    await routes()['withdraw/release']({ serial_number }, office.clerk);
    expect((await queue()).rows[0]?.claim).toBeNull();
  });

  test('[MNO-04] two who take the next one get two, oldest first, and then there is none', async () => {
    const first = await waiting();
    office.clock.advance({ minutes: 1 });
    const second = await waiting(1_100_000, await office.newPlayer());
    const take = async (by = office.clerk) => {
      const reply = await routes()['withdraw/take_next']({}, by);
      return reply.kind === 'answer' ? reply.content?.serial_number : reply.kind;
    };
    const taken = await Promise.all([take(), take(office.otherClerk)]);
    expect(new Set(taken)).toEqual(new Set([first.serial_number, second.serial_number]));
    expect(await take()).toBeUndefined();
  });
});

describe('deciding', () => {
  test('[MNO-05] an approval needs a note, a refusal its reason, and “other” both', async () => {
    const { serial_number } = await waiting();
    expect(codeOf(await update({ serial_number, note: '' }))).toBe('approval-note-required');
    const rejected = { serial_number, decision: 'rejected' } as const;
    expect(codeOf(await update({ ...rejected, note: 'no' }))).toBe('refusal-reason-required');
    expect(codeOf(await update({ ...rejected, reason: 'other', note: '' }))).toBe(
      'refusal-reason-required',
    );
    expect((await queue()).rows).toHaveLength(1);
    expect(codeOf(await update({ ...rejected, reason: 'name-differs', note: '' }))).toBe('answer');
  });

  test('[MNO-06] the player reads a text in their language and never a code', async () => {
    const { serial_number } = await waiting();
    await update({ serial_number, decision: 'rejected', reason: 'linked-accounts' });
    const reply = await routes()['withdraw/detailed']({ serial_number }, office.as(asha));
    if (reply.kind !== 'answer') throw new Error(reply.kind);
    expect(reply.content.stage).toBe('returned');
    expect(reply.content.note).toContain('huduma kwa wateja');
    expect(reply.content.note).not.toMatch(/linked|zinazohusiana/i);
    expect(await office.balanceOf(asha)).toBe(shillings(1_000_000));
    const [decided] = await office.decisionsNaming(serial_number);
    expect(decided?.content).toContain('linked-accounts');
  });

  test('[MNO-07] what waits for its second person is nobody’s next one, and shown with its note', async () => {
    const { serial_number } = await waiting(2_000_000);
    await claim(serial_number);
    await update({ serial_number, note: 'slip checked, called' });
    const [row] = (await queue(office.otherClerk)).rows;
    expect(row).toMatchObject({
      claim: null,
      proposed: { by: { name: 'clerk' }, note: 'slip checked, called', mine: 0 },
    });
    const next = await routes()['withdraw/take_next']({}, office.otherClerk);
    expect(next).toMatchObject({ kind: 'answer', content: null });
  });

  test('[MNO-08] the case shows the path of the money and what came and went by day', async () => {
    await payBill({ playerId: asha, receipt: 'SKC1', amount: shillings(1_200_000) });
    const { serial_number } = await ask(1_000_000);
    const reply = await routes()['withdraw/inquire_case']({ serial_number }, office.clerk);
    if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
    const { days, float, row } = registry['withdraw/inquire_case'].output.parse(reply.content);
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ money_in: 1_200_000, money_out: 0 });
    expect(float).toBe(1_200_000);
    expect(row.serial_number).toBe(serial_number);
  });
});

test.each<[object, number]>([
  [{ amount_from: 1_000_000 }, 1],
  [{ amount_from: 1_000_001 }, 0],
  [{ amount_to: 999_999 }, 0],
  [{ pay_type: operators.mpesa.id }, 1],
  [{ pay_type: operators.airtel.id }, 0],
  [{ phone: '0712000301' }, 1],
  [{ phone: '+255 712 000 301' }, 1],
  [{ phone: '0712000999' }, 0],
  [{ phone: 'nobody' }, 0],
  [{ start_time: '2020-01-01T00:00:00.000Z' }, 1],
  [{ end_time: '2020-01-01T00:00:00.000Z' }, 0],
  [{ carrier_order_number: 'NONE' }, 0],
])('[MNO-10] the list narrowed by %j has %i', async (filter, count) => {
  await waiting();
  const wanted = { page: 1, page_size: 10, ...filter };
  expect(await routes()['withdraw/manage'](wanted, office.clerk)).toMatchObject({ count });
});
