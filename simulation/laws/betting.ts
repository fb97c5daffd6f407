import type { Scene } from '../actors/actor.ts';
import { type BetHappening, type Happening, ofKind, type ShownOrder } from '../history.ts';
import {
  isDecided,
  readOrders,
  readStakes,
  type StakeEntry,
  type StoredOrder,
} from './bet-records.ts';
import { type Worth, worthOf } from './bet-worth.ts';
import type { Law } from './law.ts';

type Asked = Extract<BetHappening, { kind: 'bet-asked' }>;

export function misplacedBet(
  happenings: readonly Happening[],
  stored: readonly StoredOrder[],
): string | undefined {
  const found = Map.groupBy(stored, ({ key }) => key);
  const asked = Map.groupBy(ofKind(happenings, 'bet-asked'), ({ key }) => key);
  for (const [key, attempts] of asked) {
    const wrong = misplaced(key, attempts, found.get(key) ?? []);
    if (wrong) return wrong;
  }
  const stranger = stored.find(({ key }) => !asked.has(key));
  return stranger && `nobody asked for ${stranger.serial}`;
}

/** All attempts under one key are one intention, though some may have had another content. */
function misplaced(
  key: string,
  attempts: readonly Asked[],
  orders: readonly StoredOrder[],
): string | undefined {
  const [order] = orders;
  if (orders.length > 1) return `${key} made ${orders.length} orders`;
  for (const { order: shown } of attempts) {
    if (!shown) continue;
    const is = order ? wordsOf(shownAs(order, shown)) : 'nowhere';
    if (wordsOf(shown) !== is) return `${key} was acknowledged as ${wordsOf(shown)} and is ${is}`;
  }
  const acknowledged = attempts.filter(({ answer }) => answer === 'done');
  const other = order && acknowledged.find((one) => asksFor(one) !== contentOf(order));
  if (other) return `${key} asked for ${asksFor(other)} and was given ${contentOf(order)}`;
  const mayExist = attempts.some(({ answer, asks }) => answer !== 'refused' && asks === 'fit');
  return order && !mayExist ? `${key} must not be and is ${order.serial}` : undefined;
}

const wordsOf = ({ serial, stake, totalOdds, payout, legs }: ShownOrder): string => {
  const picks = legs.map(({ selectionId, odds }) => `${selectionId} @ ${odds}`).join(', ');
  return `${serial}: ${stake} at ${totalOdds} for ${payout} on ${picks}`;
};

const shillings = (senti: string): number => Number(senti) / 100;

/** Decided or sold, its payout is what became of it or of what is left, and not what was shown. */
const shownAs = (order: StoredOrder, shown: ShownOrder): ShownOrder => ({
  ...{ id: order.id, serial: order.serial },
  stake: shillings(order.stake),
  totalOdds: order.totalOdds.padStart(3, '0').replace(/(..)$/, '.$1'),
  payout: isDecided(order) || order.sales.length > 0 ? shown.payout : shillings(order.payout),
  legs: order.legs.map(({ selectionId, odds }) => ({ selectionId, odds: odds / 1000 })),
});

type Content = Pick<Asked, 'phone' | 'stake' | 'paidWith' | 'systemSize' | 'selectionIds'>;

const asksFor = ({ phone, stake, paidWith, systemSize, selectionIds }: Content): string =>
  `${stake} of ${phone} by ${paidWith} on ${systemSize || 'all'} of ${selectionIds.join(' ')}`;

const contentOf = ({ phone, stake, paidWith, systemSize, legs }: StoredOrder): string =>
  asksFor({
    phone,
    stake: shillings(stake),
    paidWith: paidWith === 'credit' ? 'credit' : 'balance',
    systemSize,
    selectionIds: legs.map(({ selectionId }) => selectionId),
  });

