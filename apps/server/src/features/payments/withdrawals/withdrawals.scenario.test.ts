import { operators } from '@kipute/contract/constants/money/operators';
import { senti, shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { anAdministrator, contextOf } from '../../../fixtures/call-context.ts';
import { waitingJobs } from '../../../fixtures/waiting-jobs.ts';
import type { SettingsOf } from '../../settings/index.ts';
import { createPaymentsWorld, type PaymentsWorld } from '../fixtures/payments-world.ts';
import { callbackOf, inProgress, paid, refused, unknown } from '../fixtures/scripted-party.ts';

let world: PaymentsWorld;
let asha: bigint;
beforeEach(async () => {
  await world?.close();
  world = await createPaymentsWorld();
  asha = await world.newPlayer();
  await world.give(asha, shillings(5_000_000));
});
afterAll(() => world.close());

type Wish = { request_key?: string; amount?: number };
const add = (differences: Wish = {}, player = asha) =>
  world.payments.routes['withdraw/add'](
    {
      request_key: 'a-request-of-the-page',
      pay_type: operators.mpesa.id,
      amount: 20_000,
      ...differences,
    },
    world.as(player),
  );
async function begin(differences: Wish = {}) {
  const reply = await add(differences);
  if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
  return reply.content;
}
const send = () => world.runJob('send-withdrawal', { withdrawalId: '1' });
const ask = () => world.runJob('ask-about-withdrawal', { withdrawalId: '1' });
const row = () =>
  world.database.read.selectFrom('withdrawal').selectAll().executeTakeFirstOrThrow();
const purses = async () => ({
  cash: await world.balanceOf(asha, 'cash'),
  held: await world.balanceOf(asha, 'held'),
});
const before = { cash: shillings(5_000_000), held: 0n };
const holding = { cash: shillings(4_980_000), held: shillings(20_000) };
const gone = { cash: shillings(4_980_000), held: 0n };

async function settingsWith(changes: Partial<SettingsOf<'pay'>>): Promise<void> {
  const value = { ...world.settings.current('pay'), ...changes };
  await world.database.transact((tx) =>
    world.settings.change(tx, {
      ...{ section: 'pay', value, basedOn: 0, changedBy: null, note: '' },
    }),
  );
}

describe('asking for a withdrawal', () => {
  test('[ARC-05] nothing is paid out to a number abroad, and nothing is held for it', async () => {
    await world.database.transact((tx) =>
      tx.updateTable('player').set({ phone: '254712345678' }).where('id', '=', asha).execute(),
    );
    expect(await add()).toEqual({ kind: 'refusal', code: 'payout-abroad' });
    expect(await purses()).toEqual(before);
    const terms = await world.payments.routes['withdraw/terms']({}, world.as(asha));
    expect(terms).toMatchObject({ content: { forbidden: 1 } });
    const prompt = await world.payments.routes['recharge/add'](
      {
        request_key: 'a-prompt-of-the-page',
        pay_type: operators.mpesa.id,
        phone: '',
        amount: 2_000,
      },
      world.as(asha),
    );
    expect(prompt).toEqual({ kind: 'refusal', code: 'phone-invalid' });
  });

  test('[PAY-20] the money is held at once and leaves on a certain yes', async () => {
    expect(await begin()).toMatchObject({ pay_status: 1, stage: 'sending', amount: 20_000 });
    expect(await purses()).toEqual(holding);
    await send();
    expect(world.party.payouts).toMatchObject([{ amount: 2_000_000n, phone: '255712000301' }]);
    expect(await purses()).toEqual(holding);
    world.party.answers.status = { verdict: { kind: 'paid', receipt: 'W1', fee: senti(5_000n) } };
    await ask();
    expect(await row()).toMatchObject({ state: 'paid', receipt: 'W1', fee: 5_000n });
    expect(await purses()).toEqual(gone);
  });

  test('[PAY-20] ten taps hold once, and a second wish waits for the first', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => add()));
    const serials = replies.map((reply) => reply.kind === 'answer' && reply.content.serial_number);
    expect(new Set(serials).size).toBe(1);
    expect(await purses()).toEqual(holding);
    expect(await add({ amount: 30_000 })).toEqual({ kind: 'refusal', code: 'request-key-used' });
    expect(await add({ request_key: 'another-request-of-it' })).toEqual({
      kind: 'refusal',
      code: 'withdrawal-under-way',
    });
  });

  test('[PAY-20] ten different wishes at once hold one', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, place) => add({ request_key: `request-number-0000${place}` })),
    );
    expect(replies.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
    expect(await purses()).toEqual(holding);
  });

  const second = { request_key: 'another-request-of-it' };
  test('[PAY-86] one whose answer was lost stands in nobody’s way, and counts for the day', async () => {
    await begin({ amount: 900_000 });
    world.party.answers.payout = unknown;
    await send();
    expect(await row()).toMatchObject({ state: 'unknown' });
    await settingsWith({ withdrawalDailyMaximum: shillings(910_000) });
    expect(await add({ ...second, amount: 20_000 })).toMatchObject({ code: 'daily-limit-reached' });
    expect(await add({ ...second, amount: 10_000 })).toMatchObject({ kind: 'answer' });
    expect(await world.balanceOf(asha, 'held')).toBe(shillings(910_000));
    // The first may be heard of again at any moment, beside the second.
    world.party.answers.status = inProgress();
    await ask();
    const states = world.database.read.selectFrom('withdrawal').select('state').orderBy('id');
    expect(await states.execute()).toEqual([{ state: 'sending' }, { state: 'ready' }]);
  });

  test('[PAY-86] so does one that a person looks at, and a third waits for the second', async () => {
    await begin();
    await send();
    expect(await add(second)).toMatchObject({ code: 'withdrawal-under-way' });
    world.clock.advance({ minutes: 5 });
    await world.runJob('watch-silent-payments', {});
    expect(await add(second)).toMatchObject({ kind: 'answer' });
    const third = { request_key: 'a-third-request-of-it' };
    expect(await add(third)).toMatchObject({ code: 'withdrawal-under-way' });
  });

  test('[PAY-87] each operator keeps its own fee', async () => {
    const fees = [{ upTo: shillings(50_000), fee: shillings(700) }];
    await settingsWith({ withdrawalFees: { mpesa: fees, airtel: [], mixx: [], halopesa: [] } });
    const reply = await world.payments.routes['withdraw/terms']({}, world.as(asha));
    expect(reply).toMatchObject({
      content: { fees: [{ pay_type: operators.mpesa.id, up_to: 50_000, fee: 700 }] },
    });
  });

  const refusals: readonly [string, Wish, string][] = [
    ['too little', { amount: 999 }, 'amount-out-of-range'],
    ['too much', { amount: 3_000_001 }, 'amount-out-of-range'],
  ];
  test.each(refusals)('[PAY-20] %s is refused and nothing is held', async (_, wish, code) => {
    expect(await add(wish)).toEqual({ kind: 'refusal', code });
    expect(await purses()).toEqual(before);
  });

  test('[PAY-20] more than there is is refused and nothing is held', async () => {
    const poor = await world.newPlayer();
    await world.give(poor, shillings(19_999));
    expect(await add({}, poor)).toEqual({ kind: 'refusal', code: 'funds-short' });
    expect(await world.balanceOf(poor)).toBe(shillings(19_999));
    expect(await world.database.read.selectFrom('withdrawal').selectAll().execute()).toEqual([]);
  });

  test('[PAY-22] who is forbidden to withdraw is told so', async () => {
    await world.database.transact((tx) =>
      tx.updateTable('player').set({ withdrawalForbidden: true }).execute(),
    );
    expect(await add()).toEqual({ kind: 'refusal', code: 'withdrawal-forbidden' });
    const terms = await world.payments.routes['withdraw/terms']({}, world.as(asha));
    expect(terms).toMatchObject({ content: { forbidden: 1, phone: '255712000301' } });
  });

  test('[PAY-22] the limit of the day counts what left and what is held, not what came back', async () => {
    const amounts = [900_000, 900_000];
    for (const [place, amount] of amounts.entries()) {
      await begin({ request_key: `request-of-the-day-${place}`, amount });
      world.party.answers.payout = place === 0 ? refused : paid(`W-${place}`);
      await world.runJob('send-withdrawal', { withdrawalId: `${place + 1}` });
    }
    const terms = await world.payments.routes['withdraw/terms']({}, world.as(asha));
    expect(terms).toMatchObject({ content: { left_today: 9_100_000 } });
  });
});

