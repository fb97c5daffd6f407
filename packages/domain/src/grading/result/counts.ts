import type { CountedUnit } from '../counted-units.ts';
import { type Score, sumOf } from '../score.ts';
import { hasNotBegun } from './is-over.ts';
import { isPartTold, type MatchResult, standingIncidents } from './match-result.ts';
import { belongsTo, isOrderedIn } from './order.ts';
import {
  isTennisGame,
  OVERTIME,
  periodsWithin,
  SHOOT_OUT,
  shapeOf,
  tennisGameOf,
} from './sport-shapes.ts';

type Played = 'yes' | 'no' | 'not told';

const YELLOW_POINTS = 10;
const RED_POINTS = 25;

/** How many of a unit each side had in a part. Undefined when the result does not tell. */
export function countIn(result: MatchResult, unit: CountedUnit, partId: number): Score | undefined {
  return counted(result, unit, partId) ?? derived(result, unit, partId);
}

function counted(result: MatchResult, unit: CountedUnit, partId: number): Score | undefined {
  return (
    told(result, unit, partId) ??
    ofParts(result, unit, partId) ??
    ofPeriods(result, unit, partId) ??
    whatRemains(result, unit, partId) ??
    ofNothing(result, unit, partId) ??
    notPlayed(result, partId)
  );
}

function told(result: MatchResult, unit: CountedUnit, partId: number): Score | undefined {
  return result.counts[unit]?.[partId] ?? countedOneByOne(result, unit, partId);
}

function countedOneByOne(
  result: MatchResult,
  unit: CountedUnit,
  partId: number,
): Score | undefined {
  if (!isOrderedIn(result, unit, partId)) return undefined;
  const within = periodsWithin(result.sport, partId);
  const own = standingIncidents(result).filter(
    (incident) => belongsTo(incident, unit) && within.includes(incident.partId),
  );
  return sumOf(
    own.map(({ team, worth }) => ({
      home: team === 'home' ? worth : 0,
      away: team === 'away' ? worth : 0,
    })),
  );
}

function ofParts(result: MatchResult, unit: CountedUnit, partId: number): Score | undefined {
  const parts = shapeOf(result.sport).sums[partId];
  if (!parts) return undefined;
  const scores = parts.flatMap((part) => {
    const score = told(result, unit, part) ?? ofParts(result, unit, part);
    return score ?? notPlayed(result, part) ?? [];
  });
  return scores.length === parts.length ? sumOf(scores) : undefined;
}

/** Overtime that is known not to have been played had nothing in it, nor has a half to come. */
function notPlayed(result: MatchResult, partId: number): Score | undefined {
  const isEmpty = hasNotBegun(result, partId) || wasPlayed(result, partId) === 'no';
  return isEmpty ? { home: 0, away: 0 } : undefined;
}

/** The games of a match are those of its sets, if every set that was played is there. */
function ofPeriods(result: MatchResult, unit: CountedUnit, partId: number): Score | undefined {
  const { whole, periods, mayEndEarly, periodUnit } = shapeOf(result.sport);
  if (!mayEndEarly || partId !== whole || unit !== periodUnit) return undefined;
  const played = periodsPlayed(result);
  if (played === undefined || played === 0) return undefined;
  const scores = periods.slice(0, played).flatMap((part) => told(result, unit, part) ?? []);
  return scores.length === played ? sumOf(scores) : undefined;
}

/** The second half is the match less the first. */
function whatRemains(result: MatchResult, unit: CountedUnit, partId: number): Score | undefined {
  const { sums } = shapeOf(result.sport);
  for (const [sum, parts] of Object.entries(sums)) {
    const whole = parts.includes(partId) ? told(result, unit, Number(sum)) : undefined;
    const others = parts.filter((part) => part !== partId);
    const scores = others.flatMap(
      (part) =>
        told(result, unit, part) ?? ofParts(result, unit, part) ?? notPlayed(result, part) ?? [],
    );
    if (whole && scores.length === others.length) {
      const { home, away } = sumOf(scores);
      return { home: whole.home - home, away: whole.away - away };
    }
  }
  return undefined;
}

/** Nought to nought at the end was so all the time. */
function ofNothing(result: MatchResult, unit: CountedUnit, partId: number): Score | undefined {
  const wholes = Object.entries(shapeOf(result.sport).sums).filter(([, parts]) =>
    parts.includes(partId),
  );
  const isNothing = wholes.some(([sum]) => {
    const whole = told(result, unit, Number(sum)) ?? ofNothing(result, unit, Number(sum));
    return whole !== undefined && whole.home === 0 && whole.away === 0;
  });
  return isNothing ? { home: 0, away: 0 } : undefined;
}

