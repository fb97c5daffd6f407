import { setTimeout as delay } from 'node:timers/promises';
import { eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { Transaction } from '../../platform/database/database.ts';
import type { Touched } from '../catalogue/index.ts';
import { isTold } from './grades-of-match.ts';
import type { SettledCatalogue, SettlementDeps } from './ports.ts';
import { ruledMatches } from './rulings/ruling-store.ts';
import { decideMatchJob } from './settlement-jobs.ts';

/** The end of a match is told in many pieces. */
const GATHER_MS = 300;

const underWay: readonly number[] = [eventStatuses.pending, eventStatuses.inProgress];

/**
 * Has a match decided when the provider says something that may decide bets on it. Every process
 * that works through jobs does so for itself: who is behind the others asks once more when it has
 * caught up, and equal questions are one job. What all of them missed the sweep finds (STL-12).
 */
export function watchMatches(deps: SettlementDeps): void {
  const { catalogue, log } = deps;
  let gathered = new Set<string>();
  catalogue.onTouched((touched) => {
    const before = gathered.size;
    for (const id of decisive(touched, catalogue)) gathered.add(id);
    if (before === 0 && gathered.size > 0) void askSoon();
  });

  async function askSoon(): Promise<void> {
    await delay(GATHER_MS);
    const matchIds = [...gathered];
    gathered = new Set();
    await concerned(matchIds, deps)
      .then((found) => askFor(found, deps))
      .catch((err) =>
        log.error({ err, matches: matchIds.length }, 'matches were not queued to be decided'),
      );
  }
}

/**
 * Those with open bets, and those on which bets were decided: nobody waits for these any more, and
 * yet their result may be corrected (STL-11).
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

export async function askFor(
  matchIds: readonly string[],
  { database, outbox }: Pick<SettlementDeps, 'database' | 'outbox'>,
  runAt?: Date,
): Promise<void> {
  const options = runAt ? { runAt } : {};
  for (const matchId of matchIds) {
    const key = `decide ${matchId}`;
    // Each for itself: others who ask for many at once would wait until the last is written.
    await database.transact((tx) =>
      outbox.enqueue(tx, decideMatchJob, { matchId }, { ...options, key }),
    );
  }
}

/** Of what went before anybody could look at it; in the order in which others ask, too. */
export async function askForAll(
  tx: Transaction,
  matchIds: ReadonlySet<string>,
  outbox: SettlementDeps['outbox'],
): Promise<void> {
  for (const matchId of [...matchIds].toSorted()) {
    await outbox.enqueue(tx, decideMatchJob, { matchId }, { key: `decide ${matchId}` });
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
