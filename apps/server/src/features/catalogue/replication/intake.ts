import type { Clock } from '../../../platform/clock.ts';
import type { ThrottledLog } from '../../../platform/throttled-log.ts';
import type { CountCatalogueEvent, RefusedWord } from '../catalogue-events.ts';
import type { Change, Refusal } from '../changes.ts';
import type { FeedConsumer, FeedPosition } from '../ports.ts';
import type { Dirty } from '../storage/dirty.ts';
import type { Journal } from '../storage/journal.ts';
import {
  type AppliedChanges,
  applyFeedChange,
  type ChangeObserver,
} from '../world/apply-change.ts';
import { collectTouched, type Memory } from '../world/memory.ts';
import { diffSnapshot, type SnapshotDiff } from '../world/snapshot-diff.ts';
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
  readonly onRefused: (refused: RefusedWord) => void;
  /** `feedFreshness` may have changed. */
  readonly onFreshness: () => void;
};

const PENDING = 1;

/** What the leader does with the feed: into memory at once, then into the journal. */
export function createIntake(deps: IntakeDeps): FeedConsumer {
  const { memory, journal, dirty, feedFreshness, clock, count, onFreshness } = deps;
  const now = () => clock.now().getTime();
  let snapshot: SnapshotDiff | undefined;
  let observeBatch: ChangeObserver = () => {};

  function refuse(refusal: Refusal, change: Change): void {
    // Only Swahili names are held, and later changes of others do not name their language.
    if (change.kind === 'translation' && refusal === 'unknown-entity') return;
    count(refusal, 1);
    const id = change.act === 'create' ? change.record.id : change.id;
    deps.logRarely(`catalogue: ${refusal}`, { kind: change.kind, act: change.act, id });
    deps.onRefused({ refusal, change, matchId: matchOf(memory.world, change) });
  }

  /** Listeners are notified once per batch, when all of it is in memory. */
  async function applyBatch(
    apply: () => readonly Change[],
    position: FeedPosition | null,
  ): Promise<void> {
    const touched = collectTouched(memory.world);
    observeBatch = (kind, record, effect) => {
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

  /** The feed is not read meanwhile. */
  async function whileBusy(work: () => Promise<void>): Promise<void> {
    feedFreshness.busy();
    await work().finally(() => feedFreshness.idle(now()));
  }

  const observe: ChangeObserver = (kind, record, effect) => observeBatch(kind, record, effect);

  function applyAll(changes: readonly Change[]): readonly Change[] {
    const applied: AppliedChanges = { observe: observeBatch, accepted: [] };
    for (const change of changes) {
      if (isStartMovedIntoPast(change)) count('start-moved-into-past', 1);
      const refusal = applyFeedChange(memory.world, change, applied);
      if (refusal) refuse(refusal, change);
    }
    return applied.accepted;
  }

  /** CAT-09: kept, for it may be true; selling compares the start with the time. */
  function isStartMovedIntoPast(change: Change): boolean {
    if (change.act !== 'update' || change.kind !== 'event') return false;
    const startsAt = change.changed.startsAt;
    const match = memory.world.matches.get(change.id);
    if (startsAt === undefined || match?.status !== PENDING) return false;
    return startsAt < now() && match.startsAt >= now();
  }

  /** Followers must be able to read it before anybody calls it fresh. */
  async function confirmOnceWritten(): Promise<void> {
    const generation = feedFreshness.generation();
    await journal.written();
    feedFreshness.confirm(generation);
    onFreshness();
  }

  return {
    received: () => feedFreshness.received(now()),
    disconnected: () => feedFreshness.disconnected(now()),
    missed: () => {
      feedFreshness.invalidate();
      onFreshness();
    },
    snapshotBegins: () => {
      feedFreshness.snapshotBegins();
      onFreshness();
      snapshot = diffSnapshot({ world: memory.world, observe, onRefused: refuse });
    },
    snapshotPart: (creates) =>
      whileBusy(() => applyBatch(() => snapshot?.part(creates) ?? [], null)),
    snapshotEnds: (position) =>
      whileBusy(async () => {
        await applyBatch(() => snapshot?.end() ?? [], position);
        snapshot = undefined;
        count('snapshot', 1);
        await confirmOnceWritten();
      }),
    changes: (changes, position) => whileBusy(() => applyBatch(() => applyAll(changes), position)),
    resumed: () => void confirmOnceWritten(),
  };
}

/** The match a change is about; undefined when it names none and what it changes is not held. */
function matchOf(world: World, change: Change): string | undefined {
  const id = change.act === 'create' ? change.record.id : change.id;
  if (change.kind === 'event') return String(id);
  const record = change.act === 'create' ? change.record : heldOf(world, change.kind).get(id);
  const { matchId } = (record ?? {}) as { readonly matchId?: unknown };
  return typeof matchId === 'string' ? matchId : undefined;
}
