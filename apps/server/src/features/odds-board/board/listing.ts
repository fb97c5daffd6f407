import { sports } from '@kipute/contract/constants/matches/sports';
import { matchTimeText } from '@kipute/domain/odds/match-clock';
import { isShownInLists, type Listed } from '@kipute/domain/odds/match-lists';
import type { NamedMatch } from '../facts/match-facts.ts';
import { isUnderWay, minuteOf, partPlayed } from '../facts/match-facts.ts';
import type { Catalogue, Competition, HouseChoices } from '../ports.ts';
import { isHomeFavourite } from './home-favourites.ts';
import type { Offering } from './offering.ts';
import type { Selling } from './selling.ts';

/** What decides in which lists a match stands, and where. */
export type Listing = Listed & {
  readonly isShown: boolean;
  readonly status: number;
  readonly sportId: number;
  readonly competitionId: string;
  readonly countryId: number | null;
  readonly chosenTodayAt: number | undefined;
  readonly isUpGoal: boolean;
};

export type ListingDeps = {
  readonly catalogue: Catalogue;
  readonly selling: Selling;
  readonly choices: HouseChoices;
  readonly popularLeagues: PopularLeagues;
};

export function listingOf(match: NamedMatch, offering: Offering, deps: ListingDeps): Listing {
  const competition = deps.catalogue.competitions().get(match.competitionId);
  const choice = deps.choices.choiceOfMatch(match.id);
  const isFootball = match.sportId === sports.football.id;
  const isFavourite = (id: string) => isHomeFavourite(deps.catalogue.team(id)?.name);
  return {
    matchId: match.id,
    isShown: isShown(match, offering, deps),
    status: match.status,
    sportId: match.sportId,
    competitionId: match.competitionId,
    countryId: competition?.countryId ?? null,
    isFootball,
    isOfHomeFavourite: isFootball && [match.homeId, match.awayId].some(isFavourite),
    startsAt: match.startsAt,
    popularity: choice.popularity ?? match.popularity,
    competitionPopularity: competition?.popularity ?? 0,
    chosenAt: choice.isPopular ? choice.sequence : undefined,
    chosenTodayAt: choice.isPopularToday ? choice.sequence : undefined,
    leagueSorting: deps.popularLeagues.sortingOf(competition),
    isUpGoal: choice.isTwoUp || deps.popularLeagues.isTwoUp(competition),
  };
}

export function isShown(
  match: NamedMatch,
  { phase, listers }: Offering,
  { catalogue, selling, choices }: ListingDeps,
): boolean {
  const { isVisible, isInMaintenance } = choices.choiceOfMatch(match.id);
  if (!isVisible || isInMaintenance) return false;
  return isShownInLists({
    status: match.status,
    matchTime: match.status === 1 ? '-' : timeInAnyLanguage(catalogue, match),
    hasBettableQuickOutcome:
      match.status === 1 && listers.some((sellable) => selling.wouldSell(sellable, phase)),
  });
}

/** Lists only ask whether the time is known, and the name of a part is known in all languages. */
function timeInAnyLanguage(catalogue: Catalogue, match: NamedMatch): string {
  const facts = catalogue.factsOf(match.id);
  const partId = partPlayed(facts, match);
  const minute = minuteOf(facts);
  const partName = isUnderWay(match, minute) ? String(match.partId) : undefined;
  return matchTimeText({ ...match, partId, ...minute, partName });
}

/** Lists are made anew only when this differs. */
export function isSameListing(one: Listing, other: Listing): boolean {
  const keys = Object.keys(one) as (keyof Listing)[];
  return keys.every((key) => one[key] === other[key]);
}

export type PopularLeagues = {
  /** `sorting` of the popular league a competition is of; undefined when it is of none. */
  readonly sortingOf: (competition: Competition | undefined) => number | undefined;
  /** Whether the early payout is promised for the whole league. */
  readonly isTwoUp: (competition: Competition | undefined) => boolean;
  /** Names or choices changed: find the leagues anew. */
  readonly refresh: () => void;
};

type Marks = { readonly sorting: number; readonly isTwoUp: boolean };

export function createPopularLeagues(choices: HouseChoices): PopularLeagues {
  let marks: ReadonlyMap<string, Marks> | undefined;

  function marksOf({ id, leagueId }: Competition): Marks | undefined {
    // Lowest first, so that of a league named twice the higher sorting stands.
    marks ??= new Map(
      choices
        .popularCompetitions()
        .filter(({ isShown }) => isShown)
        .toSorted((one, other) => one.sorting - other.sorting)
        .flatMap(({ leagueIds, ...league }) => leagueIds.map((of) => [of, league] as const)),
    );
    return marks.get(id) ?? marks.get(leagueId ?? '');
  }

  return {
    sortingOf: (competition) => {
      if (!competition) return undefined;
      const { isPopular, sequence } = choices.choiceOfCompetition(competition.id);
      return marksOf(competition)?.sorting ?? (isPopular ? sequence : undefined);
    },
    isTwoUp: (competition) => (competition && marksOf(competition)?.isTwoUp) ?? false,
    refresh: () => {
      marks = undefined;
    },
  };
}
