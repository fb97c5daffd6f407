import { matchStatuses } from '@kipute/contract/constants/matches/match-statuses';
import { eatDayBegan, eatDayOf } from '@kipute/domain/odds/eat-days';
import { newestFirst, resultOrder } from '@kipute/domain/odds/match-lists';
import type { Board } from '../board/board.ts';
import type { Listing } from '../board/listing.ts';
import type { MatchState } from '../board/match-states.ts';
import { scoreOf } from '../facts/match-facts.ts';
import { type MatchIds, type OfSport, playsIn } from './match-lists.ts';
import type { MatchSearch } from './match-search.ts';

type OnDay = { readonly day?: string | undefined };
type Filter = OfSport & OnDay;

export type Results = {
  readonly matches: (filter: Filter & { readonly words?: string | undefined }) => MatchIds;
  readonly listings: (filter: Filter) => readonly Listing[];
};

type ResultsDeps = { readonly board: Board; readonly search: MatchSearch };

const DAYS_KEPT = 28; // RES-01
const DAY_MS = 86_400_000;

const { ended, 'in-progress': inProgress, paused, 'not-started': notStarted } = matchStatuses;
const goingOn: ReadonlySet<number> = new Set([notStarted.id, inProgress.id, paused.id]);

/** What ended or was called off, day by day. Sorted once, until a match enters, leaves or moves. */
export function createResults({ board, search }: ResultsDeps): Results {
  let kept: { readonly revision: number; readonly all: readonly Listing[] } | undefined;
  const all = () => {
    const revision = board.listingRevision();
    if (kept?.revision !== revision) kept = { revision, all: decidedMatches(board) };
    return kept.all;
  };
  function listings({ sportId, day }: Filter): readonly Listing[] {
    const now = board.clock.now().getTime();
    const since = eatDayBegan(now) - (DAYS_KEPT - 1) * DAY_MS;
    return all().filter(
      (one) =>
        one.startsAt >= since &&
        one.startsAt <= now &&
        playsIn(sportId)(one) &&
        (day === undefined || eatDayOf(one.startsAt) === day),
    );
  }
  return {
    listings,
    matches: ({ words, ...filter }) => {
      const among = listings(filter);
      if (words === undefined) return among.map(({ matchId }) => matchId);
      return search.find(words, { among, order: newestFirst });
    },
  };
}

/** What the house hides is hidden for good; one that ended without a score says nothing. */
function decidedMatches({ states, catalogue, choices }: Board): readonly Listing[] {
  const isTold = ({ match }: MatchState) =>
    !goingOn.has(match.status) &&
    choices.choiceOfMatch(match.id).isVisible &&
    (match.status !== ended.id || scoreOf(catalogue.factsOf(match.id), match) !== undefined);
  return [...states()]
    .filter(isTold)
    .map(({ listing }) => listing)
    .toSorted(resultOrder);
}
