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
import { createFolder, type Folder } from './fold.ts';
import { assertTerm } from './leadership.ts';

export type JournalDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly memory: Memory;
  readonly dirty: Dirty;
  readonly position: FeedPosition | null;
  readonly foldedSeq: number;
  /** Of this leader. */
  readonly term: bigint;
  readonly count: CountCatalogueEvent;
  readonly onFinalStatuses: OnLastWords;
};

const WAITING_MAX = 20_000;
/** The snapshot of so many takes a tenth of a second, in which the process does nothing else. */
const DIRTY_MAX = 50_000;

type Waiter = { readonly isOver: () => boolean; readonly resolve: () => void };

/**
 * Makes durable and public what the leader's memory already shows, as a group commit: a row takes
 * everything that waits, so at that moment the memory is the world after the row, and a snapshot for
 * the fold is taken then.
 */
export class Journal {
  readonly #deps: JournalDeps;
  readonly #folder: Folder;
  readonly #failure = Promise.withResolvers<unknown>();
  #waiting: Change[] = [];
  #position: FeedPosition | null;
  /** The row that is being written. */
  #writingSeq: number | undefined;
  #hasEnded = false;
  #waiters: readonly Waiter[] = [];

  constructor(deps: JournalDeps) {
    this.#deps = deps;
    this.#position = deps.position;
    const onFailed = (reason: unknown) => this.#fail(reason);
    this.#folder = createFolder({ ...deps, onDone: () => this.#pump(), onFailed });
  }

  /** Resolves with the reason when nothing can be written any more. */
  get failed(): Promise<unknown> {
    return this.#failure.promise;
  }

  add(changes: readonly Change[], position: FeedPosition | null): void {
    this.#position = position;
    for (const change of changes) this.#waiting.push(change);
    this.#pump();
  }

  /** Backpressure: a feed that is faster than the database waits here. */
  async hasRoom(): Promise<void> {
    if (!this.#hasRoomNow()) await this.#until(() => this.#hasRoomNow());
  }

  /** Resolves when everything added so far is durable and public. */
  async written(): Promise<void> {
    const seq = this.#nextSeq();
    await this.#until(() => this.#deps.memory.seq >= seq);
  }

  readonly wantFold = (): void => {
    this.#folder.want();
    this.#pump();
  };

  /** Writes and folds what waits. */
  async finish(): Promise<void> {
    await this.written();
    this.#folder.want();
    await this.#until(() => this.#folder.isIdle());
  }

  /** Drops what waits: another process may lead already. */
  abandon(): void {
    this.#hasEnded = true;
    this.#waiting = [];
    this.#wake();
  }

  #fail(reason: unknown): void {
    this.abandon();
    this.#failure.resolve(reason);
  }

  #wake(): void {
    const over = this.#waiters.filter((waiter) => this.#hasEnded || waiter.isOver());
    this.#waiters = this.#waiters.filter((waiter) => !over.includes(waiter));
    for (const { resolve } of over) resolve();
  }

  #until(isOver: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#waiters = [...this.#waiters, { isOver, resolve }];
      this.#pump();
    });
  }

  /** Does the next thing there is to do; called after anything has changed. */
  #pump(): void {
    const isIdle = !this.#hasEnded && this.#writingSeq === undefined;
    if (isIdle && this.#waiting.length === 0) this.#foldWhileIdle();
    if (isIdle && this.#waiting.length > 0) this.#writeWaiting();
    this.#wake();
  }

  #foldWhileIdle(): void {
    const { seq } = this.#deps.memory;
    if (this.#folder.isDue()) this.#folder.takeSnapshot({ seq, position: this.#position });
    this.#folder.writeSnapshot();
  }

  #writeWaiting(): void {
    const changes = JSON.stringify(this.#waiting);
    this.#waiting = [];
    this.#writingSeq = this.#deps.memory.seq + 1;
    this.#write(this.#writingSeq, changes).then(
      () => {
        this.#writingSeq = undefined;
        if (!this.#hasEnded) this.#folder.writeSnapshot();
        this.#pump();
      },
      (reason: unknown) => this.#fail(reason),
    );
  }

  async #write(seq: number, changes: string): Promise<void> {
    const { database, bus, clock, memory, count, term } = this.#deps;
    const position = this.#position;
    const row = { seq, changes, position, at: clock.now() };
    if (this.#folder.isDue()) this.#folder.takeSnapshot({ seq, position });
    await database.transact(async (tx) => {
      await assertTerm(tx, term);
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

  /** The row that will hold whatever waits now; the one being written may be in memory already. */
  #nextSeq(): number {
    return (this.#writingSeq ?? this.#deps.memory.seq) + (this.#waiting.length > 0 ? 1 : 0);
  }

  #hasRoomNow(): boolean {
    const { dirty } = this.#deps;
    if (dirty.size() >= DIRTY_MAX) this.#folder.want();
    return this.#waiting.length < WAITING_MAX && dirty.size() < DIRTY_MAX;
  }
}