describe('sending a withdrawal', () => {
  test('[PAY-21] a worker that died while sending does not send a second time', async () => {
    await begin();
    world.party.answers.payout = new Error('killed');
    await expect(send()).rejects.toThrow('killed');
    expect(await row()).toMatchObject({ state: 'sending' });
    world.party.answers.status = unknown;
    await send();
    expect(world.party.payouts).toHaveLength(1);
    expect(await row()).toMatchObject({ state: 'unknown' });
    expect(await purses()).toEqual(holding);
  });

  test('[PAY-21] ten workers send it once', async () => {
    await begin();
    await Promise.all(Array.from({ length: 10 }, () => send()));
    expect(world.party.payouts).toHaveLength(1);
  });

  test('[PAY-21] a certain no gives the money back, once, with a line of its own', async () => {
    await begin();
    world.party.answers.payout = refused;
    await send();
    world.party.answers.status = refused;
    await Promise.all([ask(), ask(), send()]);
    expect(await row()).toMatchObject({ state: 'returned', refusal: 'cancelled-by-player' });
    expect(await purses()).toEqual(before);
    const bills = await world.wallet.routes['bill/inquire'](
      { page: 1, page_size: 10, type: 1, age: 1, bill_types: [8, 10] },
      world.as(asha),
    );
    expect(bills).toMatchObject({
      count: 2,
      content: [
        { type: 10, change_amount: 20_000, balance_after: 5_000_000 },
        { type: 8, change_amount: -20_000, balance_after: 4_980_000 },
      ],
    });
  });

  test('[PAY-21] unknown stays held however often it is asked', async () => {
    await begin();
    world.party.answers.payout = unknown;
    await send();
    world.party.answers.status = unknown;
    for (let times = 0; times < 5; times += 1) await ask();
    expect(await purses()).toEqual(holding);
    expect(await waitingJobs(world.database)).toContainEqual(
      expect.objectContaining({ name: 'ask-about-withdrawal' }),
    );
  });

  test('[PAY-21] a yes after the money was given back moves nothing and calls a person', async () => {
    await begin();
    world.party.answers.payout = { ...refused, carrierReference: 'conversation-1' };
    await send();
    const { reference } = await row();
    await world.payments.takeCallback(
      'mpesa',
      callbackOf({
        kind: 'outcome',
        reference,
        carrierReference: 'conversation-1',
        verdict: { kind: 'paid', receipt: 'W2' },
        authenticated: true,
      }),
    );
    expect(await row()).toMatchObject({ state: 'returned' });
    expect(await purses()).toEqual(before);
    const looks = await world.database.read
      .selectFrom('paymentWord')
      .select('word')
      .where('needsLook', '=', true)
      .execute();
    expect(looks).toEqual([{ word: 'paid' }]);
  });

  test('[PAY-14] a forged refusal of a payout gives nothing back', async () => {
    await begin();
    await send();
    const { reference } = await row();
    const forged = { kind: 'outcome', reference, carrierReference: 'conversation-1', ...refused };
    for (let times = 0; times < 3; times += 1) {
      await world.payments.takeCallback('mpesa', callbackOf({ ...forged, authenticated: false }));
    }
    expect(await row()).toMatchObject({ state: 'sending' });
    expect(await row()).toMatchObject({ asks: 0 });
  });

  test('[PAY-71] a number that another payment carries neither pays a payout nor ends it', async () => {
    await world.payments.takeCallback(
      'mpesa',
      callbackOf({
        kind: 'paybill',
        payment: {
          receipt: 'PB77',
          amount: '200000',
          phone: '255754111222',
          reference: '255712000301',
        },
      }),
    );
    await begin();
    world.party.answers.payout = paid('pb-77');
    await send();
    expect(await row()).toMatchObject({ state: 'unknown', receipt: null });
    const looks = await world.database.read
      .selectFrom('paymentWord')
      .select(['lookReason', 'words'])
      .where('needsLook', '=', true)
      .execute();
    expect(looks).toEqual([
      { lookReason: 'receipt-elsewhere', words: expect.stringMatching(/^pb-77, D/) },
    ]);
  });

  test('[PAY-23] while the books are not in order nothing leaves', async () => {
    await begin();
    await sql`insert into books_audit (audited_at, sound, findings)
      values (now(), false, '{}')`.execute(world.database.read);
    await send();
    expect(world.party.payouts).toEqual([]);
    expect(await row()).toMatchObject({ state: 'ready' });
    expect(await waitingJobs(world.database)).toContainEqual(
      expect.objectContaining({ name: 'send-withdrawal' }),
    );
    await world.wallet.runAudit();
    await send();
    expect(world.party.payouts).toHaveLength(1);
  });
});

