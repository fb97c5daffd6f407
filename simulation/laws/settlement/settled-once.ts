import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import type { Scene } from '../../actors/scene.ts';
import type { Law } from '../law.ts';
import { readSettlements, type SettledOrder, type SettlementEntry } from './settlement-records.ts';

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
