import { eatDayOf } from '@kipute/domain/odds/eat-days';
import { dayOrder, liveOrder, popularAmong, upcomingOrder } from '@kipute/domain/odds/match-lists';
import type { Board } from '../board/board.ts';
import type { Listing } from '../board/listing.ts';

/** Ids of matches in the order of their list. */
export type MatchIds = readonly string[];

export type OfSport = { readonly sportId?: number | undefined };

export type MatchLists = {
  readonly live: (filter: OfSport) => MatchIds;
  /** Not begun, soonest first; of one day in East Africa when it is named. */
  readonly upcoming: (filter: OfSport & { readonly day?: string | undefined }) => MatchIds;
  readonly beginningWithin: (filter: OfSport & { readonly hours: number }) => MatchIds;
  readonly popular: () => MatchIds;
  readonly popularToday: () => MatchIds;
  readonly ofCountry: (countryId: number) => MatchIds;
  /** A competition, or all seasons of a league. */
  readonly ofCompetitions: (competitionIds: readonly string[]) => MatchIds;
  readonly upGoal: () => MatchIds;
  /** Everything that may be listed. */
  readonly shown: () => readonly Listing[];
};

const HOUR_MS = 3_600_000;
const NOT_STARTED = 1;
const IN_PROGRESS = 2;

const idsOf = (listings: readonly Listing[]): MatchIds => listings.map(({ matchId }) => matchId);
const isLive = ({ status }: Listing): boolean => status === IN_PROGRESS;
const isUpcoming = ({ status }: Listing): boolean => status === NOT_STARTED;
export const playsIn =
  (sportId: number | undefined) =>
  (listing: Listing): boolean =>
    sportId === undefined || listing.sportId === sportId;

/** Matches being played before those to come, each by its own order. */
function liveThenUpcoming(listings: readonly Listing[]): readonly Listing[] {
  return [
    ...listings.filter(isLive).toSorted(liveOrder),
    ...listings.filter(isUpcoming).toSorted(upcomingOrder),
  ];
}

/** Lists are sorted once; until a match enters, leaves or moves they are only read. */
export function createMatchLists(board: Board): MatchLists {
  const kept = keptWhileListed(board);
  const now = () => board.clock.now().getTime();
  const shown = () =>
    kept('shown', () => [...board.states()].map(({ listing }) => listing).filter(isShown));
  const some = (key: string, choose: (listings: readonly Listing[]) => readonly Listing[]) =>
    kept(key, () => choose(shown()));
  const upcoming = (sportId: number | undefined) =>
    some(`upcoming ${sportId}`, (all) =>
      all.filter((one) => isUpcoming(one) && playsIn(sportId)(one)).toSorted(upcomingOrder),
    );
  const all = (key: string, test: (listing: Listing) => boolean) =>
    idsOf(some(key, (listings) => liveThenUpcoming(listings.filter(test))));

  return {
    shown,
    live: ({ sportId }) => all(`live ${sportId}`, (one) => isLive(one) && playsIn(sportId)(one)),
    upcoming: ({ sportId, day }) => {
      const listings = upcoming(sportId);
      if (day === undefined) return idsOf(listings);
      const ofDay = listings.filter(({ startsAt }) => eatDayOf(startsAt) === day);
      return idsOf(ofDay.toSorted(dayOrder));
    },
    beginningWithin: ({ sportId, hours }) => {
      const end = now() + hours * HOUR_MS;
      return idsOf(upcoming(sportId).filter(({ startsAt }) => startsAt <= end));
    },
    popular: () => idsOf(some('popular', (listings) => popularAmong(listings.filter(isUpcoming)))),
    popularToday: () => idsOf(some(`popular on ${eatDayOf(now())}`, popularOn(eatDayOf(now())))),
    ofCountry: (countryId) => all(`country ${countryId}`, (one) => one.countryId === countryId),
    ofCompetitions: (ids) => all(`leagues ${ids}`, (one) => ids.includes(one.competitionId)),
    upGoal: () => all('up goal', (one) => one.isUpGoal),
  };
}

const isShown = (listing: Listing): boolean => listing.isShown;

/** Chosen for the day counts for more than chosen at large. */
function popularOn(day: string) {
  return (listings: readonly Listing[]): readonly Listing[] =>
    popularAmong(
      listings
        .filter((one) => isUpcoming(one) && eatDayOf(one.startsAt) === day)
        .map((one) => ({ ...one, chosenAt: one.chosenTodayAt ?? one.chosenAt })),
    );
}

function keptWhileListed({ listingRevision }: Board) {
  let revision = -1;
  let lists = new Map<string, readonly Listing[]>();
  return (key: string, make: () => readonly Listing[]): readonly Listing[] => {
    if (revision !== listingRevision()) {
      revision = listingRevision();
      lists = new Map();
    }
    const known = lists.get(key);
    if (known) return known;
    const made = make();
    lists.set(key, made);
    return made;
  };
}
