import { invariant } from '../invariant.ts';
import { type Senti, senti } from '../money/senti.ts';
import { type Account, accountName } from './account.ts';

/** What one account gains, or loses when it is negative. */
export type Posting = { readonly account: Account; readonly amount: Senti };

/** Money that moved, or is about to: whole, named, and never changed afterwards (LED-01). */
export type Entry<Cause extends string = string> = {
  /** Says what was asked for. The same key never moves money twice. */
  readonly key: string;
  readonly cause: Cause;
  readonly postings: readonly Posting[];
};

const KEY_LENGTH_MAX = 120;

export function entryOf<Cause extends string>(entry: Entry<Cause>): Entry<Cause> {
  const { key, postings } = entry;
  invariant(key !== '' && key.length <= KEY_LENGTH_MAX, 'an entry has a key of a known length');
  invariant(postings.length >= 2, 'money comes from somewhere and goes somewhere');
  invariant(
    postings.every(({ amount }) => amount !== 0n),
    'every posting moves money',
  );
  const accounts = new Set(postings.map(({ account }) => accountName(account)));
  invariant(accounts.size === postings.length, 'an entry names an account once');
  invariant(sumOf(postings) === 0n, 'an entry sums to zero');
  return entry;
}

type Transfer = { readonly from: Account; readonly to: Account; readonly amount: Senti };

export function transfer({ from, to, amount }: Transfer): readonly Posting[] {
  invariant(amount > 0n, 'a transfer moves a positive amount');
  return [
    { account: from, amount: senti(-amount) },
    { account: to, amount },
  ];
}

/** Movements that belong together; what one account gains and loses in them is set off (LED-02). */
export function together(...movements: readonly (readonly Posting[])[]): readonly Posting[] {
  const sums = new Map<string, Posting>();
  for (const { account, amount } of movements.flat()) {
    const name = accountName(account);
    const before = sums.get(name)?.amount ?? 0n;
    sums.set(name, { account, amount: senti(before + amount) });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n);
}

function sumOf(postings: readonly Posting[]): bigint {
  return postings.reduce((sum, { amount }) => sum + amount, 0n);
}
