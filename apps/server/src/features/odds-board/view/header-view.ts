import type { MatchInfo } from '@kipute/contract/calls/matches/match-info';
import { type Locale, textIn } from '@kipute/contract/locale';
import { matchTimeText, scoreText } from '@kipute/domain/odds/match-clock';
import type { MatchState } from '../board/match-states.ts';
import { isDerby } from '../facts/derbies.ts';
import { isUnderWay, minuteOf, partPlayed, scoreOf } from '../facts/match-facts.ts';
import { periodScoresOf } from '../facts/period-scores.ts';
import type { Catalogue, Fact, HouseChoices } from '../ports.ts';
import type { Names } from './names.ts';

type Grouping =
  | 'way_3'
  | 'double_chance'
  | 'both_teams_to_score'
  | 'over_or_under'
  | 'corners'
  | 'cards';
export type MatchHeader = Omit<MatchInfo, Grouping | 'bet_list'>;

type HeaderDeps = {
  readonly catalogue: Catalogue;
  readonly names: Names;
  readonly choices: Pick<HouseChoices, 'choiceOfMatch' | 'flagOfCountry'>;
};

/** Nothing in a catalogue is numbered 0: it stands for "no country". */
const NO_COUNTRY = '0';

export function headerView(
  state: MatchState,
  locale: Locale,
  { catalogue, names, choices }: HeaderDeps,
): MatchHeader {
  const { match, offering, listing } = state;
  const facts = catalogue.factsOf(match.id);
  const score = scoreOf(facts, match);
  return {
    id: match.id,
    sport_id: match.sportId,
    statusId: match.status,
    status_name: statusView(match, locale, { names, choices }),
    home_score: scoreText(match.status, score?.home),
    away_score: scoreText(match.status, score?.away),
    periods: periodScoresOf(facts, match),
    match_time: timeView(state, facts, (partId) => names.partPlayed(partId, locale)),
    parentId: match.competitionId,
    startTime: new Date(match.startsAt).toISOString(),
    league: names.competition(match.competitionId, locale),
    category_name: names.country(listing.countryId, locale),
    category_id: countryIdView(listing.countryId),
    category_alpha2: flagView(listing.countryId, { catalogue, choices }),
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

type FlagDeps = {
  readonly catalogue: Pick<Catalogue, 'countries'>;
  readonly choices: Pick<HouseChoices, 'flagOfCountry'>;
};

/** The letters of the flag the house chose, of the country's own, or none. */
export function flagView(countryId: number | null, { catalogue, choices }: FlagDeps): string {
  if (countryId === null) return '';
  return choices.flagOfCountry(countryId) || (catalogue.countries().get(countryId)?.code ?? '');
}

const CANCELLED_FROM = 5;

/** Why a match was called off stands beside the word, where somebody wrote it down (DESK-16). */
function statusView(
  { id, status }: MatchState['match'],
  locale: Locale,
  { names, choices }: Pick<HeaderDeps, 'names' | 'choices'>,
): string {
  const word = names.status(status, locale);
  const { cancelReasonSw, cancelReasonEn } = choices.choiceOfMatch(id);
  const why = textIn(locale, { sw: cancelReasonSw, en: cancelReasonEn });
  return status < CANCELLED_FROM || why === '' ? word : `${word}: ${why}`;
}

const NO_PART = 0;

export function timeView(
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
