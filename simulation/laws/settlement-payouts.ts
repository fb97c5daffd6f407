import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Scene } from '../actors/actor.ts';
import type { Ask } from '../world/database.ts';
import type { Law } from './law.ts';

/** An entry of the books that says it is for the end of a bet. */
export type SettlementEntry = {
  readonly key: string;
  readonly postings: readonly {
    /** A player and a purse, or an account of the house. */
    readonly account: string;
    /** Senti, as text. */
    readonly amount: string;
  }[];
};

/** What an order was paid and every entry that paid it; money is text of whole senti. */
export type SettledOrder = {
  readonly serial: string;
  /** Empty when there is no such order. */
  readonly playerId: string;
  /** A number of the contract. */
  readonly status: number;
  readonly settlements: number;
  readonly reopenings: number;
  readonly stake: string;
  readonly paidWith: string;
  readonly tax: string;
  readonly payout: string;
  /** Whether each of its legs is. */
  readonly isRefunded: boolean;
  readonly entries: readonly SettlementEntry[];
};

const causes = (['bet-result', 'bet-bonus', 'winnings-tax', 'correction'] as const).map(
  (cause) => billTypes[cause].id,
);

/**
 * Tax on what was cashed out and what an inviter gave back are no part of a player's settlement;
 * tickets of jackpot and Lucky Six, coin and casino have laws of their own (SIM-61, SIM-78, SIM-87).
 * One question: bets are decided while the laws look, and two would be of two moments.
 */
const SETTLEMENTS = `
  select serial_number as serial, coalesce(player_id::text, '') as "playerId",
    coalesce(status, 0) as status, coalesce(settlements, 0) as settlements,
    coalesce(reopenings, 0) as reopenings,
    coalesce(stake::text, '0') as stake, coalesce(paid_with, '') as "paidWith",
    coalesce(tax::text, '0') as tax, coalesce(payout::text, '0') as payout,
    coalesce((select bool_and(outcome = ${legOutcomes.refund.id}) from bet_leg
      where order_id = bet_order.id), false) as "isRefunded",
    coalesce(entries, '[]') as entries
  from bet_order full join (
    select serial_number,
      json_agg(json_build_object('key', key, 'postings', postings) order by id) as entries
    from journal_entry, lateral (
      select json_agg(json_build_object('account', concat_ws(' ', player_id, account),
          'amount', amount::text) order by line) as postings
      from posting where entry_id = journal_entry.id
    ) as moved
    where cause in (${causes.join(', ')}) and key !~ '^(cash-out|reward|racing-coin|casino-tax)'
      and serial_number not in (select serial_number from pool_ticket)
    group by serial_number
  ) as booked using (serial_number)
  order by serial_number`;

const readSettlements = (ask: Ask): Promise<readonly SettledOrder[]> => ask(SETTLEMENTS);

/** What each order was paid, by its entries, is what it says it was paid, once. */
export function unevenSettlement(orders: readonly SettledOrder[]): string | undefined {
  for (const order of orders) {
    const wrong =
      strangeEntry(order) ??
      wrongCount(order) ??
      notTakenBack(order) ??
      unsettledClaim(order) ??
      wrongPayment(order);
    if (wrong) return `${order.serial} ${wrong}`;
  }
  return undefined;
}

const paying = ['bet-result', 'bet-bonus', 'winnings-tax'] as const;

const payingKeys = ({ serial }: SettledOrder, settlement: number): readonly string[] =>
  paying.map((cause) => `${cause} ${serial} ${settlement}`);

const correctionKey = ({ serial }: SettledOrder, settlement: number): string =>
  `correction ${serial} ${settlement}`;

const claimsKey = ({ serial }: SettledOrder, settlement: number): string =>
  `claims-settled ${serial} ${settlement}`;

/** Each settlement but the last was taken back. */
const earlierOf = ({ settlements }: SettledOrder): readonly number[] =>
  Array.from({ length: Math.max(settlements - 1, 0) }, (_, at) => at + 1);

function strangeEntry(order: SettledOrder): string | undefined {
  const { settlements, entries } = order;
  const known = new Set([
    ...payingKeys(order, settlements),
    ...earlierOf(order).flatMap((one) => [
      ...payingKeys(order, one),
      ...[correctionKey(order, one), claimsKey(order, one)],
    ]),
  ]);
  const strange = entries.find(({ key }) => settlements === 0 || !known.has(key));
  return strange && `was settled ${settlements} times and has an entry "${strange.key}"`;
}

