import { readChanges, readJournalAfter, readNewestSeq } from '../keeping/catalogue-store.ts';
import { loadWorld } from '../keeping/load-world.ts';
import { applyChange } from '../world/apply-change.ts';
import { collectTouched, everythingTouched } from '../world/touched.ts';
import type { FollowerTerms } from './follower.ts';

type Row = { readonly seq: number; readonly changes: string };

/** Brings the memory up to the journal, row by row where it can, from nothing where it must. */
export type Reading = {
  /** A row as the bus told it. */
  readonly hear: (row: Row) => void;
  /** Reads what is missing; resolves in any case, `retry` tries again what failed. */
  readonly catchUp: (seq?: number) => Promise<void>;
  readonly catchUpOrThrow: () => Promise<void>;
  readonly readEverything: () => Promise<void>;
  /** What is held is not what was written. */
  readonly distrust: () => void;
  readonly isWrong: () => boolean;
  /** Something is being read already; what was told meanwhile is looked at after it. */
  readonly isBusy: () => boolean;
  readonly retry: () => void;
  readonly settled: () => Promise<void>;
};

const ROWS_PER_READ = 50;

type ReadingTerms = Pick<FollowerTerms, 'database' | 'memory' | 'count' | 'log'> & {
  /** Everything told of so far is in memory. */
  readonly onLevel: () => void;
};

export function createReading({ database, memory, count, log, onLevel }: ReadingTerms): Reading {
  let isWrong = false;
  /** The newest row anybody told of. */
  let toldSeq = 0;
  let underWay = 0;
  let running: Promise<void> = Promise.resolve();

  /** One at a time, so that two readers cannot repeat the same row. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    underWay += 1;
    const done = running.then(work).finally(() => {
      underWay -= 1;
    });
    running = done.catch((error: unknown) => log.warn({ err: error }, 'catalogue not read'));
    return done;
  }

  /** False when the row does not fit what is held: then one of them is not the leader's. */
  function repeat({ seq, changes }: Row): boolean {
    const touched = collectTouched(memory.world);
    for (const change of readChanges(changes)) {
      const refusal = applyChange(memory.world, change, touched.note);
      if (!refusal) continue;
      log.error({ seq, refusal, kind: change.kind }, 'catalogue diverged from its journal');
      count('diverged', 1);
      isWrong = true;
      return false;
    }
    memory.seq = seq;
    if (!touched.isEmpty()) memory.announce(touched.collected());
    return true;
  }

  async function load(): Promise<void> {
    const before = memory.world;
    // Whatever was told before is in what is read now, or was never written.
    toldSeq = 0;
    const { world, seq } = await loadWorld(database);
    memory.world = world;
    memory.seq = seq;
    isWrong = false;
    count('reloaded', 1);
    memory.announce(everythingTouched(before, world));
  }

  async function readMissing(): Promise<void> {
    if (isWrong) return load();
    const newest = await readNewestSeq(database.read);
    // The journal was put back, as with a database restored from a backup.
    if (newest < memory.seq) return load();
    while (memory.seq < Math.max(newest, toldSeq)) {
      const rows = await readJournalAfter(database.read, {
        seq: memory.seq,
        limit: ROWS_PER_READ,
      });
      const isNext = rows[0]?.seq === memory.seq + 1;
      if (!isNext || !rows.every(repeat)) return load();
    }
    count('caught-up', 1);
  }

  const catchUp = (seq = 0): Promise<void> => {
    toldSeq = Math.max(toldSeq, seq);
    const level = () => {
      onLevel();
      retry();
    };
    return inTurn(readMissing).then(level, () => {});
  };

  function retry(): void {
    if (underWay === 0 && (isWrong || toldSeq > memory.seq)) void catchUp();
  }

  return {
    hear: (row) => {
      toldSeq = Math.max(toldSeq, row.seq);
      if (row.seq <= memory.seq) return;
      const isNext = row.seq === memory.seq + 1 && underWay === 0 && !isWrong;
      // Whatever is read meanwhile contains it: rows are told after their commit.
      if (!(isNext && repeat(row)) && underWay === 0) void catchUp();
    },
    catchUp,
    catchUpOrThrow: () => inTurn(readMissing).then(onLevel),
    readEverything: () => inTurn(load).then(onLevel),
    distrust: () => {
      isWrong = true;
    },
    isWrong: () => isWrong,
    isBusy: () => underWay > 0,
    retry,
    settled: () => running,
  };
}
