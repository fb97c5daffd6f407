import { countIn } from '@kipute/domain/grading/result/counts';
import type { MatchResult } from '@kipute/domain/grading/result/match-result';
import { shapeOf } from '@kipute/domain/grading/result/sport-shapes';
import { eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { snapshotOf } from '../match-snapshot.ts';
import type { SettlementDeps } from '../ports.ts';
import { resultOfMatch } from '../result/read-result.ts';

const running: readonly number[] = [
  eventStatuses.pending,
  eventStatuses.inProgress,
  eventStatuses.interrupted,
];

export const isRunning = (status: number): boolean => running.includes(status);

/** How a match ended, for the pages of the bets on it. Nothing depends on it. */
export async function keepFinalScore(
  id: string,
  { betting, catalogue, clock, database, log }: SettlementDeps,
): Promise<void> {
  const match = catalogue.matches().get(id);
  const snapshot = snapshotOf(catalogue, id);
  if (!match || !snapshot || isRunning(match.status)) return;
  const result = resultOfMatch(snapshot);
  const score = result.ok ? scoreOf(result.value) : undefined;
  if (!score) return;
  await betting
    .keepFinalScore(database.read, { ...score, matchId: BigInt(id), toldAt: clock.now() })
    .catch((err) => log.error({ err, matchId: id }, 'settlement: storing a final score failed'));
}

type Score = { readonly home: number; readonly away: number };

/** What the sport counts, in the whole match; undefined while it is unknown. */
export function scoreOf(result: MatchResult): Score | undefined {
  const { scoreUnits, whole } = shapeOf(result.sport);
  const [unit] = scoreUnits;
  return unit && countIn(result, unit, whole);
}