export const oneKeyOneOrder: Law<Scene> = {
  name: 'a request key makes one order, an acknowledged bet is there as it was shown, a refused is not',
  holds: 'always',
  breach: async ({ world, history }) =>
    misplacedBet(history.all(), await readOrders(world.database.ask)),
};

/** Orders and the entries that took their stakes, one to one. */
export function wrongStake(
  orders: readonly Pick<StoredOrder, 'playerId' | 'serial' | 'key' | 'stake' | 'paidWith'>[],
  entries: readonly StakeEntry[],
): string | undefined {
  const taken = Map.groupBy(entries, ({ serial }) => serial);
  for (const order of orders) {
    const expected = entryWords(stakeOf(order));
    const found = (taken.get(order.serial) ?? []).map(entryWords);
    if (found.length !== 1 || found[0] !== expected) {
      return `${order.serial} took ${found.join(' and ') || 'nothing'}, owed is ${expected}`;
    }
    taken.delete(order.serial);
  }
  const [stranger] = taken.keys();
  return stranger === undefined
    ? undefined
    : `a stake was taken for ${stranger}, which is no order`;
}

function stakeOf({
  playerId,
  serial,
  key,
  stake,
  paidWith,
}: Parameters<typeof wrongStake>[0][number]) {
  const postings = [`${playerId} ${paidWith} -${stake}`, `stakes ${stake}`];
  return { key: `bet ${playerId} ${key}`, serial, postings };
}

const entryWords = ({ key, postings }: StakeEntry): string => `(${key}: ${postings.join(', ')})`;

export const stakesTakenOnce: Law<Scene> = {
  name: 'the stake of every order was taken once, and none for anything else',
  holds: 'always',
  breach: async ({ world: { database } }) =>
    wrongStake(await readOrders(database.ask), await readStakes(database.ask)),
};

/** Looked at by itself: all its legs are there, and its figures are what legs and terms make. */
export function unsoundOrder(orders: readonly StoredOrder[]): string | undefined {
  for (const order of orders) {
    const wrong = brokenShape(order) ?? wrongWorth(order);
    if (wrong) return `${order.serial} ${wrong}`;
  }
  return undefined;
}

function brokenShape({ legs, legCount, stake, systemSize }: StoredOrder): string | undefined {
  const isComplete = legs.length === legCount && legs.every(({ place }, at) => place === at + 1);
  if (!isComplete || legCount === 0) return `has ${legs.length} of ${legCount} legs`;
  const matches = new Set(legs.map(({ matchId }) => matchId));
  if (matches.size < legs.length) return 'has two legs of one match';
  if (BigInt(stake) <= 0n || BigInt(stake) % 100n !== 0n) return `has a stake of ${stake} senti`;
  const isCover = (systemSize === 101 || systemSize === 102) && legs.length <= 8;
  const isSystem = (systemSize >= 2 && systemSize < legs.length) || (isCover && legs.length >= 3);
  return systemSize === 0 || isSystem ? undefined : `is ${systemSize} of ${legs.length}`;
}

function wrongWorth(order: StoredOrder): string | undefined {
  const worth = Object.entries(worthOf(order)) as [keyof Worth, bigint][];
  const wrong = worth.find(([name, amount]) => order[name] !== String(amount));
  return wrong && `has ${wrong[0]} ${order[wrong[0]]}, counted it is ${wrong[1]}`;
}

export const ordersAreSound: Law<Scene> = {
  name: 'every order has all its legs and is worth what they and its terms make',
  holds: 'always',
  breach: async ({ world }) => unsoundOrder(await readOrders(world.database.ask)),
};

/** In senti a day; set before anybody bet. */
type OwnLimit = { readonly phone: string; readonly amount: string };

type Staked = Pick<StoredOrder, 'phone' | 'paidWith' | 'stake' | 'day'>;

