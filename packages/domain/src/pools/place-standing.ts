import type { Score } from '../grading/score.ts';
import { choicesOf, isRightAt, type PoolPick } from './pool-pick.ts';
import type { TicketPicks } from './ticket.ts';

/** How a match of an issue stands. */
export type PoolMatchEnd =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'played'; readonly score: Score }
  /** Not played in time, or broken off; `since` in milliseconds. */
  | { readonly kind: 'off'; readonly since: number };

/** What decides a place: its own match, a reserve, or nothing, and then every pick is right. */
export type PlaceStanding = {
  readonly by: 'match' | 'reserve' | 'nobody';
  /** Which reserve, from 0. */
  readonly reserve: number | null;
  readonly end: Exclude<PoolMatchEnd, { readonly kind: 'off' }> | { readonly kind: 'void' };
};

/**
 * Reserves step in one after the other, each for the match or reserve that was called off next
 * (POL-21). What is called off decides in the order of its time, so that a reserve that stands in
 * for one match never moves to another.
 */
export function placeStandings(
  matches: readonly PoolMatchEnd[],
  reserves: readonly PoolMatchEnd[],
): readonly PlaceStanding[] {
  const standIns = standInsOf(matches, reserves);
  return matches.map((match, place): PlaceStanding => {
    if (match.kind !== 'off') return { by: 'match', reserve: null, end: match };
    const reserve = standIns.get(place);
    const end = reserve === undefined ? undefined : reserves[reserve];
    if (reserve === undefined || !end || end.kind === 'off') {
      return { by: 'nobody', reserve: null, end: { kind: 'void' } };
    }
    return { by: 'reserve', reserve, end };
  });
}

type CalledOff = { readonly since: number; readonly place?: number; readonly reserve?: number };

/** Which reserve stands in for which place. */
function standInsOf(
  matches: readonly PoolMatchEnd[],
  reserves: readonly PoolMatchEnd[],
): ReadonlyMap<number, number> {
  const standIns = new Map<number, number>();
  const free = reserves.map((_, reserve) => reserve);
  for (const { place, reserve } of calledOff(matches, reserves)) {
    if (reserve !== undefined && free.includes(reserve)) free.splice(free.indexOf(reserve), 1);
    const vacant = place ?? [...standIns].find(([, standIn]) => standIn === reserve)?.[0];
    if (vacant === undefined) continue;
    const next = free.shift();
    if (next === undefined) standIns.delete(vacant);
    else standIns.set(vacant, next);
  }
  return standIns;
}

function calledOff(
  matches: readonly PoolMatchEnd[],
  reserves: readonly PoolMatchEnd[],
): readonly CalledOff[] {
  const ofMatches = matches.flatMap((end, place) =>
    end.kind === 'off' ? [{ since: end.since, place }] : [],
  );
  const ofReserves = reserves.flatMap((end, reserve) =>
    end.kind === 'off' ? [{ since: end.since, reserve }] : [],
  );
  // Of the same moment reserves go first: nobody steps in who is off already.
  return [...ofReserves, ...ofMatches].toSorted((one, other) => one.since - other.since);
}

export const isWaiting = ({ end }: PlaceStanding): boolean => end.kind === 'waiting';

/** Of so many choices for a place so many are right; undefined while it waits. */
export type PlaceMark = { readonly choices: number; readonly right: number | undefined };

/** How each place of a ticket stands. */
export function placeMarks(
  { picks, reservePicks }: Pick<TicketPicks, 'picks' | 'reservePicks'>,
  standings: readonly PlaceStanding[],
): readonly PlaceMark[] {
  return picks.map((pick, place) => {
    const standing = standings[place];
    const choices = choicesOf(pick);
    if (!standing || standing.end.kind === 'waiting') return { choices, right: undefined };
    if (standing.end.kind === 'void') return { choices, right: choices };
    const { score } = standing.end;
    // A double whose match is replaced stays two lines, and both have the pick on the reserve.
    if (standing.reserve !== null) {
      const isRight = isRightAtAll(reservePicks[standing.reserve], score);
      return { choices, right: isRight ? choices : 0 };
    }
    return { choices, right: isRightAtAll(pick, score) ? 1 : 0 };
  });
}

const isRightAtAll = (pick: PoolPick | undefined, score: Score): boolean =>
  pick !== undefined && isRightAt(pick, score);
