import type { BaseLogger } from 'pino';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { createThrottledLog } from '../../../platform/throttled-log.ts';
import {
  type CountCatalogueEvent,
  catalogueHeartbeat,
  type OnLastWords,
  type RefusedChange,
} from '../catalogue-events.ts';
import type { FreshnessState } from '../freshness.ts';
import type { FeedPosition, OddsFeed } from '../ports.ts';
import { readChanges, readFold, readJournalAfter } from '../storage/catalogue-store.ts';
import { createDirty, type Dirty } from '../storage/dirty.ts';
import { Journal } from '../storage/journal.ts';
import type { Memory } from '../world/memory.ts';
import { FeedFreshness } from './feed-freshness.ts';
import type { Follower } from './follower.ts';
import { Intake, type IntakeDeps } from './intake.ts';
import type { Term } from './leader-election.ts';

export type LeaderDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: BaseLogger;
  readonly count: CountCatalogueEvent;
  readonly memory: Memory;
  readonly freshness: FreshnessState;
  readonly follower: Follower;
  readonly feed: OddsFeed;
  readonly onRefused: (refused: RefusedChange) => void;
  readonly onFinalStatuses: OnLastWords;
  readonly everyMs: { readonly heartbeat: number; readonly fold: number };
};

type Ends = { readonly term: Term; readonly closing: Promise<void> };
type Start = { readonly foldedSeq: number; readonly position: FeedPosition | null };

/** The term of one leader, from winning the lock to losing it. */
export async function lead(deps: LeaderDeps, { term, closing }: Ends): Promise<void> {
  const { follower, feed, count, log, freshness } = deps;
  await follower.pause();
  const dirty = createDirty();
  const start = await readStart(deps, dirty).catch(async (error: unknown) => {
    await follower.resume();
    throw error;
  });
  const journal = new Journal({ ...deps, ...start, dirty, term: term.number });
  const heartbeat = startHeartbeat(deps, { journal, dirty, term });
  feed.start(heartbeat.consumer, start.position);
  count('took-the-lead', 1);
  log.info({ seq: deps.memory.seq }, 'catalogue: leading, consuming the odds feed');

  const end = await Promise.race([
    term.lost.then(() => ({ cause: 'leader lock lost' })),
    journal.failed.then((error) => ({ cause: 'journal failed', err: error })),
    closing.then(() => undefined),
  ]);
  // Before anything else: another process may lead already.
  feed.stop();
  heartbeat.stop();
  freshness.set('suspended');
  if (!end) return journal.finish();
  journal.abandon();
  count('lost-the-lead', 1);
  log.warn(end, 'catalogue: lost the lead, no longer consuming the odds feed');
  await follower.resume();
}

/** What the tables lack of the journal is dirty, and the feed resumes where the journal ends. */
async function readStart({ database, memory }: LeaderDeps, dirty: Dirty): Promise<Start> {
  const fold = await readFold(database.read);
  let { position } = fold;
  for (let seq = fold.seq; seq < memory.seq; ) {
    const rows = await readJournalAfter(database.read, { seq, limit: 100 });
    for (const row of rows) dirty.noteAll(readChanges(row.changes));
    const last = rows.at(-1);
    if (!last) throw new Error(`the journal ends at ${seq} before ${memory.seq}`);
    ({ seq, position } = last);
  }
  return { foldedSeq: fold.seq, position };
}

type Parts = Pick<IntakeDeps, 'journal' | 'dirty'> & { readonly term: Term };

/** The leader's periodic work: check for silence, publish the heartbeat, fold. */
function startHeartbeat(deps: LeaderDeps, parts: Parts) {
  const { bus, clock, memory, freshness, feed, count, everyMs, log } = deps;
  const feedFreshness = new FeedFreshness(clock.now().getTime());
  let hasStopped = false;

  function check(): void {
    if (hasStopped) return;
    freshness.tick();
    const checked = feedFreshness.check(clock.now().getTime());
    const isNews = checked.freshness !== freshness.current();
    freshness.set(checked.freshness);
    if (isNews) beat();
    if (!checked.mustReconnect) return;
    count('silence', 1);
    feed.reconnect();
  }
  const beat = () => {
    const sign = { seq: memory.seq, freshness: freshness.current() };
    void bus.publish(catalogueHeartbeat, { term: String(parts.term.number), ...sign });
  };

  const timers = [
    setInterval(() => {
      check();
      beat();
    }, everyMs.heartbeat),
    setInterval(parts.journal.wantFold, everyMs.fold),
  ];
  const consumer = new Intake({
    ...deps,
    ...parts,
    feedFreshness,
    logRarely: createThrottledLog(log, clock),
    onFreshness: check,
  });
  function stop(): void {
    hasStopped = true;
    for (const timer of timers) clearInterval(timer);
  }
  return { consumer, stop };
}
