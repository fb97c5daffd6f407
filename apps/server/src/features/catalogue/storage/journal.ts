import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import { afterCommit } from '../../../platform/database/after-commit.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  type CountCatalogueEvent,
  catalogueChanged,
  type OnLastWords,
} from '../catalogue-events.ts';
import type { Change } from '../changes.ts';
import type { FeedPosition } from '../ports.ts';
import type { Memory } from '../world/memory.ts';
import { appendToJournal } from './catalogue-store.ts';
import type { Dirty } from './dirty.ts';
import { createFolder } from './fold.ts';

/**
 * Makes durable and public what the leader's memory already shows, as a group commit: a row takes
 * everything that waits, so at that moment the memory is the world after the row, and a snapshot for
 * the fold is taken then.
 */
export type Journal = {
  readonly add: (changes: readonly Change[], position: FeedPosition | null) => void;
  /** Backpressure: a feed that is faster than the database waits here. */
  readonly hasRoom: () => Promise<void>;
  /** Resolves when everything added so far is durable and public. */
  readonly written: () => Promise<void>;
  readonly wantFold: () => void;
  /** Writes and folds what waits. */
  readonly finish: () => Promise<void>;
  /** Drops what waits: another process may lead already. */
  readonly abandon: () => void;
  /** Resolves with the reason when nothing can be written any more. */
  readonly failed: Promise<unknown>;
};

export type JournalDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly memory: Memory;
  readonly dirty: Dirty;
  readonly position: FeedPosition | null;
  readonly foldedSeq: number;
  readonly count: CountCatalogueEvent;
  readonly onLastWords: OnLastWords;
};

const WAITING_MAX = 20_000;
/** The snapshot of so many takes a tenth of a second, in which the process does nothing else. */
const DIRTY_MAX = 50_000;

type Waiter = { readonly isOver: () => boolean; readonly resolve: () => void };

export function createJournal(deps: JournalDeps): Journal {
  const { database, bus, clock, memory, dirty, count } = deps;
  const failure = Promise.withResolvers<unknown>();
  const folder = createFolder({ ...deps, onDone: pump, onFailed: fail });
  let waiting: Change[] = [];
  let { position } = deps;
  /** The row that is being written. */
  let writingSeq: number | undefined;
  let hasEnded = false;
  let waiters: readonly Waiter[] = [];

  function fail(reason: unknown): void {
    abandon();
    failure.resolve(reason);
  }

  function abandon(): void {
    hasEnded = true;
    waiting = [];
    wake();
  }

  function wake(): void {
    const over = waiters.filter((waiter) => hasEnded || waiter.isOver());
    waiters = waiters.filter((waiter) => !over.includes(waiter));
    for (const { resolve } of over) resolve();
  }

  const until = (isOver: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      waiters = [...waiters, { isOver, resolve }];
      pump();
    });

  async function write(seq: number, changes: string): Promise<void> {
    const row = { seq, changes, position, at: clock.now() };
    if (folder.isDue()) folder.takeSnapshot({ seq, position });
    await database.transact(async (tx) => {
      await appendToJournal(tx, row);
      afterCommit(tx, () => {
        // First, so that our own message is ignored here.
        memory.seq = seq;
        // Not awaited: a follower that misses it reads the row from the journal.
        void bus.publish(catalogueChanged, { seq, changes });
      });
    });
    count('journaled', 1);
  }

  /** Does the next thing there is to do; called after anything has changed. */
  function pump(): void {
    if (!hasEnded && writingSeq === undefined && waiting.length === 0) foldWhileIdle();
    if (!hasEnded && writingSeq === undefined && waiting.length > 0) writeWaiting();
    wake();
  }

  function foldWhileIdle(): void {
    if (folder.isDue()) folder.takeSnapshot({ seq: memory.seq, position });
    folder.writeSnapshot();
  }

  function writeWaiting(): void {
    const changes = JSON.stringify(waiting);
    waiting = [];
    writingSeq = memory.seq + 1;
    write(writingSeq, changes).then(() => {
      writingSeq = undefined;
      if (!hasEnded) folder.writeSnapshot();
      pump();
    }, fail);
  }

  /** The row that will hold whatever waits now; the one being written may be in memory already. */
  const nextSeq = () => (writingSeq ?? memory.seq) + (waiting.length > 0 ? 1 : 0);

  function hasRoomNow(): boolean {
    if (dirty.size() >= DIRTY_MAX) folder.want();
    return waiting.length < WAITING_MAX && dirty.size() < DIRTY_MAX;
  }

  async function written(): Promise<void> {
    const seq = nextSeq();
    await until(() => memory.seq >= seq);
  }

  return {
    add: (changes, newPosition) => {
      position = newPosition;
      for (const change of changes) waiting.push(change);
      pump();
    },
    hasRoom: async () => {
      if (!hasRoomNow()) await until(hasRoomNow);
    },
    written,
    wantFold: () => {
      folder.want();
      pump();
    },
    finish: async () => {
      await written();
      folder.want();
      await until(() => folder.isIdle());
    },
    abandon,
    failed: failure.promise,
  };
}
