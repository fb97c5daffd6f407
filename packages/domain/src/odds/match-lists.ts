import { eatDayBegan } from './eat-days.ts';
import { UNKNOWN_TIME } from './match-clock.ts';
import { compareIds } from './sold-offer.ts';

type Candidate = {
  readonly status: number;
  readonly matchTime: string;
  /** Of 1X2, both teams to score, over/under, corners and double chance. */
  readonly hasBettableQuickOutcome: boolean;
};

/** Which matches the lists of the site show (player site §4). */
export function isShownInLists(match: Candidate): boolean {
  if (match.status === 1) return match.hasBettableQuickOutcome;
  return match.status === 2 && match.matchTime !== UNKNOWN_TIME;
}

/** What the order of a list goes by. */
export type Listed = {
  readonly matchId: string;
  readonly isFootball: boolean;
  readonly startsAt: number;
  readonly popularity: number;
  readonly competitionPopularity: number;
  /** A team plays that most punters here follow. */
  readonly isOfHomeFavourite: boolean;
  /** Highest first among those an operator chose; undefined when none did. */
  readonly chosenAt: number | undefined;
  /** `sorting` of the popular league it belongs to; undefined when it belongs to none. */
  readonly leagueSorting: number | undefined;
  readonly competitionId: string;
};

type Comparison = (one: Listed, other: Listed) => number;

/** The first comparison that tells two apart decides; equal ones stand by id, so none jumps. */
function inOrder(...comparisons: readonly Comparison[]): Comparison {
  return (one, other) => {
    for (const compare of comparisons) {
      const difference = compare(one, other);
      if (difference !== 0) return difference;
    }
    return compareIds(one.matchId, other.matchId);
  };
}

const highestFirst =
  (mark: (match: Listed) => number | undefined): Comparison =>
  (one, other) => {
    const difference = (mark(other) ?? -Infinity) - (mark(one) ?? -Infinity);
    // Two without a mark differ by NaN: they are equal here.
    return Number.isNaN(difference) ? 0 : difference;
  };

const soonestFirst: Comparison = (one, other) => one.startsAt - other.startsAt;
const footballFirst = highestFirst((match) => Number(match.isFootball));
const popularFirst = highestFirst((match) => match.popularity);

const homeFavouritesFirst = highestFirst((match) => Number(match.isOfHomeFavourite));
const popularLeaguesFirst = highestFirst((match) => match.leagueSorting);

export const liveOrder = inOrder(
  footballFirst,
  homeFavouritesFirst,
  highestFirst((match) => match.competitionPopularity),
  soonestFirst,
  popularFirst,
);

export const upcomingOrder = inOrder(
  footballFirst,
  soonestFirst,
  homeFavouritesFirst,
  popularLeaguesFirst,
  popularFirst,
);

/** Who has chosen a day reads a list of fixtures: league by league, those followed here first. */
export const dayOrder = inOrder(
  footballFirst,
  homeFavouritesFirst,
  popularLeaguesFirst,
  highestFirst((match) => match.competitionPopularity),
  (one, other) => compareIds(one.competitionId, other.competitionId),
  soonestFirst,
  popularFirst,
);

export const popularOrder = inOrder(
  highestFirst((match) => match.chosenAt),
  homeFavouritesFirst,
  popularLeaguesFirst,
  popularFirst,
  soonestFirst,
);

/** Day by day, the newest first, and a day league by league. */
export const resultOrder = inOrder(
  highestFirst(({ startsAt }) => eatDayBegan(startsAt)),
  footballFirst,
  popularLeaguesFirst,
  highestFirst((match) => match.competitionPopularity),
  (one, other) => compareIds(one.competitionId, other.competitionId),
  soonestFirst,
);

export const newestFirst = inOrder(highestFirst(({ startsAt }) => startsAt));

/** A list this short looks like a fault, so popular matches of other leagues fill it. */
const POPULAR_AT_LEAST = 30;

/** Chosen matches, those of the favourites here, of popular leagues and, while these are few, whatever is popular. */
export function popularAmong<Match extends Listed>(matches: readonly Match[]): readonly Match[] {
  const ordered = matches.toSorted(popularOrder);
  const stand = ordered.findIndex(
    (match) =>
      match.chosenAt === undefined && match.leagueSorting === undefined && !match.isOfHomeFavourite,
  );
  return stand === -1 ? ordered : ordered.slice(0, Math.max(stand, POPULAR_AT_LEAST));
}