/**
 * A lost bet that was opened again was settled for its loss and once more for nothing. A correction
 * that pays much waits for a person, and what was paid before stands meanwhile.
 */
function wrongCount({ status, settlements, reopenings }: SettledOrder): string | undefined {
  if (status === orderStatuses['awaiting-approval'].id) return undefined;
  const isRight =
    status === orderStatuses.settled.id
      ? settlements > 2 * reopenings
      : settlements >= 2 * reopenings && settlements > 0 === reopenings > 0;
  return isRight ? undefined : `was settled ${settlements} times and is in state ${status}`;
}

type Sums = ReadonlyMap<string, bigint>;

/** By account, of the entries with one of these keys; what sums to nothing is left out. */
function sumsOf(entries: readonly SettlementEntry[], keys: readonly string[]): Sums {
  const postings = entries.filter(({ key }) => keys.includes(key)).flatMap((one) => one.postings);
  const byAccount = Map.groupBy(postings, ({ account }) => account);
  const sums = [...byAccount].map(([account, halves]) => {
    return [account, halves.reduce((sum, { amount }) => sum + BigInt(amount), 0n)] as const;
  });
  return new Map(sums.filter(([, sum]) => sum !== 0n));
}

/** Whoever has spent it keeps it for now; then the house has a claim instead, and nothing else. */
function notTakenBack(order: SettledOrder): string | undefined {
  for (const settlement of earlierOf(order)) {
    const keys = [...payingKeys(order, settlement), correctionKey(order, settlement)];
    const left = sumsOf(order.entries, keys);
    const words = [...left].map(([account, sum]) => `${account} ${sum}`).join(', ');
    if (!isClaim(order, left)) return `has left of settlement ${settlement}: ${words}`;
  }
  return undefined;
}

function isClaim({ playerId }: SettledOrder, left: Sums): boolean {
  const purses = [`${playerId} cash`, `${playerId} credit`];
  return [...left].every(([account, sum]) =>
    account === 'claims' ? sum < 0n : purses.includes(account) && sum > 0n,
  );
}

/** What a bet pays anew first goes to the claims that its corrections before have left. */
function unsettledClaim(order: SettledOrder): string | undefined {
  for (const purse of [`${order.playerId} cash`, `${order.playerId} credit`]) {
    const amount = (keys: readonly string[]) => sumsOf(order.entries, keys).get(purse) ?? 0n;
    let owed = 0n;
    for (const one of earlierOf(order)) {
      const brought = amount(payingKeys(order, one + 1));
      const due = brought < owed ? brought : owed;
      const settled = -amount([claimsKey(order, one)]);
      if (settled !== due) return `owes ${due} of settlement ${one + 1} and has given ${settled}`;
      owed += amount([...payingKeys(order, one), correctionKey(order, one)]) - settled;
    }
  }
  return undefined;
}

function wrongPayment(order: SettledOrder): string | undefined {
  const { playerId, settlements, entries, payout, tax, stake, paidWith, isRefunded } = order;
  const isAwaited = order.status === orderStatuses['awaiting-approval'].id;
  if (settlements === 0 || isAwaited) return undefined;
  const isPaid = order.status === orderStatuses.settled.id;
  const moved = sumsOf(entries, payingKeys(order, settlements));
  const amount = (account: string) => moved.get(account) ?? 0n;
  const paid = inWords(
    amount(`${playerId} cash`),
    amount(`${playerId} credit`),
    amount('winnings-tax'),
  );
  const owed = !isPaid
    ? inWords(0n, 0n, 0n)
    : inWords(payout, isRefunded && paidWith === 'credit' ? stake : 0n, tax);
  return paid === owed ? undefined : `paid ${paid}, owed is ${owed}`;
}

type Amount = bigint | string;

const inWords = (cash: Amount, credit: Amount, tax: Amount): string =>
  `${cash}, ${credit} of credit and ${tax} of tax`;

export const settledOnce: Law<Scene> = {
  name: 'a bet is paid once; what a correction replaces was taken back whole, or is a claim',
  holds: 'always',
  breach: async ({ world }) => unevenSettlement(await readSettlements(world.database.ask)),
};
