import { operators } from '@kipute/contract/constants/money/operators';
import { type CallRequest, registry } from '@kipute/contract/registry';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { waitingJobs } from '../../../fixtures/waiting-jobs.ts';
import { queueRoutes } from '../../approvals/index.ts';
import { refusal } from '../../players/fixtures/account-steps.ts';
import { paymentSteps } from '../fixtures/payment-steps.ts';
import { createPaymentsOffice, type PaymentsOffice } from '../fixtures/payments-office.ts';
import { inProgress, paid } from '../fixtures/scripted-party.ts';

let office: PaymentsOffice;
let asha: bigint;
let receipt: string;
let revision = 0;
async function twoPersonsFrom(amount: number): Promise<void> {
  const value = { ...office.settings.current('office'), withdrawalFrom: shillings(amount) };
  const basedOn = revision;
  await office.database.transact((tx) =>
    office.settings.change(tx, {
      ...{ section: 'office', basedOn, changedBy: null, note: 'two persons', value },
    }),
  );
  revision += 1;
}
beforeAll(async () => {
  office = await createPaymentsOffice();
  // So that one withdrawal of an ordinary size reaches it.
  await twoPersonsFrom(1_000_000);
});
beforeEach(async () => {
  asha = await office.newPlayer();
  receipt = `QT${asha}`;
});
afterAll(() => office.close());

const { sendWithdrawal, payBill, promptDeposit } = paymentSteps(() => office);
const routes = () => office.payments.routes;
const approvals = () => office.approvals.routes;

const decide = (id: string, by = office.otherClerk) =>
  approvals()['approval/decide']({ id, decision: 'approve', note: '' }, by);
async function proposalOf(reply: Promise<{ kind: string; content?: { deed: unknown } } | object>) {
  const { content } = (await reply) as { content?: { deed: { proposal_id: string | null } } };
  const id = content?.deed.proposal_id;
  if (!id) throw new Error(`not proposed: ${JSON.stringify(await reply)}`);
  return id;
}
const shown = async (id: string) => {
  const reply = await approvals()['approval/detailed']({ id }, office.otherClerk);
  if (reply.kind !== 'answer') throw new Error('no answer');
  return registry['approval/detailed'].output.parse(reply.content);
};

type Credit = Partial<CallRequest<'recharge/update'>>;
const credit = (wish: Credit = {}, by = office.clerk) =>
  routes()['recharge/update'](
    {
      ...{ request_key: `by-hand-${receipt}`, phone: '', user_id: asha.toString() },
      ...{ pay_type: operators.mpesa.id, receipt_number: receipt, amount: 100_000 },
      ...{ note: 'in the statement of the day', ...wish },
    },
    by,
  );

const parts = (at: number) => ({
  ...{ receipt_number: `${receipt}P${at}`, request_key: `part-${at}-of-${receipt}` },
});
const isDone = ({ deed }: { readonly deed: { readonly outcome: string } }) =>
  deed.outcome === 'done';

