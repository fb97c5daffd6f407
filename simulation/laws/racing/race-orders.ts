import { racingBetTypes } from '@kipute/contract/constants/betting/games';
import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Scene } from '../../actors/actor.ts';
import { type Happening, ofKind, type RacingHappening } from '../../history.ts';
import type { Ask } from '../../world/database.ts';
import type { Law } from '../law.ts';
import { ticketsByHand } from './naive-races.ts';

type Asked = Extract<RacingHappening, { kind: 'race-bet-asked' }>;
type Pick = { readonly kind: string; readonly numbers: readonly number[] };

/** A racing order as the house has it, with all its entries; money is text of whole senti. */
export type StoredRaceOrder = {
  readonly serial: string;
  /** Empty when the books have entries for an order that there is not, as are texts below. */
  readonly roundId: string;
  readonly playerId: string;
  readonly phone: string;
  readonly key: string;
  readonly picks: readonly Pick[];
  readonly tickets: number;
  readonly ticketStake: string;
  readonly stake: string;
  /** Whether it was written while its round took bets. */
  readonly isInTime: boolean;
  readonly roundState: string;
  readonly result: readonly number[];
  readonly terms: object;
  /** What was paid back, '0' when nothing was. */
  readonly paid: string;
  readonly shared: string;
  /** Each as `key: account amount, account amount`. */
  readonly entries: readonly string[];
};

const causes = (['racing-placed', 'racing-result'] as const).map((cause) => billTypes[cause].id);

/** One question: orders are placed and paid while the laws look, and two would be of two moments. */
const ORDERS = `
  with placed as (
    select racing_order.*, phone, state, result, terms,
      coalesce(racing_payout.paid, 0) as paid_back,
      coalesce(racing_payout.shared, 0) as shared_back, placed_at >= opens_at and placed_at < closes_at as in_time
    from racing_order join player on player.id = player_id
      join racing_round on racing_round.id = racing_order.round_id
      left join racing_payout on order_id = racing_order.id
  )
  select serial_number as serial, coalesce(round_id::text, '') as "roundId",
    coalesce(player_id::text, '') as "playerId", coalesce(phone, '') as phone,
    coalesce(request_key, '') as key, coalesce(picks, '[]') as picks,
    coalesce(tickets, 0) as tickets, coalesce(ticket_stake::text, '0') as "ticketStake",
    coalesce(stake::text, '0') as stake, coalesce(in_time, false) as "isInTime",
    coalesce(state, '') as "roundState", coalesce(result, '{}') as result,
    coalesce(terms, '{}') as terms, coalesce(paid_back::text, '0') as paid,
    coalesce(shared_back::text, '0') as shared, coalesce(entries, '{}') as entries
  from placed full join (
    select serial_number, array_agg(key || ': ' || moved order by id) as entries
    from journal_entry, lateral (
      select string_agg(concat_ws(' ', player_id, account, amount), ', ' order by line) as moved
      from posting where entry_id = journal_entry.id
    ) as postings
    where cause in (${causes.join(', ')})
    group by serial_number
  ) as booked using (serial_number)
  order by serial_number`;

export const readRaceOrders = (ask: Ask): Promise<readonly StoredRaceOrder[]> => ask(ORDERS);

/** A key makes one order, an acknowledged one is there as it was shown, a refused one is not. */
export function misplacedRaceOrder(
  happenings: readonly Happening[],
  stored: readonly StoredRaceOrder[],
): string | undefined {
  const ownKey = ({ phone, key }: { readonly phone: string; readonly key: string }) =>
    `${phone} ${key}`;
  const asked = Map.groupBy(ofKind(happenings, 'race-bet-asked'), ownKey);
  const found = Map.groupBy(
    stored.filter(({ roundId }) => roundId !== ''),
    ownKey,
  );
  for (const [key, attempts] of asked) {
    const wrong = misplaced(key, attempts, found.get(key) ?? []);
    if (wrong) return wrong;
  }
  const stranger = [...found].find(([key]) => !asked.has(key));
  return stranger && `nobody asked for ${stranger[1][0]?.serial}`;
}

