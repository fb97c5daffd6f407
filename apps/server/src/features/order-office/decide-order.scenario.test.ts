import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { logTypes } from '@kipute/contract/constants/operations/logs';
import { registry } from '@kipute/contract/registry';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf } from '../../fixtures/call-context.ts';
import { waitingJobs } from '../../fixtures/waiting-jobs.ts';
import { queueRoutes } from '../approvals/index.ts';
import { createPlayerOffice } from '../player-office/index.ts';
import { decidedBets } from '../settlement/fixtures/decided-bets.ts';
import { createOfficeWorld, type OfficeWorld, officeSteps } from './fixtures/office-world.ts';

let office: OfficeWorld;
beforeAll(async () => {
  office = await createOfficeWorld();
});
afterAll(async () => {
  const report = await office.wallet.runAudit();
  await office.close();
  expect(report).toMatchObject({ entries: [], purses: [], worldSum: 0n });
});

const { place, rule, orderOf, cashOf } = decidedBets(() => office);
const { approve, cancel, detailsOf, linesOfLog } = officeSteps(() => office);
const { settled } = orderStatuses;
const refusal = (code: string) => ({ kind: 'refusal', code });

/** A payout of more than five million waits for a person. */
async function delayed(selectionId: string) {
  const asha = await office.newPlayer(3_000_000);
  const order = await place(asha, [selectionId], { stake: 3_000_000 });
  await rule(selectionId, 'win');
  return { asha, ...order };
}

