import type { BaseLogger } from 'pino';
import type { Database } from '../../../platform/database/database.ts';
import type { CountCatalogueEvent } from '../catalogue-events.ts';
import { readChanges, readJournalAfter, readNewestSeq } from '../storage/catalogue-store.ts';
import { loadWorld } from '../storage/load-world.ts';
import { applyChange } from '../world/apply-change.ts';
import { collectTouched, everythingTouched, type Memory } from '../world/memory.ts';

type Row = { readonly seq: number; readonly changes: string };

/** Brings the memory up to the journal, row by row where it can, from the tables where it must. */
export type CatchUp = {
  /** A row as the bus delivered it. */
  readonly onRow: (row: Row) => void;
  /** Reads what is missing; resolves in any case, `retry` tries again what failed. */
  readonly readMissing: (seq?: number) => Promise<void>;
  readonly readMissingOrThrow: () => Promise<void>;
  readonly loadAll: () => Promise<void>;
  /** What is held is not what was written. */
  readonly invalidate: () => void;
  readonly isInvalid: () => boolean;
  /** A read is under way; what was announced meanwhile is looked at after it. */
  readonly isBusy: () => boolean;
  readonly retry: () => void;
  readonly settled: () => Promise<void>;
};

const ROWS_PER_READ = 50;

type CatchUpDeps = {
  readonly database: Database;
  readonly memory: Memory;
  readonly count: CountCatalogueEvent;
  readonly log: BaseLogger;
  /** Everything announced so far is in memory. */
  readonly onUpToDate: () => void;
};

export function createCatchUp(deps: CatchUpDeps): CatchUp {
  const { database, memory, count, log, onUpToDate } = deps;
  let isInvalid = false;
  /** The newest row announced by anybody. */
  let announcedSeq = 0;
  let underWay = 0;
  let running: Promise<void> = Promise.resolve();

  /** One at a time, so that two reads cannot apply the same row. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    underWay += 1;
    const done = running.then(work).finally(() => {
      underWay -= 1;
    });
    running = done.catch((error: unknown) =>
      log.warn({ err: error }, 'catalogue: read failed, will be retried'),
    );
    return done;
  }

  /** False when the row does not fit what is held: then one of them is not the leader's. */
  function applyRow({ seq, changes }: Row): boolean {
    const touched = collectTouched(memory.world);
    for (const change of readChanges(changes)) {
      const refusal = applyChange(memory.world, change, touched.note);
      if (!refusal) continue;
      log.error(
        { seq, refusal, kind: change.kind },
        'catalogue: memory diverged from the journal, loading anew',
      );
      count('diverged', 1);
      isInvalid = true;
      return false;
    }
    memory.seq = seq;
    if (!touched.isEmpty()) memory.announce(touched.collected());
    return true;
  }

  async function load(): Promise<void> {
    const before = memory.world;
    // Whatever was announced before is in what is loaded now, or was never written.
    announcedSeq = 0;
    const { world, seq } = await loadWorld(database);
    memory.world = world;
    memory.seq = seq;
    isInvalid = false;
    count('reloaded', 1);
    memory.announce(everythingTouched(before, world));
  }

  async function readRows(): Promise<void> {
    if (isInvalid) return load();
    const newest = await readNewestSeq(database.read);
    // The journal went back, as with a database restored from a backup.
    if (newest < memory.seq) return load();
    while (memory.seq < Math.max(newest, announcedSeq)) {
      const rows = await readJournalAfter(database.read, {
        seq: memory.seq,
        limit: ROWS_PER_READ,
      });
      const isNext = rows[0]?.seq === memory.seq + 1;
      if (!isNext || !rows.every(applyRow)) return load();
    }
    count('caught-up', 1);
  }

  const readMissing = (seq = 0): Promise<void> => {
    announcedSeq = Math.max(announcedSeq, seq);
    const upToDate = () => {
      onUpToDate();
      retry();
    };
    return inTurn(readRows).then(upToDate, () => {});
  };

  function retry(): void {
    if (underWay === 0 && (isInvalid || announcedSeq > memory.seq)) void readMissing();
  }

  return {
    onRow: (row) => {
      announcedSeq = Math.max(announcedSeq, row.seq);
      if (row.seq <= memory.seq) return;
      const isNext = row.seq === memory.seq + 1 && underWay === 0 && !isInvalid;
      // A read under way contains it: rows are published after their commit.
      if (!(isNext && applyRow(row)) && underWay === 0) void readMissing();
    },
    readMissing,
    readMissingOrThrow: () => inTurn(readRows).then(onUpToDate),
    loadAll: () => inTurn(load).then(onUpToDate),
    invalidate: () => {
      isInvalid = true;
    },
    isInvalid: () => isInvalid,
    isBusy: () => underWay > 0,
    retry,
    settled: () => running,
  };
}