describe('a credit by hand from its limit on', () => {
  test('[APR-19] is proposed, credited once another clerk approves, and answered as done from then on', async () => {
    const id = await proposalOf(credit());
    expect(await office.balanceOf(asha)).toBe(0n);
    expect(await proposalOf(credit())).toBe(id);
    expect(await shown(id)).toMatchObject({
      title: 'Credit by hand, 100,000',
      subject: { kind: 'user', id: asha.toString() },
      changes: [
        { label: 'Player’s balance', before: '0', after: '100,000' },
        { before: 'credited to nobody', after: `${receipt}, M-Pesa (Vodacom)` },
      ],
      checks: [{ holds: 1 }, { holds: 1 }, { holds: 1 }, { holds: 1 }, {}],
    });
    expect(await decide(id, office.clerk)).toEqual(refusal('own-proposal'));
    const decisions = await Promise.all(Array.from({ length: 10 }, () => decide(id)));
    expect(decisions.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
    expect(await office.balanceOf(asha)).toBe(shillings(100_000));
    expect(await credit()).toMatchObject({
      content: { deed: { outcome: 'done' }, recharge: { carrier_order_number: receipt } },
    });
    expect(await office.balanceOf(asha)).toBe(shillings(100_000));
    const { administratorId } = office.otherClerk.caller;
    expect(await office.decisionsNaming(receipt)).toMatchObject([{ userId: administratorId }]);
  });

  test('[APR-19] one shilling below it one clerk does it', async () => {
    expect(await credit({ amount: 99_999 })).toMatchObject({
      content: { deed: { outcome: 'done' } },
    });
    expect(await office.balanceOf(asha)).toBe(shillings(99_999));
  });

  test('[APR-60] parts for one player count together, and the same request again is no part', async () => {
    const part = (at: number) => credit({ ...parts(at), amount: 40_000 });
    const done = { content: { deed: { outcome: 'done' } } };
    expect(await part(1)).toMatchObject(done);
    expect(await part(1)).toMatchObject(done);
    expect(await part(2)).toMatchObject(done);
    const id = await proposalOf(part(3));
    expect(await office.balanceOf(asha)).toBe(shillings(80_000));
    expect(await part(2)).toMatchObject(done);
    expect((await shown(id)).checks.at(-1)?.text).toMatch(/^\d+ more below the limit in 24 h/);
    // What the other clerk has done for this player is nothing.
    const other = await credit({ ...parts(4), amount: 40_000 }, office.otherClerk);
    expect(other).toMatchObject(done);
  });

  test('[APR-60] ten parts at once: no more than stays below the limit is done alone', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => credit({ ...parts(at), amount: 30_000 })),
    );
    expect(await office.balanceOf(asha)).toBe(shillings(90_000));
    const done = replies.filter((reply) => reply.kind === 'answer' && isDone(reply.content));
    expect(done).toHaveLength(3);
    const codes = replies.flatMap((reply) => (reply.kind === 'refusal' ? [reply.code] : []));
    expect(new Set([...codes, 'changed-meanwhile'])).toEqual(new Set(['changed-meanwhile']));
  });

  test('[APR-60] ten equal requests below the limit count once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => credit({ amount: 60_000 })));
    const { administratorId } = office.clerk.caller;
    const alone = await office.database.read
      .selectFrom('deedAlone')
      .select('amount')
      .where('subject', '=', asha.toString())
      .where('administratorId', '=', administratorId)
      .execute();
    expect(alone).toEqual([{ amount: shillings(60_000) }]);
  });

  test('[APR-20] one receipt is proposed once, by whomever and with whatever else', async () => {
    await proposalOf(credit());
    const other = { request_key: `other-${receipt}`, amount: 200_000 };
    expect(await credit(other)).toEqual(refusal('already-proposed'));
    expect(await credit({}, office.otherClerk)).toEqual(refusal('already-proposed'));
  });

  test('[APR-21] what came in meanwhile makes it impossible, and the money is there once', async () => {
    const id = await proposalOf(credit());
    await payBill({ playerId: asha, receipt, amount: shillings(100_000) });
    expect((await shown(id)).checks[0]).toMatchObject({ holds: 0 });
    expect(await decide(id)).toMatchObject({ content: { state: 'impossible' } });
    expect(await office.balanceOf(asha)).toBe(shillings(100_000));
  });

  test('[APR-21] a deed that wrote before it refused leaves nothing of it', async () => {
    const id = await proposalOf(credit());
    office.party.answers.request = inProgress();
    const deposit = await promptDeposit({ playerId: asha, amount: 100_000 });
    expect(await decide(id)).toMatchObject({ content: { state: 'impossible' } });
    const words = await office.database.read
      .selectFrom('paymentWord')
      .select('lookReason')
      .where('depositId', '=', deposit.id)
      .where('needsLook', '=', true)
      .execute();
    expect(words).toEqual([]);
  });

  const refusals: readonly (readonly [string, Credit, string])[] = [
    ['more than an operator moves', { amount: 3_000_001 }, 'amount-out-of-range'],
    ['a number that is none', { receipt_number: '---------' }, 'parameter-invalid'],
    ['nobody', { user_id: '999999999' }, 'player-unknown'],
  ];
  test.each(refusals)(
    '[APR-20] %s is refused at once and waits for nobody',
    async (_, wish, code) => {
      expect(await credit(wish)).toEqual(refusal(code));
    },
  );
});

