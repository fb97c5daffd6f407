import { invariant } from '@kipute/domain/invariant';
import type { Database, Reader } from '../../../platform/database/database.ts';
import { kindsInOrder } from '../kinds.ts';
import { applyChange, holdLoaded } from '../world/apply-change.ts';
import type { AnyHeld } from '../world/world.ts';
import { createWorld, type World } from '../world/world.ts';
import {
  type JournalRow,
  readChanges,
  readFold,
  readJournalAfter,
  readRecords,
  readSnapshot,
} from './catalogue-store.ts';

export type Loaded = { readonly world: World; readonly seq: number };

const JOURNAL_ROWS_PER_READ = 200;

const ignore = () => {};

/** Everything as of one instant: the tables, and what the journal holds beyond them. */
export function loadWorld(database: Database): Promise<Loaded> {
  return readSnapshot(database, async (reader) => {
    const world = createWorld();
    const fold = await readFold(reader);
    await loadTables(reader, world);
    let seq = fold.seq;
    for await (const rows of journalAfter(reader, fold.seq)) {
      for (const row of rows) seq = applyRow(world, row, seq);
    }
    return { world, seq };
  });
}

async function loadTables(reader: Reader, world: World): Promise<void> {
  for (const kind of kindsInOrder) {
    // Matches name competitions, which may have the higher ids.
    const waiting: AnyHeld[] = [];
    for await (const records of readRecords(reader, kind)) {
      for (const record of records) if (!holdLoaded(world, kind, record)) waiting.push(record);
    }
    for (const record of waiting) {
      invariant(holdLoaded(world, kind, record), `the tables lack what ${kind} ${record.id} names`);
    }
  }
}

async function* journalAfter(reader: Reader, seq: number): AsyncGenerator<readonly JournalRow[]> {
  let after = seq;
  while (true) {
    const rows = await readJournalAfter(reader, { seq: after, limit: JOURNAL_ROWS_PER_READ });
    if (rows.length > 0) yield rows;
    if (rows.length < JOURNAL_ROWS_PER_READ) return;
    after = rows.at(-1)?.seq ?? after;
  }
}

function applyRow(world: World, row: JournalRow, before: number): number {
  invariant(row.seq === before + 1, `the journal has no row ${before + 1}`);
  for (const change of readChanges(row.changes)) {
    const refusal = applyChange(world, change, ignore);
    invariant(!refusal, `a change of journal row ${row.seq} is refused: ${refusal}`);
  }
  return row.seq;
}