/** Bets, tickets of jackpot and Lucky Six, races and stakes of the casino alike. */
const STAKED = `
  select phone, paid_with as "paidWith", stake::text,
    (placed_at at time zone 'Africa/Dar_es_Salaam')::date::text as day
  from (
    select player_id, paid_with, stake, placed_at from bet_order
    union all select player_id, paid_with, stake, placed_at from pool_ticket
    union all select player_id, 'cash', -moved, recorded_at from casino_transaction
      where kind in ('debit', 'rollback')
    union all select player_id, 'cash', stake, placed_at from racing_order
  ) as stakes join player on player.id = player_id`;

/** Credit is no money of the player's: a limit on stakes counts the other. */
export function passedLimit(
  limits: readonly OwnLimit[],
  orders: readonly Staked[],
): string | undefined {
  for (const { phone, amount } of limits) {
    const own = orders.filter((order) => order.phone === phone && order.paidWith === 'cash');
    for (const [day, staked] of Map.groupBy(own, (order) => order.day)) {
      const sum = staked.reduce((all, { stake }) => all + BigInt(stake), 0n);
      if (sum > BigInt(amount))
        return `${phone} staked ${sum} on ${day}, the own limit is ${amount}`;
    }
  }
  return undefined;
}

const LIMITS = `
  select phone, amount::text from play_limit_change join player on player.id = player_id
  where kind = 'stake' and period = 'day'`;

export const ownLimitsHold: Law<Scene> = {
  name: 'nobody stakes more in a day than the limit they set',
  holds: 'always',
  breach: async ({ world: { database } }) =>
    passedLimit(await database.ask<OwnLimit>(LIMITS), await database.ask<Staked>(STAKED)),
};

/** What was acknowledged before its player looked is in the list, once. */
export function unfoundBet(happenings: readonly Happening[]): string | undefined {
  const acknowledged = happenings.flatMap((one, at) =>
    one.kind === 'bet-asked' && one.order
      ? [{ at, phone: one.phone, serial: one.order.serial }]
      : [],
  );
  for (const { phone, askedAfter, serials } of ofKind(happenings, 'bets-looked-up')) {
    if (new Set(serials).size < serials.length) return `${phone} was shown a bet twice`;
    const missing = acknowledged.find(
      (bet) => bet.phone === phone && bet.at < askedAfter && !serials.includes(bet.serial),
    );
    if (missing) return `${phone} did not find ${missing.serial}`;
  }
  return undefined;
}

export const betsAreFound: Law<Scene> = {
  name: 'an acknowledged bet is found by its player on every server',
  holds: 'always',
  breach: ({ history }) => unfoundBet(history.all()),
};

/** Selections in whatever order. */
const setOf = (selectionIds: readonly string[]): string => selectionIds.toSorted().join(' ');

/** A code that was told means the same from then on, and the same means that code. */
export function brokenCode(happenings: readonly Happening[]): string | undefined {
  const codeOf = new Map<string, string>();
  const meantBy = new Map<string, string>();
  for (const { code, selectionIds, answer } of ofKind(happenings, 'code-made')) {
    if (answer !== 'done') continue;
    const meant = setOf(selectionIds);
    const earlier = codeOf.get(meant) ?? code;
    if (earlier !== code) return `${meant} is ${earlier} and ${code}`;
    if ((meantBy.get(code) ?? meant) !== meant)
      return `${code} is ${meantBy.get(code)} and ${meant}`;
    codeOf.set(meant, code);
    meantBy.set(code, meant);
  }
  for (const { code, selectionIds, answer } of ofKind(happenings, 'code-opened')) {
    if (answer === 'refused') return `${code} was told and does not open`;
    const shown = setOf(selectionIds);
    if (answer === 'done' && shown !== meantBy.get(code))
      return `${code} is ${meantBy.get(code)} and opened as ${shown}`;
  }
  return undefined;
}

export const codesOpen: Law<Scene> = {
  name: 'a booking code opens as what it was made for, and the same selections have one',
  holds: 'always',
  breach: ({ history }) => brokenCode(history.all()),
};
