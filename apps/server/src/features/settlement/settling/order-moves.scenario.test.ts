import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { wordsOf } from '@kipute/contract/constants/choice';
import { orderTransitions } from '@kipute/domain/betting/order-transitions';
import { senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decidedBets } from '../fixtures/decided-bets.ts';
import { sellPart } from '../fixtures/sell-part.ts';
import { createSettlementWorld, type SettlementWorld } from '../fixtures/settlement-world.ts';

let world: SettlementWorld;
beforeAll(async () => {
  world = await createSettlementWorld();
});
afterAll(() => world.close());

const { place, rule, orderOf } = decidedBets(() => world);

const statuses = wordsOf(orderStatuses).map((state) => orderStatuses[state].id);
const everyMove = statuses.flatMap((from) => statuses.map((to) => ({ from, to })));
const allowed = new Set(
  orderTransitions.map(({ from, to }) => `${orderStatuses[from].id}→${orderStatuses[to].id}`),
);
const named = ({ from, to }: { readonly from: number; readonly to: number }) => `${from}→${to}`;

test('[CON-04] the database has the table of the domain, move by move', async () => {
  const known: string[] = [];
  for (const move of everyMove) {
    const { rows } = await sql<{ may: boolean }>`
      select order_may_move(${move.from}::smallint, ${move.to}::smallint) as may`.execute(
      world.database.read,
    );
    if (rows[0]?.may) known.push(named(move));
  }
  expect(new Set(known)).toEqual(allowed);
});

test('[CON-04] any other move is refused, whoever writes it, and many rows at once too', async () => {
  const asha = await world.newPlayer(100_000);
  const { id } = await place(asha, ['10101']);
  const other = await place(asha, ['10101']);
  const refused: string[] = [];
  for (const move of everyMove.filter(({ from, to }) => from !== to)) {
    const writing = world.owner.transact(async (tx) => {
      await sql`alter table bet_order disable trigger order_moves`.execute(tx);
      await sql`update bet_order set status = ${move.from} where id = ${id}`.execute(tx);
      await sql`alter table bet_order enable trigger order_moves`.execute(tx);
      await sql`
        update bet_order set payout = payout,
          status = case when id = ${id} then ${move.to} else status end
        where id in (${id}, ${other.id})`.execute(tx);
      throw new Error('written');
    });
    const why = await writing.catch((reason: Error) => reason.message);
    if (why === `order ${id} does not move from state ${move.from} to state ${move.to}`) {
      refused.push(named(move));
    } else expect(why).toBe('written');
  }
  const illegal = everyMove.filter((move) => move.from !== move.to && !allowed.has(named(move)));
  expect(refused).toEqual(illegal.map(named));
});

type Step = (order: { readonly id: string; readonly legs: readonly string[] }) => Promise<unknown>;

const first =
  (outcome: Parameters<typeof rule>[1]): Step =>
  ({ legs }) =>
    rule(legs[0] ?? '', outcome);
const second =
  (outcome: Parameters<typeof rule>[1]): Step =>
  ({ legs }) =>
    rule(legs[1] ?? '', outcome);
const approve: Step = ({ id }) =>
  world.database.transact((tx) => world.settlement.approveOrder(tx, BigInt(id)));
const cancel: Step = ({ id }) =>
  world.database.transact((tx) => world.settlement.cancelOrder(tx, BigInt(id)));
const sell: Step = ({ id }) => sellPart(world, id, { stakeSold: LARGE, paid: 1 });
const sellByRule: Step = async ({ id }) => {
  const [order] = await world.betting.ordersInPlay(world.database.read, [BigInt(id)]);
  if (!order) throw new Error(`no order ${id}`);
  const nothing = { value: order.stake, tax: senti(0n), paid: order.stake };
  await world.database.transact((tx) =>
    world.settlement.sellBack(tx, {
      ...{ order, by: 'rule', legOdds: order.legs.map(() => null) },
      part: { ...nothing, stakeCashed: order.stake, stakeLeft: senti(0n) },
      before: { times: 0, value: senti(0n), tax: senti(0n), paid: senti(0n) },
    }),
  );
};
const overdue: Step = ({ legs }) =>
  world.flagOverdue(
    legs.map((leg) => ({
      ...{ matchId: BigInt(leg.slice(0, -4)), partId: 3, selectionIds: [BigInt(leg)] },
    })),
  );
const noLongerOverdue: Step = () => world.flagOverdue([]);

/** At 2.00 × 2.00 a payout of so much waits for a person. */
const LARGE = 3_000_000;
const largeWin: readonly Step[] = [first('win'), second('win')];

const walks: readonly [string, readonly Step[], readonly number[]][] = [
  // what happens, step by step, and where the order is after each
  ['won', [first('win'), second('half-lose')], [2, 2, 4]],
  ['lost, and open again', [first('lose'), first('win')], [2, 4, 2]],
  ['lost, and doubtful again', [second('abnormal'), first('lose'), first('win')], [2, 3, 4, 3]],
  ['a large payout', [...largeWin, approve], [2, 2, 5, 4]],
  ['a large payout that is cancelled', [...largeWin, cancel], [2, 2, 5, 4]],
  ['a large payout, corrected', [...largeWin, second('half-win'), second('lose')], [2, 2, 5, 5, 4]],
  ['a small payout, corrected', [first('win'), second('lose'), second('win')], [2, 2, 4, 5]],
  ['settled, corrected', [first('win'), second('half-lose'), second('refund')], [2, 2, 4, 5]],
  [
    'lost, corrected to half lost',
    [first('half-lose'), second('half-lose'), second('lose')],
    [2, 2, 4, 4],
  ],
  ['overdue, and then not', [overdue, noLongerOverdue], [2, 3, 2]],
  ['overdue, decided', [overdue, first('lose')], [2, 3, 4]],
  ['doubtful, and a large payout', [first('abnormal'), first('win'), second('win')], [2, 3, 3, 5]],
  ['doubtful, cancelled', [first('abnormal'), cancel], [2, 3, 4]],
  ['cancelled', [cancel], [2, 4]],
  ['sold back', [sell], [2, 6]],
  ['sold back by its rule', [sellByRule], [2, 8]],
];

test('[CON-04] the verbs make every move of the table, and no other', async () => {
  const made = new Set<string>(['1→2']);
  let matches = 200;
  for (const [what, steps, expected] of walks) {
    const rich = await world.newPlayer(LARGE);
    matches += 2;
    const ids = [String(matches), String(matches + 1)];
    for (const id of ids) world.odds.match(id).threeWay([2_000, 3_000, 4_000]);
    world.odds.catalogue.touch({ matches: ids, markets: {} });
    const legs = ids.map((id) => `${id}0101`);
    const { id } = await place(rich, legs, { stake: LARGE });
    const seen = [(await orderOf(rich, id)).status];
    for (const step of steps) {
      await step({ id, legs });
      const { status } = await orderOf(rich, id);
      made.add(named({ from: seen.at(-1) ?? 0, to: status }));
      seen.push(status);
    }
    expect(seen, what).toEqual(expected);
  }
  // That nothing happened is no move, but a bet that is decided anew may stay where it is.
  const moves = [...made].filter((move) => move !== '2→2' && move !== '3→3');
  expect(new Set(moves)).toEqual(allowed);
});
