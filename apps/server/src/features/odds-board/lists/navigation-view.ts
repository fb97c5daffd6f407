import { sports } from '@kipute/contract/constants/matches/sports';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { eatDayOf, eatDaysFrom } from '@kipute/domain/odds/eat-days';
import type { Board } from '../board/board.ts';
import type { Listing } from '../board/listing.ts';
import { countryIdView, flagView } from '../view/header-view.ts';
import type { Names } from '../view/names.ts';

type CountryView = CallContent<'atlassian/screening'>['country_list'][number];
type CompetitionView = CountryView['competition_list'][number];

const HOME_COUNTRY_CODE = 'TZ';
const DAYS_SHOWN = 7;
const IN_PROGRESS = 2;
const NOT_STARTED = 1;

type NavigationSource = {
  readonly board: Board;
  readonly names: Names;
  readonly locale: Locale;
  readonly listings: readonly Listing[];
};

/** Countries that have something to show: Tanzania, then by the office's sequence, then by name. */
export function countryViews(source: NavigationSource): CountryView[] {
  const { board, names, locale } = source;
  const { catalogue, choices } = board;
  const isHome = (id: number | null) =>
    catalogue.countries().get(id ?? -1)?.code === HOME_COUNTRY_CODE;
  return [...Map.groupBy(source.listings, ({ countryId }) => countryId)]
    .map(([countryId, listings]) => ({
      countryId,
      name: names.country(countryId, locale),
      sequence: countryId === null ? 0 : choices.sequenceOfCountry(countryId),
      listings,
    }))
    .toSorted(
      (one, other) =>
        Number(isHome(other.countryId)) - Number(isHome(one.countryId)) ||
        other.sequence - one.sequence ||
        one.name.localeCompare(other.name, locale),
    )
    .map(({ countryId, name, listings }) => ({
      id: countryIdView(countryId),
      name,
      alpha2: flagView(countryId, board),
      match_num: listings.length,
      competition_list: competitionViews({ ...source, listings }),
    }));
}

function competitionViews({ board, names, locale, listings }: NavigationSource): CompetitionView[] {
  const { choices } = board;
  return [...Map.groupBy(listings, ({ competitionId }) => competitionId)]
    .map(([id, ofCompetition]) => ({
      view: {
        id,
        name: names.competition(id, locale),
        nation_id: countryIdView(ofCompetition[0]?.countryId ?? null),
        match_num: ofCompetition.length,
      },
      sequence: choices.choiceOfCompetition(id).sequence,
      popularity: ofCompetition[0]?.competitionPopularity ?? 0,
    }))
    .toSorted(
      (one, other) =>
        other.sequence - one.sequence ||
        other.popularity - one.popularity ||
        one.view.name.localeCompare(other.view.name, locale),
    )
    .map(({ view }) => view);
}

/**
 * What the office wants in front, each with the number of its matches in all seasons; tournaments
 * that rest go behind those that play.
 */
export function popularViews({ board, names, locale, listings }: NavigationSource) {
  const numbers = matchesOfLeagues(board, listings);
  const { catalogue } = board;
  const countryOf = (id = '') =>
    catalogue.leagues().get(id)?.countryId ?? catalogue.competitions().get(id)?.countryId ?? null;
  const views = board.choices.popularCompetitions().map((league) => ({
    id: String(league.id),
    title: locale === 'sw' ? league.titleSw : league.titleEn,
    country: names.flaggedCountry(countryOf(league.leagueIds[0]), locale),
    icon: league.icon,
    associated: league.leagueIds.join('#'),
    note: league.note,
    remove_status: 0 as const,
    sorting: league.sorting,
    show_status: league.isShown ? (1 as const) : (0 as const),
    match_num: league.leagueIds.reduce((sum, id) => sum + (numbers.get(id) ?? 0), 0),
  }));
  return [
    ...views.filter(({ match_num: matches }) => matches > 0),
    ...views.filter(({ match_num: matches }) => matches === 0),
  ];
}

/** By the number of the league and by that of the season, whichever the office wrote. */
function matchesOfLeagues({ catalogue }: Board, listings: readonly Listing[]) {
  const numbers = new Map<string, number>();
  for (const { competitionId } of listings) {
    const leagueId = catalogue.competitions().get(competitionId)?.leagueId ?? competitionId;
    for (const id of new Set([competitionId, leagueId])) {
      numbers.set(id, (numbers.get(id) ?? 0) + 1);
    }
  }
  return numbers;
}

const sportPlaces: readonly number[] = Object.values(sports).map(({ id }) => id);

/** Sports of the house in its own order, others behind them; of one day in East Africa if named. */
export function sportViews({ names, locale, listings }: NavigationSource, day?: string) {
  const counted = day === undefined ? listings : listings.filter(isToComeOn(day));
  const placeOf = (id: number) => {
    const place = sportPlaces.indexOf(id);
    return place === -1 ? sportPlaces.length + id : place;
  };
  return [...Map.groupBy(counted, ({ sportId }) => sportId)]
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([id, ofSport]) => ({
      id,
      name: names.sport(id, locale),
      match_num: ofSport.length,
      live_num: ofSport.filter(({ status }) => status === IN_PROGRESS).length,
    }));
}

function isToComeOn(day: string) {
  return ({ status, startsAt }: Listing): boolean =>
    status === NOT_STARTED && eatDayOf(startsAt) === day;
}

/** Today and the six days after it, with what has not begun yet. */
export function calendarView(listings: readonly Listing[], now: number) {
  const upcoming = listings.filter(({ status }) => status === NOT_STARTED);
  const byDay = Map.groupBy(upcoming, ({ startsAt }) => eatDayOf(startsAt));
  return eatDaysFrom(now, DAYS_SHOWN).map((date) => ({
    date,
    match_num: byDay.get(date)?.length ?? 0,
  }));
}
