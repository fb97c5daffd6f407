import type { Scene } from '../../actors/actor.ts';
import type { Ask } from '../../world/database.ts';
import type { Law } from '../law.ts';
import { broughtByHand, type NaiveTerms } from './naive-races.ts';
import { readRaceOrders, type StoredRaceOrder } from './race-orders.ts';

/** Paid what the order and its terms make, counted in another way, once, in one way. */
export function wronglyPaidRaceOrder(orders: readonly StoredRaceOrder[]): string | undefined {
  for (const order of orders) {
    if (order.roundId === '') continue;
    const { serial, roundState, paid, shared } = order;
    const owed = owedTo(order);
    if (BigInt(paid) !== owed.paid || (!owed.shares && shared !== '0')) {
      return `${serial} of a ${roundState} round was paid ${paid} and ${shared} of the pool, owed is ${owed.paid}`;
    }
    const entry = wrongEntry(order);
    if (entry) return entry;
  }
  return undefined;
}

function owedTo(order: StoredRaceOrder): { readonly paid: bigint; readonly shares: boolean } {
  const { roundState, stake, picks, result: finish } = order;
  if (roundState === 'refunded') return { paid: BigInt(stake), shares: false };
  if (roundState !== 'settled') return { paid: 0n, shares: false };
  const terms = order.terms as NaiveTerms;
  const ticketStake = BigInt(order.ticketStake);
  const { paid, poolStake } = broughtByHand(picks, { finish, terms, ticketStake });
  return { paid, shares: poolStake > 0n };
}

function wrongEntry({ serial, playerId, paid, shared, entries }: StoredRaceOrder) {
  const results = entries.filter((entry) => !entry.startsWith('racing-order '));
  const moved = [
    `${playerId} racing-coin ${BigInt(paid) + BigInt(shared)}`,
    ...(paid === '0' ? [] : [`racing-stakes -${paid}`]),
    ...(shared === '0' ? [] : [`racing-pool -${shared}`]),
  ];
  const isPaid = paid !== '0' || shared !== '0';
  const owed = isPaid ? `racing-result ${serial}: ${moved.join(', ')}` : '';
  return results.join(' and ') === owed
    ? undefined
    : `${serial} was paid by ${results.join(' and ') || 'nothing'}, owed is ${owed || 'nothing'}`;
}

export const raceOrdersPaidOnce: Law<Scene> = {
  name: 'every racing order is paid what its picks and terms make, or its stake back, once',
  holds: 'always',
  breach: async ({ world }) => wronglyPaidRaceOrder(await readRaceOrders(world.database.ask)),
};

/** A round that has ended, with the sums it says of itself; text of whole senti. */
export type EndedRound = {
  readonly id: string;
  readonly state: string;
  readonly bets: number;
  readonly tickets: string;
  readonly staked: string;
  readonly paid: string;
  readonly shared: string;
  readonly poolFed: string;
};

/** What the books moved into and out of the pool, in their order. */
type PoolMove = { readonly key: string; readonly amount: string };

type PoolBooks = {
  readonly rounds: readonly EndedRound[];
  readonly moves: readonly PoolMove[];
  readonly pool: string;
  readonly stakesHeld: string;
};

/** In the order in which they ended, which is that in which they moved the pool. */
const BOOKS = `
  select
    (select coalesce(json_agg(json_build_object('id', id::text, 'state', state, 'bets', bets,
        'tickets', tickets::text, 'staked', staked::text, 'paid', paid::text,
        'shared', shared::text, 'poolFed', pool_fed::text) order by ended_at, id), '[]')
      from racing_round where state in ('settled', 'refunded')) as rounds,
    (select coalesce(json_agg(json_build_object('key', key, 'amount', amount::text)
        order by journal_entry.id), '[]')
      from posting join journal_entry on journal_entry.id = entry_id
      where player_id is null and account = 'racing-pool') as moves,
    coalesce((select balance::text from racing_pool), '0') as pool,
    coalesce((select sum(amount)::text from posting
      where player_id is null and account = 'racing-stakes'), '0') as "stakesHeld"`;