/** Units that are made of others. */
function derived(result: MatchResult, unit: CountedUnit, partId: number): Score | undefined {
  switch (unit) {
    case 'cards':
      return cardsWorth(result, partId, { yellow: 1, red: 1 });
    case 'booking-points':
      return cardsWorth(result, partId, { yellow: YELLOW_POINTS, red: RED_POINTS });
    case 'tie-breaks':
      return tieBreaks(result, partId);
    case 'substitute-goals':
      return substituteGoals(result, partId);
    default:
      return undefined;
  }
}

/** A second yellow card is the red one it leads to. */
function cardsWorth(
  result: MatchResult,
  partId: number,
  worth: { readonly yellow: number; readonly red: number },
): Score | undefined {
  const yellow = counted(result, 'yellow-cards', partId);
  const red = counted(result, 'red-cards', partId);
  if (!yellow || !red) return undefined;
  return {
    home: worth.yellow * yellow.home + worth.red * red.home,
    away: worth.yellow * yellow.away + worth.red * red.away,
  };
}

/** An own goal is no goal of a substitute. */
function substituteGoals(result: MatchResult, partId: number): Score | undefined {
  const { lineUp } = result;
  const goals = {
    ...result,
    incidents: result.incidents.filter((one) => one.method !== 'own-goal'),
  };
  const isNamed = goals.incidents.every((one) => one.unit !== 'goals' || one.playerId !== null);
  if (!lineUp || !isNamed) return undefined;
  const isSubstitute = (playerId: string | null) =>
    lineUp.some((player) => player.playerId === playerId && player.role === 'substitute');
  const theirs = goals.incidents.filter(({ playerId }) => isSubstitute(playerId));
  return countedOneByOne({ ...result, incidents: theirs }, 'goals', partId);
}

const GAMES_WITH_TIE_BREAK = 13;

/** By who won them: a set of thirteen games had one. */
function tieBreaks(result: MatchResult, partId: number): Score | undefined {
  const { whole, periods } = shapeOf(result.sport);
  const played = partId === whole ? periodsPlayed(result) : 1;
  if (result.sport !== 'tennis' || !played) return undefined;
  const parts = partId === whole ? periods.slice(0, played) : [partId];
  const sets = parts.flatMap((part) => told(result, 'games', part) ?? []);
  if (sets.length !== played) return undefined;
  const decidedSo = sets.filter(({ home, away }) => home + away === GAMES_WITH_TIE_BREAK);
  const byHome = decidedSo.filter(({ home, away }) => home > away).length;
  return { home: byHome, away: decidedSo.length - byHome };
}

/** How many sets, maps or innings there were; undefined when nobody told. */
function periodsPlayed(result: MatchResult): number | undefined {
  const { whole, scoreUnits } = shapeOf(result.sport);
  const [unit] = scoreUnits;
  const won = unit && result.counts[unit]?.[whole];
  return won && won.home + won.away;
}

/** Of a match that is over. A part that was never played has nothing to bet on. */
export function wasPlayed(result: MatchResult, partId: number): Played {
  const { stage } = result.ending;
  if (isPartTold(result, partId)) return 'yes';
  if (partId === OVERTIME && stage !== null) return stage === 'ordinary-time' ? 'no' : 'yes';
  if (partId === SHOOT_OUT && stage !== null) return stage === 'shoot-out' ? 'yes' : 'no';
  return isTennisGame(result.sport, partId)
    ? wasGamePlayed(result, partId)
    : wasPeriodPlayed(result, partId);
}

function wasPeriodPlayed(result: MatchResult, partId: number): Played {
  const { periods, mayEndEarly } = shapeOf(result.sport);
  const played = periodsPlayed(result) ?? result.ending.round ?? undefined;
  const isKnown = mayEndEarly && periods.includes(partId) && result.sport !== 'cricket';
  if (!isKnown || played === undefined) return 'not told';
  return periods.indexOf(partId) < played ? 'yes' : 'no';
}

/** A set has as many games as were counted in it. */
function wasGamePlayed(result: MatchResult, partId: number): Played {
  const { setId, game } = tennisGameOf(partId);
  if (wasPlayed(result, setId) === 'no') return 'no';
  const games = counted(result, 'games', setId);
  if (!games) return 'not told';
  return game <= games.home + games.away ? 'yes' : 'no';
}

/** A part that not every match comes to, and nobody said whether this one did. */
export function mayNotHaveBeen(result: MatchResult, partId: number): boolean {
  const { periods, mayEndEarly } = shapeOf(result.sport);
  const isOptional =
    partId === OVERTIME || partId === SHOOT_OUT || (mayEndEarly && periods.includes(partId));
  return isOptional && wasPlayed(result, partId) === 'not told';
}
