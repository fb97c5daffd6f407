import { setTimeout as delay } from 'node:timers/promises';
import { eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Touched } from '../../catalogue/index.ts';
import { isTold } from '../grading/grade-match.ts';
import type { SettledCatalogue, SettlementDeps } from '../ports.ts';
import { ruledMatches } from '../rulings/ruling-store.ts';
import { gradeMatchJob } from '../settlement-jobs.ts';

/** The end of a match comes in many changes. */
const DEBOUNCE_MS = 300;

const underWay: readonly number[] = [eventStatuses.pending, eventStatuses.inProgress];

/**
 * Queues a match for grading when the provider says something that may settle bets on it. Every
 * worker process does so for itself: one that lags behind queues it again when it has caught up, and
 * equal jobs are one. What all of them missed the sweep finds (STL-12).
 */
export function watchMatches(deps: SettlementDeps): void {
  const { catalogue, log } = deps;
  let touchedIds = new Set<string>();
  catalogue.onTouched((touched) => {
    const before = touchedIds.size;
    for (const id of decisive(touched, catalogue)) touchedIds.add(id);
    if (before === 0 && touchedIds.size > 0) void queueSoon();
  });

  async function queueSoon(): Promise<void> {
    await delay(DEBOUNCE_MS);
    const matchIds = [...touchedIds];
    touchedIds = new Set();
    await concerned(matchIds, deps)
      .then((found) => queueGrading(found, deps))
      .catch((err) =>
        log.error(
          { err, matches: matchIds.length },
          'settlement: queueing matches for grading failed',
        ),
      );
  }
}

/**
 * Those with open bets, and those on which bets were settled: their result may be corrected (STL-11).
 */
async function concerned(
  matchIds: readonly string[],
  { betting, database }: SettlementDeps,
): Promise<readonly string[]> {
  const isBetOn = new Map(matchIds.map((id) => [id, betting.isBetOn(id)]));
  const decided = matchIds.filter((id) => !isBetOn.get(id));
  const ruledOn = await ruledMatches(database.read, decided);
  return matchIds.filter((id) => isBetOn.get(id) || ruledOn.has(id));
}

export async function queueGrading(
  matchIds: readonly string[],
  { database, outbox }: Pick<SettlementDeps, 'database' | 'outbox'>,
  runAt?: Date,
): Promise<void> {
  const options = runAt ? { runAt } : {};
  for (const matchId of matchIds) {
    const key = `decide ${matchId}`;
    // One transaction each: others who queue many at once would wait for the last otherwise.
    await database.transact((tx) =>
      outbox.enqueue(tx, gradeMatchJob, { matchId }, { ...options, key }),
    );
  }
}

/** Of matches that were removed before they were graded; in one order, so that no two deadlock. */
export async function queueGradingIn(
  tx: Transaction,
  matchIds: ReadonlySet<string>,
  outbox: SettlementDeps['outbox'],
): Promise<void> {
  for (const matchId of [...matchIds].toSorted()) {
    await outbox.enqueue(tx, gradeMatchJob, { matchId }, { key: `decide ${matchId}` });
  }
}

/** Matches that are over, and those with a market whose selections have been spoken of. */
function decisive(touched: Touched, catalogue: SettledCatalogue): ReadonlySet<string> {
  const found = new Set<string>();
  for (const id of touched.matches) {
    const match = catalogue.matches().get(id);
    if (match && !underWay.includes(match.status)) found.add(id);
  }
  for (const [id, marketIds] of touched.markets) {
    const isDecided = (marketId: string) => catalogue.selectionsOf(marketId).some(isTold);
    if (!found.has(id) && [...marketIds].some(isDecided)) found.add(id);
  }
  return found;
}
