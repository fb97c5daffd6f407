import type { BaseLogger } from 'pino';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { createThrottledLog } from '../../../platform/throttled-log.ts';
import {
  type CountCatalogueEvent,
  catalogueHeartbeat,
  type OnLastWords,
  type RefusedWord,
} from '../catalogue-events.ts';
import type { Follower } from '../following/follower.ts';
import type { FreshnessSign } from '../freshness.ts';
import { readChanges, readFold, readJournalAfter } from '../keeping/catalogue-store.ts';
import { createDirty, type Dirty } from '../keeping/dirty.ts';
import { createJournal } from '../keeping/journal.ts';
import type { Memory } from '../memory.ts';
import type { FeedPosition, OddsFeed } from '../ports.ts';
import { createIntake } from './intake.ts';
import { createTrust } from './trust.ts';

export type LeadTerms = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: BaseLogger;
  readonly count: CountCatalogueEvent;
  readonly memory: Memory;
  readonly sign: FreshnessSign;
  readonly follower: Follower;
  readonly feed: OddsFeed;
  readonly tellRefused: (word: RefusedWord) => void;
  readonly onLastWords: OnLastWords;
  readonly everyMs: { readonly heartbeat: number; readonly fold: number };
};

type Ends = { readonly lost: Promise<void>; readonly closing: Promise<void> };
type Start = { readonly foldedSeq: number; readonly position: FeedPosition | null };

/** The term of one leader, from winning the lock to losing it. */
export async function lead(terms: LeadTerms, { lost, closing }: Ends): Promise<void> {
  const { follower, feed, count, log, sign } = terms;
  await follower.rest();
  const dirty = createDirty();
  const start = await readStart(terms, dirty).catch(async (error: unknown) => {
    await follower.wake();
    throw error;
  });
  const journal = createJournal({ ...terms, ...start, dirty });
  const beat = startBeating(terms, { journal, dirty });
  feed.start(beat.consumer, start.position);
  count('took-the-lead', 1);
  log.info({ seq: terms.memory.seq }, 'consuming the odds feed');

  const end = await Promise.race([
    lost.then(() => ({ cause: 'the lock was lost' })),
    journal.failed.then((error) => ({ cause: 'the journal failed', err: error })),
    closing.then(() => undefined),
  ]);
  // Before anything else: another process may lead already.
  feed.stop();
  beat.stop();
  sign.show('suspended');
  if (!end) return journal.finish();
  journal.abandon();
  count('lost-the-lead', 1);
  log.warn(end, 'no longer consuming the odds feed');
  await follower.wake();
}

/** What the tables lack of the journal is dirty, and the feed goes on where the journal ends. */
async function readStart({ database, memory }: LeadTerms, dirty: Dirty): Promise<Start> {
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

type Parts = Pick<Parameters<typeof createIntake>[0], 'journal' | 'dirty'>;

/** The regular work of a leader: watch the silence, tell the others, fold. */
function startBeating(terms: LeadTerms, parts: Parts) {
  const { bus, clock, memory, sign, feed, count, everyMs, log } = terms;
  const trust = createTrust(clock.now().getTime());

  let hasStopped = false;

  function look(): void {
    if (hasStopped) return;
    const { freshness, mustRenew } = trust.look(clock.now().getTime());
    const isNews = freshness !== sign.current();
    sign.show(freshness);
    if (isNews) tell();
    if (!mustRenew) return;
    count('silence', 1);
    feed.renew();
  }
  const tell = () =>
    void bus.publish(catalogueHeartbeat, { seq: memory.seq, freshness: sign.current() });

  const timers = [
    setInterval(() => {
      look();
      tell();
    }, everyMs.heartbeat),
    setInterval(parts.journal.wantFold, everyMs.fold),
  ];
  const consumer = createIntake({
    ...terms,
    ...parts,
    trust,
    logRarely: createThrottledLog(log, clock),
    onTrust: look,
  });
  function stop(): void {
    hasStopped = true;
    for (const timer of timers) clearInterval(timer);
  }
  return { consumer, stop };
}
