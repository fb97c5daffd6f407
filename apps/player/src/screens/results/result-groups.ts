import type { MatchResult } from '@kipute/contract/calls/matches/results';
import { eatDayOf } from '@kipute/domain/odds/eat-days';

type LeagueResults = {
  readonly key: string;
  readonly first: MatchResult;
  readonly results: readonly MatchResult[];
};

/** Neighbours of one league and day as one card; the order stays. */
export function inLeagues(results: readonly MatchResult[]): readonly LeagueResults[] {
  const groups: { key: string; first: MatchResult; results: MatchResult[] }[] = [];
  for (const result of results) {
    const last = groups[groups.length - 1];
    if (last && placeOf(last.first) === placeOf(result)) last.results.push(result);
    else groups.push({ key: result.id, first: result, results: [result] });
  }
  return groups;
}

const placeOf = ({ parentId, startTime }: MatchResult): string =>
  `${parentId} ${eatDayOf(Date.parse(startTime))}`;
