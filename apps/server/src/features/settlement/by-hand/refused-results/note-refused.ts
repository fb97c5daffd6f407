import { setTimeout as delay } from 'node:timers/promises';
import type { RefusedWord } from '../../../catalogue/index.ts';
import type { SettlementDeps } from '../../ports.ts';
import { keepRefused, type Refused } from './refused-result-store.ts';

/** What results are made of; prices and names that are not taken are nobody's money. */
const kindsOfResults: readonly string[] = ['event', 'fact', 'incident', 'selection'];

const GATHER_MS = 1_000;

/** A feed gone mad must not fill the memory; what is dropped here is still counted in the metrics. */
const GATHERED_MAX = 1_000;

type Deps = Pick<SettlementDeps, 'database' | 'clock' | 'log'>;

/** Keeps words about results that were not taken, without making the feed wait (STL-46). */
export function refusedWordNoter({ database, clock, log }: Deps): (word: RefusedWord) => void {
  let gathered = new Map<string, Refused>();

  async function keepSoon(): Promise<void> {
    await delay(GATHER_MS);
    const refused = [...gathered.values()];
    gathered = new Map();
    await database
      .transact((tx) => keepRefused(tx, refused, clock.now()))
      .catch((err) => log.error({ err, words: refused.length }, 'refused words were not kept'));
  }

  return (word) => {
    if (!kindsOfResults.includes(word.change.kind)) return;
    const isFirst = gathered.size === 0;
    const refused = refusedOf(word);
    const key = `${refused.about} ${refused.subjectId} ${refused.reason}`;
    const before = gathered.get(key);
    if (!before && gathered.size >= GATHERED_MAX) return;
    gathered.set(key, { ...refused, times: (before?.times ?? 0) + 1 });
    if (isFirst) void keepSoon();
  };
}

function refusedOf({ refusal, change, matchId }: RefusedWord): Refused {
  const id = change.act === 'create' ? change.record.id : change.id;
  return {
    ...{ about: change.kind, subjectId: String(id), reason: refusal, times: 1 },
    matchId: matchId === undefined ? null : BigInt(matchId),
    words: change,
  };
}
