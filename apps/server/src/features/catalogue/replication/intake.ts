import type { Clock } from '../../../platform/clock.ts';
import type { ThrottledLog } from '../../../platform/throttled-log.ts';
import type { CountCatalogueEvent, RefusedChange } from '../catalogue-events.ts';
import type { AnyCreate, Change, Refusal } from '../changes.ts';
import type { FeedConsumer, FeedPosition } from '../ports.ts';
import type { Dirty } from '../storage/dirty.ts';
import type { Journal } from '../storage/journal.ts';
import {
  type AppliedChanges,
  applyFeedChange,
  type ChangeObserver,
} from '../world/apply-change.ts';
import { type Memory, TouchedCollector } from '../world/memory.ts';
import { SnapshotDiff } from '../world/snapshot-diff.ts';
import { heldOf, type World } from '../world/world.ts';
import type { FeedFreshness } from './feed-freshness.ts';

export type IntakeDeps = {
  readonly memory: Memory;
  readonly journal: Journal;
  readonly dirty: Dirty;
  readonly feedFreshness: FeedFreshness;
  readonly clock: Clock;
  readonly count: CountCatalogueEvent;
  readonly logRarely: ThrottledLog;
  readonly onRefused: (refused: RefusedChange) => void;
  /** `feedFreshness` may have changed. */
  readonly onFreshness: () => void;
};

const PENDING = 1;

/** What the leader does with the feed: into memory at once, then into the journal. */
export class Intake implements FeedConsumer {
  readonly #deps: IntakeDeps;
  #snapshot: SnapshotDiff | undefined;
  #observeBatch: ChangeObserver = () => {};

  constructor(deps: IntakeDeps) {
    this.#deps = deps;
  }

  received(): void {
    this.#deps.feedFreshness.received(this.#now());
  }

  disconnected(): void {
    this.#deps.feedFreshness.disconnected(this.#now());
  }

  missed(): void {
    this.#deps.feedFreshness.invalidate();
    this.#deps.onFreshness();
  }

  snapshotBegins(): void {
    const { feedFreshness, onFreshness, memory } = this.#deps;
    feedFreshness.snapshotBegins();
    onFreshness();
    this.#snapshot = new SnapshotDiff({
      world: memory.world,
      observe: (kind, record, effect) => this.#observeBatch(kind, record, effect),
      onRefused: (refusal, change) => this.#refuse(refusal, change),
    });
  }

  snapshotPart(creates: readonly AnyCreate[]): Promise<void> {
    return this.#whileBusy(() => this.#applyBatch(() => this.#snapshot?.part(creates) ?? [], null));
  }

  snapshotEnds(position: FeedPosition): Promise<void> {
    return this.#whileBusy(async () => {
      await this.#applyBatch(() => this.#snapshot?.end() ?? [], position);
      this.#snapshot = undefined;
      this.#deps.count('snapshot', 1);
      await this.#confirmOnceWritten();
    });
  }

  changes(changes: readonly Change[], position: FeedPosition): Promise<void> {
    return this.#whileBusy(() => this.#applyBatch(() => this.#applyAll(changes), position));
  }

  resumed(): void {
    void this.#confirmOnceWritten();
  }

  #now(): number {
    return this.#deps.clock.now().getTime();
  }

  /** The feed is not read meanwhile. */
  async #whileBusy(work: () => Promise<void>): Promise<void> {
    const { feedFreshness } = this.#deps;
    feedFreshness.busy();
    await work().finally(() => feedFreshness.idle(this.#now()));
  }

  /** Listeners are notified once per batch, when all of it is in memory. */
  async #applyBatch(apply: () => readonly Change[], position: FeedPosition | null): Promise<void> {
    const { memory, journal, dirty, count } = this.#deps;
    const touched = new TouchedCollector(memory.world);
    this.#observeBatch = (kind, record, effect) => {
      touched.note(kind, record, effect);
      dirty.note(kind, record, effect);
    };
    const changes = apply();
    if (!touched.isEmpty()) memory.announce(touched.collected());
    if (changes.length > 0) {
      count('applied', changes.length);
      journal.add(changes, position);
    }
    await journal.hasRoom();
  }

  #applyAll(changes: readonly Change[]): readonly Change[] {
    const { memory, count } = this.#deps;
    const applied: AppliedChanges = { observe: this.#observeBatch, accepted: [] };
    for (const change of changes) {
      if (this.#isStartMovedIntoPast(change)) count('start-moved-into-past', 1);
      const refusal = applyFeedChange(memory.world, change, applied);
      if (refusal) this.#refuse(refusal, change);
    }
    return applied.accepted;
  }

  /** CAT-09: kept, for it may be true; selling compares the start with the time. */
  #isStartMovedIntoPast(change: Change): boolean {
    if (change.act !== 'update' || change.kind !== 'event') return false;
    const startsAt = change.changed.startsAt;
    const match = this.#deps.memory.world.matches.get(change.id);
    if (startsAt === undefined || match?.status !== PENDING) return false;
    return startsAt < this.#now() && match.startsAt >= this.#now();
  }

  #refuse(refusal: Refusal, change: Change): void {
    // Only Swahili names are held, and later changes of others do not name their language.
    if (change.kind === 'translation' && refusal === 'unknown-entity') return;
    const { memory, count, logRarely, onRefused } = this.#deps;
    count(refusal, 1);
    const id = change.act === 'create' ? change.record.id : change.id;
    logRarely(`catalogue: ${refusal}`, { kind: change.kind, act: change.act, id });
    onRefused({ refusal, change, matchId: matchOf(memory.world, change) });
  }

  /** Followers must be able to read it before anybody calls it fresh. */
  async #confirmOnceWritten(): Promise<void> {
    const { feedFreshness, journal, onFreshness } = this.#deps;
    const generation = feedFreshness.generation();
    await journal.written();
    feedFreshness.confirm(generation);
    onFreshness();
  }
}

/** The match a change is about; undefined when it names none and what it changes is not held. */
function matchOf(world: World, change: Change): string | undefined {
  const id = change.act === 'create' ? change.record.id : change.id;
  if (change.kind === 'event') return String(id);
  const record = change.act === 'create' ? change.record : heldOf(world, change.kind).get(id);
  const { matchId } = (record ?? {}) as { readonly matchId?: unknown };
  return typeof matchId === 'string' ? matchId : undefined;
}
