import { type Entry, entryOf } from '@kipute/domain/ledger/entry';
import type { Transaction } from '../../platform/database/database.ts';
import type { AppendDeps } from './append-entry.ts';
import { announceBalances } from './balance-events.ts';
import { type Cause, writeEntries } from './ledger-store.ts';

export type NumberedEntry = Entry<Cause> & { readonly serialNumber: string };

export type AppendEntries = (tx: Transaction, entries: readonly NumberedEntry[]) => Promise<void>;

/**
 * Many at once, under keys that are new: whoever calls it holds a lock that makes sure of that.
 * Anything that cannot be, a purse below nought included, throws and undoes the transaction.
 */
export function entriesAppender({ clock, bus }: AppendDeps): AppendEntries {
  return async (tx, entries) => {
    if (entries.length === 0) return;
    await writeEntries(tx, entries.map(checked), clock.now());
    announceBalances(tx, entries, bus);
  };
}

function checked(entry: NumberedEntry): NumberedEntry {
  entryOf(entry);
  return entry;
}
