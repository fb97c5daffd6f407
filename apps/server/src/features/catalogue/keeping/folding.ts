import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { CountCatalogueEvent, OnLastWords } from '../catalogue-events.ts';
import type { Memory } from '../memory.ts';
import { dropJournal, type Fold, writeFold } from './catalogue-store.ts';
import type { Dirty, FoldedKind } from './dirty.ts';

/** Brings the tables up to the journal, one picture at a time, beside the writing of rows. */
export type Folding = {
  readonly want: () => void;
  readonly isDue: () => boolean;
  readonly isIdle: () => boolean;
  /** Of the memory as it is now, which is the world after the change of that number. */
  readonly takePicture: (fold: Fold) => void;
  /** Only when its last change is durable. */
  readonly writePicture: () => void;
};

export type FoldingTerms = {
  readonly database: Database;
  readonly clock: Clock;
  readonly memory: Memory;
  readonly dirty: Dirty;
  readonly foldedSeq: number;
  readonly count: CountCatalogueEvent;
  readonly onLastWords: OnLastWords;
  readonly onDone: () => void;
  readonly onFailed: (reason: unknown) => void;
};

/** A process that is further behind loads everything anew. */
const JOURNAL_KEPT_MS = 10 * 60_000;
const DROP_EVERY_MS = 30_000;

export function createFolding(terms: FoldingTerms): Folding {
  const { database, clock, memory, dirty, count } = terms;
  let isWanted = false;
  let isFolding = false;
  let picture: { readonly fold: Fold; readonly folded: readonly FoldedKind[] } | undefined;
  let { foldedSeq } = terms;
  let droppedAt = 0;

  async function write({ fold, folded }: NonNullable<typeof picture>): Promise<void> {
    const now = clock.now().getTime();
    const isDropDue = now - droppedAt >= DROP_EVERY_MS;
    await database.transact(async (tx) => {
      const spokenOf = await writeFold(tx, fold, folded);
      if (spokenOf.size > 0) await terms.onLastWords(tx, spokenOf);
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
    isDue: () => isWanted && !isFolding && !picture,
    isIdle: () => !isWanted && !isFolding && !picture,
    takePicture: (fold) => {
      isWanted = false;
      if (fold.seq === foldedSeq) return;
      picture = { fold, folded: dirty.take(memory.world) };
    },
    writePicture: () => {
      if (!picture || isFolding) return;
      isFolding = true;
      const taken = picture;
      picture = undefined;
      write(taken).then(() => {
        isFolding = false;
        terms.onDone();
      }, terms.onFailed);
    },
  };
}
