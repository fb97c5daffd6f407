import { rowsOf } from '@kipute/contract/constants/choice';
import { matchStatuses } from '@kipute/contract/constants/matches/match-statuses';
import { currentLanguage } from '../../i18n/i18n.ts';
import { api } from '../wire/api.ts';
import { matchStateOf, setMatchState } from './match-state.ts';

const wordsOfStatus = new Map(rowsOf(matchStatuses).map(([, row]) => [row.id as number, row]));

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
    const periods = matchStateOf(id)?.periods ?? null;
    setMatchState(
      id,
      { status: statusId, statusName, homeScore, awayScore, periods, time },
      requestedAtMs,
    );
  }
}
