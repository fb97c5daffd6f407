import { type Posting, together } from '@kipute/domain/ledger/entry';
import type { NumberedEntry } from '../../../wallet/index.ts';
import type { RunningPurses } from './running-purses.ts';

/** Something that was paid, to be taken back, and what is paid in its place. */
export type Replacement = {
  /** Of the entry that takes back. */
  readonly key: string;
  readonly serialNumber: string;
  /** The opposite of what the books say was paid; nothing where nothing was. */
  readonly back: readonly Posting[];
  readonly anew: readonly NumberedEntry[];
};

/**
 * The entries of many replacements, in the order in which they are possible (STL-23). What was spent
 * is taken back last of all, when all new money has come; what is missing even then is a claim,
 * because no purse goes below nought.
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
  }
  for (const one of spent) {
    add(reversalOf(one, together(one.back, ...purses.claimsFor(one.back))));
  }
  return entries;
}

function reversalOf(
  { key, serialNumber }: Replacement,
  postings: readonly Posting[],
): readonly NumberedEntry[] {
  return postings.length > 0 ? [{ key, cause: 'correction', serialNumber, postings }] : [];
}