describe('a large withdrawal', () => {
  const amount = 1_000_000;
  const asked = async () => {
    await office.give(asha, shillings(amount));
    const { serialNumber, id } = await sendWithdrawal({ playerId: asha, amount });
    return { serial_number: serialNumber, id };
  };
  const review = (
    serial_number: string,
    decision: 'approved' | 'rejected',
    by = office.clerk,
    note = 'called, confirmed',
  ) =>
    routes()['withdraw/update'](
      { serial_number, decision, note, ...(decision === 'rejected' && { reason: 'name-differs' }) },
      by,
    );
  const sendJobs = async (id: bigint) =>
    (await waitingJobs(office.database)).filter(
      ({ name, payload }) =>
        name === 'send-withdrawal' &&
        (payload as { withdrawalId: string }).withdrawalId === id.toString(),
    );

  test('[APR-22] stays held while it is proposed, and is sent once when a second clerk approves', async () => {
    const { serial_number, id } = await asked();
    expect(await review(serial_number, 'approved', office.clerk, '')).toEqual(
      refusal('approval-note-required'),
    );
    const reply = await review(serial_number, 'approved');
    expect(reply).toMatchObject({ content: { stage: 'reviewing', deed: { outcome: 'proposed' } } });
    const proposal = await proposalOf(Promise.resolve(reply));
    expect(await sendJobs(id)).toEqual([]);
    expect(await office.balanceOf(asha, 'held')).toBe(shillings(amount));
    expect(await review(serial_number, 'approved', office.otherClerk)).toEqual(
      refusal('already-proposed'),
    );
    expect(await shown(proposal)).toMatchObject({
      title: `Withdrawal ${serial_number}, 1,000,000`,
      rule: 'from 1,000,000: two persons',
      changes: [
        { label: 'Withdrawal', before: 'held, waiting' },
        { label: 'Held for the player', before: '1,000,000', after: '0' },
        { label: 'Player’s balance', before: '0', after: '0' },
      ],
    });
    await Promise.all(Array.from({ length: 10 }, () => decide(proposal)));
    expect(await sendJobs(id)).toHaveLength(1);
    expect(await office.decisionsNaming(serial_number)).toMatchObject([
      { content: expect.stringContaining('proposed by') },
    ]);
  });

  async function pay(serialNumber: string): Promise<void> {
    office.party.answers.payout = paid();
    const { id } = await office.database.read
      .selectFrom('withdrawal')
      .select('id')
      .where('serialNumber', '=', serialNumber)
      .executeTakeFirstOrThrow();
    await office.runJob('send-withdrawal', { withdrawalId: id.toString() });
  }

  test('[APR-60] several to one player count together', async () => {
    await twoPersonsFrom(1_500_000);
    await office.give(asha, shillings(2_000_000));
    const ask = async (key: string) => {
      const wish = { request_key: `${key}-${asha}-00000000`, pay_type: operators.mpesa.id, amount };
      const reply = await routes()['withdraw/add'](wish, office.as(asha));
      if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
      return reply.content.serial_number;
    };
    const first = await ask('first');
    expect(await review(first, 'approved')).toMatchObject({
      content: { deed: { outcome: 'done' } },
    });
    await pay(first);
    const second = await ask('second');
    expect(await review(second, 'approved')).toMatchObject({
      content: { deed: { outcome: 'proposed' }, stage: 'reviewing' },
    });
    await twoPersonsFrom(1_000_000);
  });

  test('[APR-50] shows where the money came from, to whoever may decide it', async () => {
    const before = await asked();
    await review(before.serial_number, 'rejected');
    await payBill({ playerId: asha, receipt, amount: shillings(300_000) });
    const again = { request_key: `again-${asha}`, pay_type: operators.mpesa.id, amount };
    const wish = await routes()['withdraw/add'](again, office.as(asha));
    if (wish.kind !== 'answer') throw new Error('not taken');
    const id = await proposalOf(review(wish.content.serial_number, 'approved'));
    await office.wallet.figures.countEverybody();
    const { money_path } = await shown(id);
    expect(money_path).toEqual({
      ...{ user_id: asha.toString(), deposits: 300_000, gifts: 1_000_000, stakes: 0, payouts: 0 },
      ...{ withdrawals: 0, has: 1_300_000, asked: 1_000_000 },
      earlier: [
        expect.objectContaining({ serial_number: before.serial_number, stage: 'returned' }),
      ],
    });
    const nodes = new Set(['approval/inquire']);
    const looker = { ...office.otherClerk, caller: { ...office.otherClerk.caller, nodes } };
    const seen = await approvals()['approval/detailed']({ id }, looker);
    expect(seen).toMatchObject({ content: { money_path: null, changes: [{}, {}, {}] } });
  });

  test('[APR-23] giving the money back needs one clerk, and ends what was proposed', async () => {
    const { serial_number, id } = await asked();
    const proposal = await proposalOf(review(serial_number, 'approved'));
    expect(await review(serial_number, 'rejected', office.otherClerk)).toMatchObject({
      content: { deed: { outcome: 'done' }, stage: 'returned' },
    });
    expect(await office.balanceOf(asha)).toBe(shillings(amount));
    expect((await shown(proposal)).checks[0]).toMatchObject({ holds: 0 });
    expect(await decide(proposal)).toMatchObject({
      content: { state: 'impossible', why_not: expect.stringContaining('Somebody else') },
    });
    expect(await sendJobs(id)).toEqual([]);
    expect(await review(serial_number, 'approved')).toEqual(refusal('changed-meanwhile'));
  });

  test('[APR-24] the menu counts what waits for a clerk, red once it is too old', async () => {
    await asked();
    const queues = queueRoutes({ ...office, queues: office.payments.queues });
    const nodes = new Set(['withdraw/inquire_queue']);
    const looker = { ...office.clerk, caller: { ...office.clerk.caller, nodes } };
    const counts = async () => {
      const reply = await queues['queue/counts']({}, looker);
      return reply.kind === 'answer' ? reply.content.counts : [];
    };
    expect(await counts()).toMatchObject([{ node: 'withdraw/inquire_queue', tone: 'waiting' }]);
    office.clock.advance({ minutes: 16 });
    expect(await counts()).toMatchObject([{ node: 'withdraw/inquire_queue', tone: 'overdue' }]);
  });
});

