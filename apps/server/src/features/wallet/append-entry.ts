import { invariant } from '@kipute/domain/invariant';
import { type Entry, entryOf } from '@kipute/domain/ledger/entry';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { announceBalances } from './balance-events.ts';
import { type Cause, type EntryWords, writeEntries, writeEntry } from './ledger-store.ts';

/** In the order they are checked. */
type AppendRefusal = 'key-used-differently' | 'funds-short';

type Appended = {
  readonly entryId: bigint;
  /** The same was asked before, and nothing moved now. */
  readonly repeated: boolean;
};

export type AppendEntry = (
  tx: Transaction,
  entry: Entry<Cause>,
  words?: Partial<EntryWords>,
) => Promise<Result<Appended, AppendRefusal>>;

type AppendDeps = { readonly clock: Clock; readonly bus: Pick<Bus, 'publish'> };

/** A refusal writes nothing, so the transaction around it may go on. */
export function entryAppender({ clock, bus }: AppendDeps): AppendEntry {
  return async (tx, entry, { serialNumber = '', remark = '' } = {}) => {
    const written = await writeEntry(tx, entryOf(entry), {
      serialNumber,
      remark,
      at: clock.now(),
    });
    const { outcome, entryId } = written;
    if (outcome === 'funds-short' || outcome === 'key-used-differently') return refuse(outcome);
    invariant(entryId !== null, 'what was written has a number');
    if (outcome === 'appended') announceBalances(tx, [{ ...entry, serialNumber }], bus);
    return ok({ entryId, repeated: outcome === 'repeated' });
  };
}

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
