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

/** Matches that legs wait for and whose start has passed; before it a leg says all there is. */
export function matchesBegun(
  legs: readonly Pick<OrderLeg, 'match_id' | 'outcome' | 'fixture_date'>[],
  nowMs: number,
): readonly string[] {
  const begun = legs.filter(
    ({ outcome, fixture_date }) => outcome === PENDING && Date.parse(fixture_date) <= nowMs,
  );
  return [...new Set(begun.map(({ match_id }) => match_id))].slice(0, MATCHES_MAX);
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
