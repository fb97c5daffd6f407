import type { MatchInfo } from '@kipute/contract/calls/matches/match-info';
import type { Locale } from '@kipute/contract/locale';
import { matchTimeText, scoreText } from '@kipute/domain/odds/match-clock';
import type { MatchState } from '../board/match-states.ts';
import { isDerby } from '../facts/derbies.ts';
import { isUnderWay, minuteOf, partPlayed, scoreOf } from '../facts/match-facts.ts';
import type { Catalogue, Fact } from '../ports.ts';
import type { Names } from './names.ts';

type Grouping =
  | 'way_3'
  | 'double_chance'
  | 'both_teams_to_score'
  | 'over_or_under'
  | 'corners'
  | 'cards';
export type MatchHeader = Omit<MatchInfo, Grouping | 'bet_list'>;

type HeaderDeps = { readonly catalogue: Catalogue; readonly names: Names };

/** Nothing in a catalogue is numbered 0: it stands for "no country". */
const NO_COUNTRY = '0';

export function headerView(
  state: MatchState,
  locale: Locale,
  { catalogue, names }: HeaderDeps,
): MatchHeader {
  const { match, offering, listing } = state;
  const facts = catalogue.factsOf(match.id);
  const score = scoreOf(facts, match);
  return {
    id: match.id,
    sport_id: match.sportId,
    statusId: match.status,
    status_name: names.status(match.status, locale),
    home_score: scoreText(match.status, score?.home),
    away_score: scoreText(match.status, score?.away),
    match_time: timeView(state, facts, (partId) => names.partPlayed(partId, locale)),
    parentId: match.competitionId,
    startTime: new Date(match.startsAt).toISOString(),
    league: names.competition(match.competitionId, locale),
    category_name: names.country(listing.countryId, locale),
    category_id: countryIdView(listing.countryId),
    category_alpha2: catalogue.countries().get(listing.countryId ?? -1)?.code ?? '',
    team_home: names.team(match.homeId, locale),
    team_home_id: match.homeId,
    team_away: names.team(match.awayId, locale),
    team_away_id: match.awayId,
    market_count: offering.marketsBeyondTile,
    is_up_goal: listing.isUpGoal ? 1 : 0,
    is_derby: isDerby(catalogue.team(match.homeId), catalogue.team(match.awayId)) ? 1 : 0,
  };
}

export const countryIdView = (countryId: number | null): string =>
  countryId === null ? NO_COUNTRY : String(countryId);

const NO_PART = 0;

function timeView(
  { match }: MatchState,
  facts: readonly Fact[],
  partNamed: (partId: number) => string,
): string {
  const minute = minuteOf(facts);
  return matchTimeText({
    ...match,
    partId: partPlayed(facts, match),
    ...minute,
    partName: isUnderWay(match, minute) ? partNamed(match.partId ?? NO_PART) : undefined,
  });
}