describe('approving a payout that waits', () => {
  test('[STL-42] it is paid, and who approved it and why stays known', async () => {
    const { asha, id, serial_number } = await delayed('10103');
    const reply = await approve(id, 'asked the player');
    expect(reply).toMatchObject({ content: { id, status: settled.id, user_id: String(asha) } });
    if (reply.kind !== 'answer') throw new Error();
    expect(registry['order_list/update_status'].output.parse(reply.content)).toEqual(reply.content);
    expect(await cashOf(asha)).toBe(11_100_000n);
    expect((await detailsOf(id)).decisions).toMatchObject([
      { decision: 1, administrator: 'clerk', note: 'asked the player' },
    ]);
    expect(await linesOfLog(serial_number)).toEqual([
      [
        logTypes['order-change'].id,
        office.clerk.caller.administratorId,
        `${serial_number} approved: asked the player`,
      ],
    ]);
  });

  test('[STL-42] ten clicks of one clerk are one approval, and all are answered', async () => {
    const { asha, id } = await delayed('20103');
    const replies = await Promise.all(Array.from({ length: 10 }, () => approve(id)));
    expect(replies.map(({ kind }) => kind)).toEqual(Array(10).fill('answer'));
    expect(await cashOf(asha)).toBe(11_100_000n);
  });

  test('[STL-42] of two clerks at once one approves, the other hears that it is settled', async () => {
    const { asha, id } = await delayed('30103');
    const replies = await Promise.all([approve(id), approve(id, 'me too', office.otherClerk)]);
    expect(replies.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
    expect(replies).toContainEqual(refusal('order-settled'));
    expect(await cashOf(asha)).toBe(11_100_000n);
    expect((await detailsOf(id)).decisions).toHaveLength(1);
  });

  test('[STL-42] what does not wait, or was never there, is refused by name', async () => {
    const asha = await office.newPlayer(1_000);
    const { id } = await place(asha, ['50101']);
    expect(await approve(id)).toEqual(refusal('order-not-delayed'));
    expect(await approve('1')).toEqual(refusal('order-unknown'));
    await office.database.transact((tx) =>
      tx.updateTable('betOrder').set({ status: 6 }).where('id', '=', BigInt(id)).execute(),
    );
    expect(await approve(id)).toEqual(refusal('order-sold-back'));
    expect(await cancel(id)).toEqual(refusal('order-sold-back'));
  });

  test('[STL-42] approved and cancelled at once, one of the two happens', async () => {
    const { asha, id } = await delayed('60103');
    const [approved, cancelled] = await Promise.all([approve(id), cancel(id)]);
    expect([approved.kind, cancelled.kind].toSorted()).toEqual(['answer', 'refusal']);
    expect(await cashOf(asha)).toBe(approved.kind === 'answer' ? 11_100_000n : 3_000_000n);
    expect((await detailsOf(id)).decisions).toHaveLength(1);
  });
});

describe('cancelling', () => {
  test('[STL-43] the stake goes back for good, and who cancelled and why stays known', async () => {
    const asha = await office.newPlayer(10_000);
    const { id, serial_number } = await place(asha, ['50101', '60101']);
    expect(await cancel(id, 'wrong price')).toMatchObject({ content: { status: settled.id } });
    await rule('50101', 'lose');
    expect(await orderOf(asha, id)).toMatchObject({ paid: 1_000, outcomes: [2, 2] });
    expect(await office.balanceOf(asha)).toBe(shillings(10_000));
    const { decisions, legs, bills } = await detailsOf(id);
    expect(decisions).toMatchObject([{ decision: 2, note: 'wrong price' }]);
    expect(legs.map(({ is_final, outcome }) => [is_final, outcome])).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(bills.map(({ type, changed_amount }) => [type, changed_amount])).toEqual([
      [3, -1_000],
      [1, 1_000],
    ]);
    expect(await linesOfLog(serial_number)).toEqual([
      [
        logTypes['order-cancelled'].id,
        office.clerk.caller.administratorId,
        `${serial_number} cancelled (palpable-error): wrong price`,
      ],
    ]);
  });

  test('[STL-47] the player is told once, with the cause in their language and not with the note', async () => {
    const asha = await office.newPlayer(10_000, 1_000);
    const { id, serial_number: serial } = await place(asha, ['70101', '60101']);
    const byCredit = await place(asha, ['70102'], { payType: 2 });
    const tellings = async () =>
      (await waitingJobs(office.database)).filter(({ name }) => name === 'tell-settled').length;
    const before = await tellings();
    await Promise.all(Array.from({ length: 5 }, () => cancel(id, 'swapped by the trader')));
    await cancel(byCredit.id);
    expect(await tellings()).toBe(before);
    const player = { kind: 'player', playerId: asha, token: 'none' } as const;
    const read = async (locale: 'sw' | 'en-US') => {
      const asked = { page: 1, page_size: 10, type: 0, order: 'newest' } as const;
      const reply = await office.inbox.routes['message/inquire'](
        asked,
        contextOf(player, { locale }),
      );
      if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
      return reply.content;
    };
    const [ofCredit, ofCash, ...others] = await read('sw');
    expect(others).toEqual([]);
    expect(ofCredit).toMatchObject({ subject: 'Mkeka umefutwa, umerudishiwa TSh 1,000' });
    expect(ofCash).toMatchObject({
      subject: 'Mkeka umefutwa, umerudishiwa TSh 1,000',
      body: `Sababu: Odds zilikuwa na kosa la wazi.\nMechi 2 · dau TSh 1,000 · namba ${serial.slice(1)}`,
      jump: `/order_detailed_info?id=${id}`,
    });
    expect((await read('en-US'))[1]?.body).toContain('Why: The odds were a palpable error.');
  });

  test('[STL-43] ten clicks are one, another reason or another clerk hears that it is settled', async () => {
    const asha = await office.newPlayer(10_000);
    const { id } = await place(asha, ['60102']);
    const replies = await Promise.all(Array.from({ length: 10 }, () => cancel(id)));
    expect(replies.map(({ kind }) => kind)).toEqual(Array(10).fill('answer'));
    expect(await cancel(id, 'another reason')).toEqual(refusal('order-settled'));
    expect(await cancel(id, 'placed by mistake', office.otherClerk)).toEqual(
      refusal('order-settled'),
    );
    expect(await cancel('1')).toEqual(refusal('order-unknown'));
    expect(await office.balanceOf(asha)).toBe(shillings(10_000));
  });

  test('[STL-43] cancelled and settled at once, one of the two happens', async () => {
    const asha = await office.newPlayer(10_000);
    const { id } = await place(asha, ['70103']);
    const [cancelled] = await Promise.all([cancel(id), rule('70103', 'win')]);
    const isCancelled = cancelled.kind === 'answer';
    expect(await cashOf(asha)).toBe(isCancelled ? 10_000n : 9_000n + 3_700n);
    expect((await detailsOf(id)).decisions).toHaveLength(isCancelled ? 1 : 0);
  });
});

test('[APR-62] orders that wait for a person are counted, red once the oldest has waited an hour', async () => {
  const nodes = new Set(['order_list/delayed']);
  const looker = { ...office.clerk, caller: { ...office.clerk.caller, nodes } };
  const count = async () => {
    const routes = queueRoutes({ ...office, queues: office.orderOffice.queues });
    const reply = await routes['queue/counts']({}, looker);
    return reply.kind === 'answer' ? reply.content.counts[0] : undefined;
  };
  const waitSince = (minutesAgo: number, id: string) => {
    const waitsSince = new Date(office.clock.now().getTime() - minutesAgo * 60_000);
    return office.database.transact((tx) =>
      tx.updateTable('betOrder').set({ waitsSince }).where('id', '=', BigInt(id)).execute(),
    );
  };
  const before = (await count())?.count ?? 0;
  const { id } = await delayed('30102');
  const { waitsSince } = await office.database.read
    .selectFrom('betOrder')
    .select('waitsSince')
    .where('id', '=', BigInt(id))
    .executeTakeFirstOrThrow();
  expect(waitsSince).toBeInstanceOf(Date);
  await waitSince(59, id);
  expect(await count()).toMatchObject({ node: 'order_list/delayed', count: before + 1 });
  await waitSince(61, id);
  expect(await count()).toMatchObject({ count: before + 1, tone: 'overdue' });
  await approve(id);
  expect((await count())?.count ?? 0).toBe(before);
});

test('[USR-92] an account is not closed while a bet of it is open, doubtful or waits for its payout', async () => {
  // Nobody pays anything in this world.
  const payments = { hasOpenPayment: async () => false };
  const { routes } = createPlayerOffice({ ...office, payments });
  const close = (playerId: bigint) =>
    routes['subscriber/remove'](
      { user_id: playerId.toString(), reason: 'asked by phone' },
      office.clerk,
    );
  const asha = await office.newPlayer(1_000);
  const [placed, ...closings] = await Promise.all([
    place(asha, ['50101']),
    ...Array.from({ length: 5 }, () => close(asha)),
  ]);
  for (const reply of closings) {
    const codes = ['balance-left', 'bet-open', 'payment-open'].map(refusal);
    expect(codes).toContainEqual(reply);
  }
  expect(await close(asha)).toEqual(refusal('bet-open'));
  const become = (status: number) =>
    office.database.transact((tx) =>
      tx.updateTable('betOrder').set({ status }).where('id', '=', BigInt(placed.id)).execute(),
    );
  await become(orderStatuses.abnormal.id);
  expect(await close(asha)).toEqual(refusal('bet-open'));
  const { asha: winner, id } = await delayed('40103');
  expect(await close(winner)).toEqual(refusal('bet-open'));
  await approve(id);
  expect(await close(winner)).toEqual(refusal('balance-left'));
});
