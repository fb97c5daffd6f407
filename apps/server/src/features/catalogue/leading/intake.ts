import type { Clock } from '../../../platform/clock.ts';
import type { ThrottledLog } from '../../../platform/throttled-log.ts';
import type { CountCatalogueEvent, RefusedWord } from '../catalogue-events.ts';
import type { Change } from '../changes.ts';
import type { Dirty } from '../keeping/dirty.ts';
import type { Journal } from '../keeping/journal.ts';
import type { Memory } from '../memory.ts';
import type { FeedConsumer, FeedPosition } from '../ports.ts';
import type { Refusal, Witness } from '../world/apply-change.ts';
import { compareImage, type ImageComparison } from '../world/compare-image.ts';
import { matchOf } from '../world/match-of-change.ts';
import { type Taking, takeFeedChange } from '../world/take-feed-change.ts';
import { collectTouched } from '../world/touched.ts';
import type { Trust } from './trust.ts';

type IntakeTerms = {
  readonly memory: Memory;
  readonly journal: Journal;
  readonly dirty: Dirty;
  readonly trust: Trust;
  readonly clock: Clock;
  readonly count: CountCatalogueEvent;
  readonly logRarely: ThrottledLog;
  /** For who keeps what was said of results and not believed. */
  readonly tellRefused: (word: RefusedWord) => void;
  /** Something happened to trust; whoever shows it should look. */
  readonly onTrust: () => void;
};

const PENDING = 1;

/** What the leader does with the feed: into the memory at once, then into the journal. */
export function createIntake(terms: IntakeTerms): FeedConsumer {
  const { memory, journal, dirty, trust, clock, count, onTrust } = terms;
  const now = () => clock.now().getTime();
  let comparison: ImageComparison | undefined;
  let witness: Witness = () => {};

  function onRefused(refusal: Refusal, change: Change): void {
    // Only Swahili names were kept, and later changes of others do not say their language.
    if (change.kind === 'translation' && refusal === 'unknown-entity') return;
    count(refusal, 1);
    const id = change.act === 'create' ? change.record.id : change.id;
    terms.logRarely(`feed: ${refusal}`, { kind: change.kind, act: change.act, id });
    terms.tellRefused({ refusal, change, matchId: matchOf(memory.world, change) });
  }

  /** One batch: everybody hears of it once, when all of it is in memory. */
  async function takeBatch(
    take: () => readonly Change[],
    position: FeedPosition | null,
  ): Promise<void> {
    const touched = collectTouched(memory.world);
    witness = (kind, record, sight) => {
      touched.note(kind, record, sight);
      dirty.note(kind, record, sight);
    };
    const changes = take();
    if (!touched.isEmpty()) memory.announce(touched.collected());
    if (changes.length > 0) {
      count('applied', changes.length);
      journal.add(changes, position);
    }
    await journal.hasRoom();
  }

  /** The feed waits for us meanwhile. */
  async function busily(work: () => Promise<void>): Promise<void> {
    trust.beBusy();
    await work().finally(() => trust.beReady(now()));
  }

  const observe: Witness = (kind, record, sight) => witness(kind, record, sight);

  function takeAll(changes: readonly Change[]): readonly Change[] {
    const taking: Taking = { witness, accepted: [] };
    for (const change of changes) {
      if (isStartMovedIntoPast(change)) count('start-moved-into-past', 1);
      const refusal = takeFeedChange(memory.world, change, taking);
      if (refusal) onRefused(refusal, change);
    }
    return taking.accepted;
  }

  /** CAT-09: kept, for it may be true; whoever sells compares the start with the time. */
  function isStartMovedIntoPast(change: Change): boolean {
    if (change.act !== 'update' || change.kind !== 'event') return false;
    const startsAt = change.changed.startsAt;
    const match = memory.world.matches.get(change.id);
    if (startsAt === undefined || match?.status !== PENDING) return false;
    return startsAt < now() && match.startsAt >= now();
  }

  /** Others must have it too before anybody calls it fresh. */
  async function believeOnceWritten(): Promise<void> {
    const doubts = trust.doubts();
    await journal.written();
    trust.believe(doubts);
    onTrust();
  }

  function doubt(): void {
    trust.doubt();
    onTrust();
  }

  return {
    heard: () => trust.heard(now()),
    lineLost: () => trust.lineLost(now()),
    missed: doubt,
    imageBegins: () => {
      trust.imageBegins();
      onTrust();
      comparison = compareImage({ world: memory.world, witness: observe, onRefused });
    },
    imagePart: (creates) => busily(() => takeBatch(() => comparison?.part(creates) ?? [], null)),
    imageEnds: (position) =>
      busily(async () => {
        await takeBatch(() => comparison?.end() ?? [], position);
        comparison = undefined;
        count('image', 1);
        await believeOnceWritten();
      }),
    changes: (changes, position) => busily(() => takeBatch(() => takeAll(changes), position)),
    resumed: () => void believeOnceWritten(),
  };
}