function misplaced(
  key: string,
  attempts: readonly Asked[],
  orders: readonly StoredRaceOrder[],
): string | undefined {
  const [order] = orders;
  if (orders.length > 1) return `${key} made ${orders.length} orders`;
  for (const { order: shown, ...wanted } of attempts) {
    if (!shown) continue;
    if (!order) return `${key} was acknowledged as ${shown.serial} and is nowhere`;
    const [told, is] = [
      `${shown.serial}: ${shown.tickets} for ${shown.stake}`,
      `${order.serial}: ${order.tickets} for ${Number(order.stake) / 100}`,
    ];
    if (told !== is) return `${key} was acknowledged as ${told} and is ${is}`;
    const [asks, given] = [wordsOf(wanted), storedWords(order)];
    if (asks !== given) return `${key} asked for ${asks} and was given ${given}`;
  }
  const mayExist = attempts.some(({ answer, asks }) => answer !== 'refused' && asks === 'fit');
  return order && !mayExist ? `${key} must not be and is ${order.serial}` : undefined;
}

const kindOfType = new Map<number, string>(
  Object.entries(racingBetTypes).map(([kind, { id }]) => [id, kind]),
);

const pickWords = (kind: string | undefined, numbers: readonly number[]): string =>
  `${kind} ${(kind === 'ten-of-ten' ? numbers : numbers.toSorted((a, b) => a - b)).join(' ')}`;

const wordsOf = ({ roundId, picks, singleAmount }: Omit<Asked, 'order'>): string => {
  const chosen = picks.map(({ betType, numbers }) => pickWords(kindOfType.get(betType), numbers));
  return `${chosen.toSorted().join(' + ')} for ${singleAmount} each of ${roundId}`;
};

const storedWords = ({ roundId, picks, ticketStake }: StoredRaceOrder): string => {
  const chosen = picks.map(({ kind, numbers }) => pickWords(kind, numbers));
  return `${chosen.toSorted().join(' + ')} for ${Number(ticketStake) / 100} each of ${roundId}`;
};

export const oneKeyOneRaceOrder: Law<Scene> = {
  name: 'a request key makes one racing order, an acknowledged one is there as it was shown, a refused is not',
  holds: 'always',
  breach: async ({ world, history }) =>
    misplacedRaceOrder(history.all(), await readRaceOrders(world.database.ask)),
};

/** Written while its round took bets, at the price of all its tickets, taken once, in coin. */
export function wrongRaceStake(orders: readonly StoredRaceOrder[]): string | undefined {
  for (const order of orders) {
    const { serial, roundId, playerId, key, picks, stake, ticketStake, entries } = order;
    if (roundId === '') return `coin moved for ${serial}, which is no order`;
    if (!order.isInTime) return `${serial} was placed while round ${roundId} took no bets`;
    const tickets = picks.reduce((all, pick) => all + ticketsByHand(pick).length, 0);
    const price = BigInt(tickets) * BigInt(ticketStake);
    if (order.tickets !== tickets || BigInt(stake) !== price) {
      return `${serial} has ${order.tickets} tickets for ${stake}, written down ${tickets} for ${price}`;
    }
    const owed = `racing-order ${playerId} ${key}: ${playerId} racing-coin -${stake}, racing-stakes ${stake}`;
    const taken = entries.filter((entry) => entry.startsWith('racing-order '));
    if (taken.length !== 1 || taken[0] !== owed) {
      return `${serial} took ${taken.join(' and ') || 'nothing'}, owed is ${owed}`;
    }
  }
  return undefined;
}

export const raceStakesTakenOnce: Law<Scene> = {
  name: 'the stake of every racing order was taken once, in time and in coin, and none for anything else',
  holds: 'always',
  breach: async ({ world }) => wrongRaceStake(await readRaceOrders(world.database.ask)),
};
