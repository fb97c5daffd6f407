import { rowsOf } from '@kipute/contract/constants/choice';
import { matchStatuses } from '@kipute/contract/constants/matches/match-statuses';
import { setMatchState } from '../../../features/live-odds/match-states.ts';
import { oddsHeard } from '../../../features/live-odds/trust.ts';
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

/** Where these matches are now; from here on the live socket tells what changes. */
export async function askForCourses(matchIds: readonly string[]): Promise<void> {
  if (matchIds.length === 0) return;
  const askedAtMs = Date.now();
  const asked = { id_list: [...matchIds] };
  const [times, scores] = await Promise.all([
    api.atlassian.get_match_time(asked, { silent: true }),
    api.atlassian.get_match_score(asked, { silent: true }),
  ]);
  const scoreOf = new Map(scores.map((score) => [score.id, score]));
  for (const { id, statusId, match_time: time } of times) {
    const { home_score: homeScore = '-', away_score: awayScore = '-' } = scoreOf.get(id) ?? {};
    const statusName = wordsOfStatus.get(statusId)?.[currentLanguage()] ?? '';
    setMatchState(id, { status: statusId, statusName, homeScore, awayScore, time }, askedAtMs);
  }
  // The page will follow these; without this word it would take what it shows for old.
  oddsHeard();
}
