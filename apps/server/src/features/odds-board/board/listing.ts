import { sports } from '@kipute/contract/constants/matches/sports';
import { isShownInLists } from '@kipute/domain/odds/lists/home-lists';
import type { Listed } from '@kipute/domain/odds/lists/match-order';
import { matchTimeText } from '@kipute/domain/odds/match-clock';
import type { Catalogue, HouseChoices } from '../ports.ts';
import { isUnderWay, minuteOf, partPlayed } from './match-facts.ts';
import type { NamedMatch, Shelf } from './match-state.ts';
import type { PopularLeagues } from './popular-leagues.ts';
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

export function listingOf(match: NamedMatch, shelf: Shelf, deps: ListingDeps): Listing {
  const competition = deps.catalogue.competitions().get(match.competitionId);
  const choice = deps.choices.choiceOfMatch(match.id);
  return {
    matchId: match.id,
    isShown: isShown(match, shelf, deps),
    status: match.status,
    sportId: match.sportId,
    competitionId: match.competitionId,
    countryId: competition?.countryId ?? null,
    isFootball: match.sportId === sports.football.id,
    startsAt: match.startsAt,
    popularity: match.popularity,
    competitionPopularity: competition?.popularity ?? 0,
    chosenAt: choice.isPopular ? choice.sequence : undefined,
    chosenTodayAt: choice.isPopularToday ? choice.sequence : undefined,
    leagueSorting: deps.popularLeagues.sortingOf(competition),
    isUpGoal: choice.isTwoUp || deps.popularLeagues.isTwoUp(competition),
  };
}

export function isShown(
  match: NamedMatch,
  { phase, listers }: Shelf,
  { catalogue, selling }: ListingDeps,
): boolean {
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