test('[APR-62] deposits with an open alert are counted for who may see them, red after half an hour', async () => {
  const queues = queueRoutes({ ...office, queues: office.payments.queues });
  const countsFor = async (...nodes: readonly string[]) => {
    const looker = { ...office.clerk, caller: { ...office.clerk.caller, nodes: new Set(nodes) } };
    const reply = await queues['queue/counts']({}, looker);
    if (reply.kind !== 'answer') throw new Error('no answer');
    return reply.content.counts.filter(({ node }) => node === 'recharge/inquire');
  };
  expect(await countsFor('recharge/inquire')).toEqual([]);
  office.party.answers.request = inProgress();
  await promptDeposit({ playerId: asha, amount: 40_000 });
  // The clerk credits what an open prompt may be about: refused, and the prompt is to be looked at.
  expect(await credit({ amount: 40_000 })).toEqual(refusal('open-deposit-matches'));
  const one = { node: 'recharge/inquire', count: 1 };
  expect(await countsFor('recharge/inquire')).toEqual([{ ...one, tone: 'waiting' }]);
  expect(await countsFor('withdraw/inquire')).toEqual([]);
  office.clock.advance({ minutes: 31 });
  expect(await countsFor('recharge/inquire')).toEqual([{ ...one, tone: 'overdue' }]);
});
