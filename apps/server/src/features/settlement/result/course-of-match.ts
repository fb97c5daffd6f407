import { type Ending, noEnding } from '@kipute/domain/grading/result/match-result';
import {
  type GradedSport,
  OVERTIME,
  SHOOT_OUT,
  shapeOf,
} from '@kipute/domain/grading/result/sport-shapes';
import { sideAheadIn } from '@kipute/domain/grading/score';
import { eventActionTypes, eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import {
  bySide,
  type MatchSnapshot,
  OF_A_FINISHED_PART,
  type Sides,
  stands,
} from '../match-snapshot.ts';

const factOf = ({ facts }: MatchSnapshot, typeId: number) =>
  facts.find((fact) => fact.typeId === typeId && stands(fact));

/** The part being played or, of a match that is over, the last that was. */
function partReached(snapshot: MatchSnapshot): number | null {
  return (
    snapshot.match.partId ?? factOf(snapshot, eventInfoTypes.currentStatus)?.aboutPartId ?? null
  );
}

export function minuteReached(snapshot: MatchSnapshot, sport: GradedSport): number | null {
  if (sport !== 'football') return null;
  return factOf(snapshot, eventInfoTypes.matchTime)?.number1 ?? null;
}

const orderOf = (sport: GradedSport): readonly number[] => [
  ...shapeOf(sport).periods,
  OVERTIME,
  SHOOT_OUT,
];

/**
 * Periods played to their end: those before the one being played, and those whose end was told.
 * When a match is called off the provider marks every score as final, which says nothing then.
 */
export function completedParts(
  snapshot: MatchSnapshot,
  sport: GradedSport,
  isInPlay: boolean,
): readonly number[] {
  const order = orderOf(sport);
  const reached = partReached(snapshot);
  const isBefore = (period: number) =>
    reached !== null && order.indexOf(period) < order.indexOf(reached);
  const isTold = (period: number) =>
    snapshot.incidents.some(
      (one) => one.typeId === eventActionTypes.periodEnd && one.partId === period && stands(one),
    );
  const isFinal = (period: number) =>
    isInPlay &&
    snapshot.facts.some(
      (fact) =>
        fact.typeId === eventInfoTypes.score &&
        fact.partId === period &&
        fact.status === OF_A_FINISHED_PART,
    );
  return order.filter((period) => isBefore(period) || isTold(period) || isFinal(period));
}

/**
 * How a match that is over ended, as far as the feed tells: never who went through, nor in which
 * way a fight was won.
 */
export function endingOf(snapshot: MatchSnapshot, sides: Sides, sport: GradedSport): Ending {
  return {
    ...noEnding,
    stage: stageOf(snapshot, sport),
    winner: sport === 'mma' ? winnerOfFight(snapshot, sides) : null,
  };
}

/** One to nil for whoever won. Nil to nil may be a draw, a no contest or nothing told yet. */
function winnerOfFight({ facts }: MatchSnapshot, sides: Sides): Ending['winner'] {
  const told = facts.find(
    (fact) =>
      fact.typeId === eventInfoTypes.score && fact.partId === shapeOf('mma').whole && stands(fact),
  );
  const score = told && bySide(told, sides);
  const ahead = score && sideAheadIn(score);
  return ahead === undefined || ahead === 'draw' ? null : ahead;
}

/** Where overtime is another part, the last one that was played tells how far it went. */
function stageOf(snapshot: MatchSnapshot, sport: GradedSport): Ending['stage'] {
  const { sums, periods } = shapeOf(sport);
  if (!Object.values(sums).some((parts) => parts.includes(OVERTIME))) return null;
  const reached = partReached(snapshot);
  const wasPlayed = (partId: number) =>
    reached === partId ||
    [...snapshot.facts, ...snapshot.incidents].some(
      (told) => told.partId === partId && stands(told),
    );
  if (wasPlayed(SHOOT_OUT)) return 'shoot-out';
  if (wasPlayed(OVERTIME)) return 'overtime';
  return reached !== null && reached === periods.at(-1) ? 'ordinary-time' : null;
}
