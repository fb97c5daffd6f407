import { accountName, house } from '@kipute/domain/ledger/account';
import { type Entry, type Posting, together, transfer } from '@kipute/domain/ledger/entry';
import { type Senti, senti } from '@kipute/domain/money/senti';
import type { NumberedEntry } from '../../wallet/index.ts';

/** Something that was paid, to be taken back, and what is paid in its place. */
export type Replacement = {
  /** Of the entry that takes back. */
  readonly key: string;
  /** Of the entry that settles claims. */
  readonly claimsKey: string;
  readonly serialNumber: string;
  /** The opposite of what the ledger says was paid; nothing where nothing was. */
  readonly back: readonly Posting[];
  readonly anew: readonly NumberedEntry[];
  /** What earlier corrections of the same bet could not take back, by purse. */
  readonly owed: readonly Posting[];
};

/**
 * The entries of many replacements, in the order in which they are possible (STL-23). What was spent
 * is taken back last of all, when all new money has come; what is missing even then is a claim,
 * because no purse goes below zero. What a bet pays anew first settles the claims it has left:
 * its player has had that money.
 */
export function replacementEntries(
  replacements: readonly Replacement[],
  purses: RunningPurses,
): readonly NumberedEntry[] {
  const entries: NumberedEntry[] = [];
  const add = (added: readonly NumberedEntry[]) => {
    entries.push(...added);
    purses.move(added);
  };
  const spent: Replacement[] = [];
  for (const one of replacements) {
    if (purses.canMove(one.back)) add(reversalOf(one, one.back));
    else spent.push(one);
    add(one.anew);
    add(settledClaims(one));
  }
  for (const one of spent) {
    add(reversalOf(one, together(one.back, ...purses.claimsFor(one.back))));
  }
  return entries;
}

function settledClaims(replacement: Replacement): readonly NumberedEntry[] {
  const { claimsKey: key, serialNumber, owed, anew } = replacement;
  const brought = together(...anew.map(({ postings }) => postings));
  const settled = owed.flatMap(({ account, amount }) => {
    const own = brought.find((one) => accountName(one.account) === accountName(account));
    const settles = smaller(amount, own?.amount ?? senti(0n));
    return settles > 0n ? [transfer({ from: account, to: house('claims'), amount: settles })] : [];
  });
  if (settled.length === 0) return [];
  return [{ key, cause: 'correction', serialNumber, postings: together(...settled) }];
}

const smaller = (one: Senti, other: Senti): Senti => (one < other ? one : other);

function reversalOf(
  { key, serialNumber }: Replacement,
  postings: readonly Posting[],
): readonly NumberedEntry[] {
  return postings.length > 0 ? [{ key, cause: 'correction', serialNumber, postings }] : [];
}

/** What is in locked purses while entries are put together that are not written yet. */
export class RunningPurses {
  readonly #balances: Map<string, bigint>;

  constructor(locked: ReadonlyMap<string, Senti>) {
    this.#balances = new Map(locked);
  }

  move(entries: readonly Entry[]): void {
    for (const { account, amount } of entries.flatMap(({ postings }) => postings)) {
      if ('house' in account) continue;
      const name = accountName(account);
      this.#balances.set(name, (this.#balances.get(name) ?? 0n) + amount);
    }
  }

  canMove(postings: readonly Posting[]): boolean {
    return this.claimsFor(postings).length === 0;
  }

  /** For what each purse would lack, a claim of the house that fills it to zero. */
  claimsFor(postings: readonly Posting[]): readonly (readonly Posting[])[] {
    return postings.flatMap(({ account, amount }) => {
      if ('house' in account) return [];
      const left = (this.#balances.get(accountName(account)) ?? 0n) + amount;
      if (left >= 0n) return [];
      return [transfer({ from: house('claims'), to: account, amount: senti(-left) })];
    });
  }
}
