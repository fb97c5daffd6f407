import { matchStatuses } from '@kipute/contract/constants/matches/match-statuses';
import { sports } from '@kipute/contract/constants/matches/sports';
import type { Localised } from '@kipute/contract/locale';
import type { Match } from '../../catalogue/index.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import type { MatchWords, PoolIssueMatch } from './issue-store.ts';

type Catalogue = PoolsDeps['catalogue'];
/** What tells how a match of an issue stands. */
type Matches = Pick<Catalogue, 'matches'>;
export type Board = Pick<PoolsDeps['board'], 'winnerOdds'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Whatever begins later has seldom a price yet, and may still be moved. */
const CANDIDATE_DAYS = 10;
/** Sooner nobody would have time to buy; later it is not known well enough (POL-54). */
const GOOD_FROM_MS = HOUR_MS;
const GOOD_UNTIL_MS = 7 * DAY_MS;
/** As a bet on it would be void: moved by so much it counts as not played. */
const MOVED_OFF_MS = DAY_MS;

/** A match of football that can be sold, in the words of an issue. */
export type CandidateMatch = Pick<
  PoolIssueMatch,
  'matchId' | 'homeId' | 'awayId' | 'startsAt' | 'words'
>;

/** Not begun, and with two sides; undefined when it cannot be sold. */
export function candidateOf(
  catalogue: Catalogue,
  match: Match | undefined,
  now: Date,
): CandidateMatch | undefined {
  if (match?.sportId !== sports.football.id) return undefined;
  if (match.status !== matchStatuses['not-started'].id) return undefined;
  const { homeId, awayId, startsAt } = match;
  const ahead = startsAt - now.getTime();
  if (homeId === undefined || awayId === undefined) return undefined;
  if (ahead <= 0 || ahead > CANDIDATE_DAYS * DAY_MS) return undefined;
  return {
    matchId: BigInt(match.id),
    homeId: BigInt(homeId),
    awayId: BigInt(awayId),
    startsAt: new Date(startsAt),
    words: wordsOf(catalogue, { competitionId: match.competitionId, homeId, awayId }),
  };
}

type Named = Pick<Match, 'competitionId'> & { readonly homeId: string; readonly awayId: string };

function wordsOf(catalogue: Catalogue, { competitionId, homeId, awayId }: Named): MatchWords {
  const said = (of: 'event' | 'team', id: string, en = ''): Localised => ({
    sw: catalogue.swahiliName(of, id) ?? en,
    en,
  });
  return {
    competition: said('event', competitionId, catalogue.competitions().get(competitionId)?.name),
    home: said('team', homeId, catalogue.team(homeId)?.name),
    away: said('team', awayId, catalogue.team(awayId)?.name),
  };
}

/** Those that begin first come first. */
export function candidatesOf(catalogue: Catalogue, now: Date): readonly CandidateMatch[] {
  return [...catalogue.matches().values()]
    .flatMap((match) => candidateOf(catalogue, match, now) ?? [])
    .toSorted(
      (one, other) =>
        one.startsAt.getTime() - other.startsAt.getTime() || (one.matchId < other.matchId ? -1 : 1),
    );
}

export type MatchPrices = { readonly home: number; readonly draw: number; readonly away: number };

/** Thousandths; undefined unless all three results have one. */
export function pricesOf(board: Board, matchId: bigint): MatchPrices | undefined {
  const [home = 0, draw = 0, away = 0] = board.winnerOdds(matchId.toString());
  return home > 0 && draw > 0 && away > 0 ? { home, draw, away } : undefined;
}

export type MatchWarning = 'odds-apart' | 'no-odds' | 'too-early' | 'twice';

type Warned = {
  readonly match: Pick<CandidateMatch, 'matchId' | 'startsAt'>;
  /** Thousandths. */
  readonly oddsRangeMaximum: number;
  /** Matches of other issues that are not decided yet. */
  readonly elsewhere: ReadonlySet<bigint>;
  readonly now: Date;
};

/** What speaks against a match; nothing of it is a wall (POL-54). */
export function warningsOf(board: Board, warned: Warned): readonly MatchWarning[] {
  const { match, oddsRangeMaximum, elsewhere, now } = warned;
  const prices = pricesOf(board, match.matchId);
  const three = prices && [prices.home, prices.draw, prices.away];
  const ahead = match.startsAt.getTime() - now.getTime();
  const found: readonly (MatchWarning | false)[] = [
    three === undefined && 'no-odds',
    three !== undefined &&
      Math.max(...three) - Math.min(...three) > oddsRangeMaximum &&
      'odds-apart',
    (ahead < GOOD_FROM_MS || ahead > GOOD_UNTIL_MS) && 'too-early',
    elsewhere.has(match.matchId) && 'twice',
  ];
  return found.filter((one) => one !== false);
}

const calledOffStatuses: readonly number[] = [
  matchStatuses.cancelled.id,
  matchStatuses['cancelled-before-start'].id,
  matchStatuses['cancelled-after-start'].id,
  matchStatuses['abandoned-after-start'].id,
];

export type MatchCourse = {
  /** As the catalogue has it now; that of the sale where it has none. */
  readonly startsAt: Date;
  readonly isLive: boolean;
  /** Called off, or moved so far that it does not count: known here before it is kept. */
  readonly isOff: boolean;
};

/** How a match of an issue stands by the catalogue. */
export function courseOf(
  catalogue: Matches,
  { matchId, startsAt }: Pick<PoolIssueMatch, 'matchId' | 'startsAt'>,
): MatchCourse {
  const match = catalogue.matches().get(matchId.toString());
  if (!match) return { startsAt, isLive: false, isOff: false };
  return {
    startsAt: new Date(match.startsAt),
    isLive: match.status === matchStatuses['in-progress'].id,
    isOff:
      calledOffStatuses.includes(match.status) ||
      match.startsAt - startsAt.getTime() > MOVED_OFF_MS,
  };
}

/**
 * The first kick-off of matches and reserves as it is known now. A match that was brought forward
 * ends the sale sooner; one that was put off or called off does not prolong it (POL-60).
 */
export function firstKickOff(
  catalogue: Matches,
  matches: readonly Pick<PoolIssueMatch, 'matchId' | 'startsAt'>[],
): Date | undefined {
  const starts = matches.map((match) => {
    const course = courseOf(catalogue, match);
    const known = course.isOff ? match.startsAt : course.startsAt;
    return Math.min(known.getTime(), match.startsAt.getTime());
  });
  return starts.length === 0 ? undefined : new Date(Math.min(...starts));
}

/** Whether any of its matches is being played or over already. */
export const hasBegun = (
  catalogue: Matches,
  matches: readonly Pick<PoolIssueMatch, 'matchId'>[],
): boolean =>
  matches.some(({ matchId }) => {
    const status = catalogue.matches().get(matchId.toString())?.status;
    return status !== undefined && begunStatuses.includes(status);
  });

const begunStatuses: readonly number[] = [
  matchStatuses['in-progress'].id,
  matchStatuses.ended.id,
  matchStatuses.paused.id,
];
