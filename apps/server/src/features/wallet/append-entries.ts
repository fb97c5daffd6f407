import { type Entry, entryOf } from '@kipute/domain/ledger/entry';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Cause, writeEntries } from './ledger-store.ts';

export type NumberedEntry = Entry<Cause> & { readonly serialNumber: string };

export type AppendEntries = (tx: Transaction, entries: readonly NumberedEntry[]) => Promise<void>;

/**
 * Many at once, under keys that are new: whoever calls it holds a lock that makes sure of that.
 * Anything that cannot be, a purse below nought included, throws and undoes the transaction.
 */
export function entriesAppender({ clock }: { readonly clock: Clock }): AppendEntries {
  return async (tx, entries) => {
    if (entries.length > 0) await writeEntries(tx, entries.map(checked), clock.now());
  };
}

function checked(entry: NumberedEntry): NumberedEntry {
  entryOf(entry);
  return entry;
}