describe('reviewing a withdrawal', () => {
  const clerk = anAdministrator(1n);
  const review = async (decision: 'approved' | 'rejected') =>
    world.payments.routes['withdraw/update'](
      {
        ...{ serial_number: (await row()).serialNumber, decision, note: 'looked' },
        ...(decision === 'rejected' && { reason: 'number-unreachable' }),
      },
      contextOf(clerk),
    );

  beforeEach(async () => {
    await sql`insert into role (code, name_sw, name_en) values ('clerk', 'k', 'k')`.execute(
      world.database.read,
    );
    await sql`insert into administrator (account, name, role_id, password_hash, created_at)
      values ('clerk', 'Clerk', 1, '', now())`.execute(world.database.read);
  });

  test('[PAY-24] a large one waits for a clerk, held, and is sent once approved', async () => {
    expect(await begin({ amount: 1_000_000 })).toMatchObject({ stage: 'reviewing' });
    expect(await waitingJobs(world.database)).toEqual([]);
    const waiting = world.payments.routes['withdraw/manage'];
    const page = { page: 1, page_size: 10 };
    expect(await waiting({ ...page, waiting: 1 }, contextOf(clerk))).toMatchObject({
      count: 1,
      content: [{ user_id: asha.toString(), amount: 1_000_000 }],
    });
    expect(await waiting({ ...page, waiting: 1, pay_status: 2 }, contextOf(clerk))).toMatchObject({
      count: 0,
    });
    expect(await waiting({ ...page, user_id: '1' }, contextOf(clerk))).toMatchObject({ count: 0 });
    await send();
    expect(world.party.payouts).toEqual([]);
    const decisions = await Promise.all([review('approved'), review('approved')]);
    expect(decisions.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
    expect(await waitingJobs(world.database)).toMatchObject([{ name: 'send-withdrawal' }]);
    world.party.answers.payout = inProgress();
    await send();
    expect(world.party.payouts).toHaveLength(1);
    expect(await review('rejected')).toEqual({ kind: 'refusal', code: 'changed-meanwhile' });
  });

  test('[PAY-24] a rejected one gives the money back', async () => {
    await begin({ amount: 1_000_000 });
    await review('rejected');
    expect(await purses()).toEqual(before);
    expect(await row()).toMatchObject({ state: 'returned', reviewedBy: 1n });
    const decided = await world.database.read
      .selectFrom('activity')
      .select(['content', 'subjectKind', 'subjectId', 'changes'])
      .where('type', '=', 25)
      .execute();
    const { serialNumber } = await row();
    expect(decided).toEqual([
      {
        content: `${serialNumber} rejected: number-unreachable: looked`,
        subjectKind: 'withdrawal',
        subjectId: serialNumber,
        changes: { state: ['reviewing', 'returned'] },
      },
    ]);
  });

  test('[PAY-24] who is trusted needs no clerk', async () => {
    await world.database.transact((tx) =>
      tx.updateTable('player').set({ withdrawalWhitelisted: true }).execute(),
    );
    expect(await begin({ amount: 1_000_000 })).toMatchObject({ stage: 'sending' });
  });
});
