import { eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { SettlementDeps } from '../../ports.ts';
import { type ReadingRefusal, resultOfMatch } from '../../reading/result-of-match.ts';
import { keepRefused } from './refused-result-store.ts';

/** These say that nobody graded it, not that it is wrong. */
const noDoubt: readonly ReadingRefusal[] = [
  'sport-not-graded',
  'status-unknown',
  'sides-not-named',
];

/** In play a goal and its score may come one after the other. */
const underWay: readonly number[] = [
  eventStatuses.pending,
  eventStatuses.inProgress,
  eventStatuses.interrupted,
];

/**
 * Keeps why the result of a match that is over is not believed, whether the provider has graded it
 * or not: bets that only wait would otherwise not say what they wait for (STL-46).
 */
export async function noteRefusedResult(
  matchId: string,
  { catalogue, database, clock }: Pick<SettlementDeps, 'catalogue' | 'database' | 'clock'>,
): Promise<void> {
  const match = catalogue.matches().get(matchId);
  if (!match || underWay.includes(match.status)) return;
  const image = {
    match,
    facts: catalogue.factsOf(matchId),
    incidents: catalogue.incidentsOf(matchId),
  };
  const result = resultOfMatch(image);
  if (result.ok || noDoubt.includes(result.refusal)) return;
  const refused = {
    ...{ about: 'result', subjectId: matchId, reason: result.refusal, matchId: BigInt(matchId) },
    ...{ words: { status: match.status, facts: image.facts }, times: 1 },
  };
  await database.transact((tx) => keepRefused(tx, [refused], clock.now()));
}