/** Sums of rounds are those of their orders, and the pool is fed, shared and begun anew to the senti. */
export function unevenRaces(
  { rounds, moves, pool, stakesHeld }: PoolBooks,
  orders: readonly StoredRaceOrder[],
): string | undefined {
  const ofRound = Map.groupBy(orders, ({ roundId }) => roundId);
  for (const round of rounds) {
    const wrong = wrongSums(round, ofRound.get(round.id) ?? []);
    if (wrong) return `round ${round.id} ${wrong}`;
  }
  const inPool = moves.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  if (inPool !== BigInt(pool)) return `the pool says ${pool}, its books ${inPool}`;
  const held =
    sumOf(orders, ({ stake }) => stake) -
    sumOf(orders, ({ paid }) => paid) -
    sumOf(rounds, ({ poolFed }) => poolFed);
  if (held !== BigInt(stakesHeld)) return `stakes hold ${stakesHeld}, by orders it is ${held}`;
  return wrongShares({ rounds, moves }, ofRound);
}

const sumOf = <One>(all: readonly One[], of: (one: One) => string): bigint =>
  all.reduce((sum, one) => sum + BigInt(of(one)), 0n);

const PERCENT = 10_000n;

function wrongSums(round: EndedRound, orders: readonly StoredRaceOrder[]): string | undefined {
  const ten = tenStaked(orders);
  const [first] = orders;
  const percent = (first?.terms as NaiveTerms | undefined)?.poolPercent ?? 0;
  const fed = round.state === 'settled' ? (ten * BigInt(Math.round(percent * 100))) / PERCENT : 0n;
  const owed = [
    ...[orders.length, sumOf(orders, ({ tickets }) => String(tickets))],
    ...[sumOf(orders, ({ stake }) => stake), sumOf(orders, ({ paid }) => paid)],
    ...[sumOf(orders, ({ shared }) => shared), fed],
  ].join(' ');
  const { bets, tickets, staked, paid, shared, poolFed } = round;
  const says = [bets, tickets, staked, paid, shared, poolFed].join(' ');
  return says === owed ? undefined : `says ${says}, by its orders it is ${owed}`;
}

/** Each of a pick of ten cars is one ticket. */
const tenStaked = (orders: readonly StoredRaceOrder[]): bigint =>
  orders.reduce((sum, { picks, ticketStake }) => {
    const tens = picks.filter(({ kind }) => kind === 'ten-of-ten').length;
    return sum + BigInt(tens) * BigInt(ticketStake);
  }, 0n);

/** What was in the pool when a round came to share it goes out by stakes, each rounded down. */
function wrongShares(
  { rounds, moves }: Pick<PoolBooks, 'rounds' | 'moves'>,
  ofRound: ReadonlyMap<string, readonly StoredRaceOrder[]>,
): string | undefined {
  for (const { id } of rounds.filter(({ shared }) => shared !== '0')) {
    const orders = ofRound.get(id) ?? [];
    const serials = new Set(orders.map(({ serial }) => `racing-result ${serial}`));
    const paidFrom = moves.findIndex(({ key }) => serials.has(key));
    const before = moves
      .slice(0, paidFrom)
      // Begun anew for the rounds to come, and written before the shares are paid.
      .filter(({ key }) => key !== `racing-pool-started after ${id}`);
    const pool = sumOf(before, ({ amount }) => amount);
    const sharing = orders.map((order) => ({ order, poolStake: poolStakeOf(order) }));
    const all = sharing.reduce((sum, { poolStake }) => sum + poolStake, 0n);
    for (const { order, poolStake } of sharing) {
      const share = all === 0n ? 0n : (pool * poolStake) / all;
      if (BigInt(order.shared) !== share) {
        return `${order.serial} has ${order.shared} of the pool of ${pool}, its share is ${share}`;
      }
    }
  }
  return undefined;
}

const poolStakeOf = ({ picks, terms, result: finish, ticketStake }: StoredRaceOrder): bigint =>
  broughtByHand(picks, { finish, terms: terms as NaiveTerms, ticketStake: BigInt(ticketStake) })
    .poolStake;

async function readBooks(ask: Ask): Promise<PoolBooks> {
  const [books] = await ask<PoolBooks>(BOOKS);
  if (!books) throw new Error('the races cannot be read');
  return books;
}

/** Rounds end while the laws look: what is compared must be of one moment. */
async function ofOneMoment(ask: Ask, before: PoolBooks) {
  for (let books = before; ; ) {
    const orders = await readRaceOrders(ask);
    const now = await readBooks(ask);
    if (JSON.stringify(now) === JSON.stringify(books)) return { books, orders };
    books = now;
  }
}

export const racesAddUp: Law<Scene> = {
  name: 'rounds say what their orders make, the pool is fed by percent and shared out by stakes',
  holds: 'always',
  breach: async ({ world: { database } }) => {
    const { books, orders } = await ofOneMoment(database.ask, await readBooks(database.ask));
    return unevenRaces(books, orders);
  },
};
