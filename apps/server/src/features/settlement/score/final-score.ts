import { eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { SettlementDeps } from '../ports.ts';
import { imageOf } from '../reading/match-image.ts';
import { resultOfMatch } from '../reading/result-of-match.ts';
import { scoreOf } from './score-of-result.ts';

const running: readonly number[] = [
  eventStatuses.pending,
  eventStatuses.inProgress,
  eventStatuses.interrupted,
];

export const isRunning = (status: number): boolean => running.includes(status);

/** For the pages of the bets on it, how a match ended. No bet waits for it. */
export async function tellFinalScore(
  id: string,
  { betting, catalogue, clock, database, log }: SettlementDeps,
): Promise<void> {
  const match = catalogue.matches().get(id);
  const image = imageOf(catalogue, id);
  if (!match || !image || isRunning(match.status)) return;
  const result = resultOfMatch(image);
  const score = result.ok ? scoreOf(result.value) : undefined;
  if (!score) return;
  await betting
    .keepFinalScore(database.read, { ...score, matchId: BigInt(id), toldAt: clock.now() })
    .catch((err) => log.error({ err, match: id }, 'a final score was not kept'));
}
