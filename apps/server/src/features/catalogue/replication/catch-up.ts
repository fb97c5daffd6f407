import type { BaseLogger } from 'pino';
import type { Database } from '../../../platform/database/database.ts';
import type { CountCatalogueEvent } from '../catalogue-events.ts';
import { readChanges, readJournalAfter, readNewestSeq } from '../storage/catalogue-store.ts';
import { loadWorld } from '../storage/load-world.ts';
import { applyChange } from '../world/apply-change.ts';
import { everythingTouched, type Memory, TouchedCollector } from '../world/memory.ts';

type Row = { readonly seq: number; readonly changes: string };

const ROWS_PER_READ = 50;

type CatchUpDeps = {
  readonly database: Database;
  readonly memory: Memory;
  readonly count: CountCatalogueEvent;
  readonly log: BaseLogger;
  /** Everything announced so far is in memory. */
  readonly onUpToDate: () => void;
};

/** Brings the memory up to the journal, row by row where it can, from the tables where it must. */
export class CatchUp {
  readonly #deps: CatchUpDeps;
  #isInvalid = false;
  /** The newest row announced by anybody. */
  #announcedSeq = 0;
  #underWay = 0;
  #running: Promise<void> = Promise.resolve();

  constructor(deps: CatchUpDeps) {
    this.#deps = deps;
  }

  /** A row as the bus delivered it. */
  onRow(row: Row): void {
    const { memory } = this.#deps;
    this.#announcedSeq = Math.max(this.#announcedSeq, row.seq);
    if (row.seq <= memory.seq) return;
    const isNext = row.seq === memory.seq + 1 && this.#underWay === 0 && !this.#isInvalid;
    // A read under way contains it: rows are published after their commit.
    if (!(isNext && this.#applyRow(row)) && this.#underWay === 0) void this.readMissing();
  }

  /** Reads what is missing; resolves in any case, `retry` tries again what failed. */
  readMissing(seq = 0): Promise<void> {
    this.#announcedSeq = Math.max(this.#announcedSeq, seq);
    const upToDate = () => {
      this.#deps.onUpToDate();
      this.retry();
    };
    return this.#inTurn(() => this.#readRows()).then(upToDate, () => {});
  }

  readMissingOrThrow(): Promise<void> {
    return this.#inTurn(() => this.#readRows()).then(this.#deps.onUpToDate);
  }

  loadAll(): Promise<void> {
    return this.#inTurn(() => this.#load()).then(this.#deps.onUpToDate);
  }

  /** What is held is not what was written. */
  invalidate(): void {
    this.#isInvalid = true;
  }

  isInvalid(): boolean {
    return this.#isInvalid;
  }

  /** A read is under way; what was announced meanwhile is looked at after it. */
  isBusy(): boolean {
    return this.#underWay > 0;
  }

  retry(): void {
    const isBehind = this.#isInvalid || this.#announcedSeq > this.#deps.memory.seq;
    if (this.#underWay === 0 && isBehind) void this.readMissing();
  }

  settled(): Promise<void> {
    return this.#running;
  }

  /** One at a time, so that two reads cannot apply the same row. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#underWay += 1;
    const done = this.#running.then(work).finally(() => {
      this.#underWay -= 1;
    });
    this.#running = done.catch((error: unknown) =>
      this.#deps.log.warn({ err: error }, 'catalogue: read failed, will be retried'),
    );
    return done;
  }

  /** False when the row does not fit what is held: then one of them is not the leader's. */
  #applyRow({ seq, changes }: Row): boolean {
    const { memory, log, count } = this.#deps;
    const touched = new TouchedCollector(memory.world);
    for (const change of readChanges(changes)) {
      const refusal = applyChange(memory.world, change, touched.note);
      if (!refusal) continue;
      log.error(
        { seq, refusal, kind: change.kind },
        'catalogue: memory diverged from the journal, loading anew',
      );
      count('diverged', 1);
      this.#isInvalid = true;
      return false;
    }
    memory.seq = seq;
    if (!touched.isEmpty()) memory.announce(touched.collected());
    return true;
  }

  async #load(): Promise<void> {
    const { database, memory, count } = this.#deps;
    const before = memory.world;
    // Whatever was announced before is in what is loaded now, or was never written.
    this.#announcedSeq = 0;
    const { world, seq } = await loadWorld(database);
    memory.world = world;
    memory.seq = seq;
    this.#isInvalid = false;
    count('reloaded', 1);
    memory.announce(everythingTouched(before, world));
  }

  async #readRows(): Promise<void> {
    const { database, memory, count } = this.#deps;
    if (this.#isInvalid) return this.#load();
    const newest = await readNewestSeq(database.read);
    // The journal went back, as with a database restored from a backup.
    if (newest < memory.seq) return this.#load();
    while (memory.seq < Math.max(newest, this.#announcedSeq)) {
      const rows = await readJournalAfter(database.read, {
        seq: memory.seq,
        limit: ROWS_PER_READ,
      });
      const isNext = rows[0]?.seq === memory.seq + 1;
      if (!isNext || !rows.every((row) => this.#applyRow(row))) return this.#load();
    }
    count('caught-up', 1);
  }
}
