import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { CountCatalogueEvent, OnLastWords } from '../catalogue-events.ts';
import type { Memory } from '../world/memory.ts';
import { dropJournal, type Fold, writeFold } from './catalogue-store.ts';
import type { Dirty, FoldedKind } from './dirty.ts';
import { assertTerm } from './leadership.ts';

/** Writes what changed in memory to the tables, one snapshot at a time, beside the journal. */
export type Folder = {
  readonly want: () => void;
  readonly isDue: () => boolean;
  readonly isIdle: () => boolean;
  /** Of the memory as it is now, which is the world after the row of that number. */
  readonly takeSnapshot: (fold: Fold) => void;
  /** Only once that row is durable. */
  readonly writeSnapshot: () => void;
};

export type FolderDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly memory: Memory;
  readonly dirty: Dirty;
  readonly foldedSeq: number;
  /** Of this leader. */
  readonly term: bigint;
  readonly count: CountCatalogueEvent;
  readonly onFinalStatuses: OnLastWords;
  readonly onDone: () => void;
  readonly onFailed: (reason: unknown) => void;
};

/** A follower that is further behind loads everything anew. */
const JOURNAL_KEPT_MS = 10 * 60_000;
const DROP_EVERY_MS = 30_000;

export function createFolder(deps: FolderDeps): Folder {
  const { database, clock, memory, dirty, count } = deps;
  let isWanted = false;
  let isFolding = false;
  let snapshot: { readonly fold: Fold; readonly folded: readonly FoldedKind[] } | undefined;
  let { foldedSeq } = deps;
  let droppedAt = 0;

  async function write({ fold, folded }: NonNullable<typeof snapshot>): Promise<void> {
    const now = clock.now().getTime();
    const isDropDue = now - droppedAt >= DROP_EVERY_MS;
    await database.transact(async (tx) => {
      await assertTerm(tx, deps.term);
      const matchIds = await writeFold(tx, fold, folded);
      if (matchIds.size > 0) await deps.onFinalStatuses(tx, matchIds);
      if (!isDropDue) return;
      await dropJournal(tx, { foldedSeq: fold.seq, before: new Date(now - JOURNAL_KEPT_MS) });
    });
    if (isDropDue) droppedAt = now;
    foldedSeq = fold.seq;
    count('folded', 1);
  }

  return {
    want: () => {
      isWanted = true;
    },
    isDue: () => isWanted && !isFolding && !snapshot,
    isIdle: () => !isWanted && !isFolding && !snapshot,
    takeSnapshot: (fold) => {
      isWanted = false;
      if (fold.seq === foldedSeq) return;
      snapshot = { fold, folded: dirty.take(memory.world) };
    },
    writeSnapshot: () => {
      if (!snapshot || isFolding) return;
      isFolding = true;
      const taken = snapshot;
      snapshot = undefined;
      write(taken).then(() => {
        isFolding = false;
        deps.onDone();
      }, deps.onFailed);
    },
  };
}
