import { rowsOf } from '@kipute/contract/constants/choice';
import { matchStatuses } from '@kipute/contract/constants/matches/match-statuses';
import { setMatchState } from '../../../features/live-odds/match-state.ts';
import { markOddsFresh } from '../../../features/live-odds/staleness.ts';
import { api } from '../../../features/wire/api.ts';
import { currentLanguage } from '../../../i18n/i18n.ts';
import type { OrderLeg } from '../order-result.ts';

const wordsOfStatus = new Map(rowsOf(matchStatuses).map(([, row]) => [row.id as number, row]));

/** As many as one call may name. */
const MATCHES_MAX = 100;
const PENDING = 0;

/**
 * Matches that legs wait for, those to start soonest first. Whether one has begun is for the feed to
 * say: the time a leg was placed with may have been moved (ORD-13).
 */
export function matchesAwaited(
  legs: readonly Pick<OrderLeg, 'match_id' | 'outcome' | 'fixture_date'>[],
): readonly string[] {
  const awaited = legs
    .filter(({ outcome }) => outcome === PENDING)
    .sort((one, other) => Date.parse(one.fixture_date) - Date.parse(other.fixture_date));
  return [...new Set(awaited.map(({ match_id }) => match_id))].slice(0, MATCHES_MAX);
}

/** Where these matches are now; from here on the live socket updates it. */
export async function fetchMatchProgress(matchIds: readonly string[]): Promise<void> {
  if (matchIds.length === 0) return;
  const requestedAtMs = Date.now();
  const request = { id_list: [...matchIds] };
  const [times, scores] = await Promise.all([
    api.atlassian.get_match_time(request, { silent: true }),
    api.atlassian.get_match_score(request, { silent: true }),
  ]);
  const scoreOf = new Map(scores.map((score) => [score.id, score]));
  for (const { id, statusId, match_time: time } of times) {
    const { home_score: homeScore = '-', away_score: awayScore = '-' } = scoreOf.get(id) ?? {};
    const statusName = wordsOfStatus.get(statusId)?.[currentLanguage()] ?? '';
    setMatchState(id, { status: statusId, statusName, homeScore, awayScore, time }, requestedAtMs);
  }
  // The page subscribes to these next; otherwise it would take what it shows for stale.
  markOddsFresh();
}
