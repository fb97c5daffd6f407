import type { CountedUnit } from '@kipute/domain/grading/counted-units';
import type { MatchResult } from '@kipute/domain/grading/result/match-result';
import {
  type GradedSport,
  isTennisGame,
  shapeOf,
} from '@kipute/domain/grading/result/sport-shapes';
import type { Score } from '@kipute/domain/grading/score';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { bySide, type Fact, type MatchSnapshot, type Sides, stands } from '../match-snapshot.ts';

export type Counts = MatchResult['counts'];
type ByPart = ReadonlyMap<number, Score>;

/** What a football feed counts beside the goals. Nobody has a market on dangerous attacks. */
const footballCounts: readonly (readonly [typeId: number, unit: CountedUnit])[] = [
  [eventInfoTypes.yellowCards, 'yellow-cards'],
  [eventInfoTypes.corners, 'corners'],
  [eventInfoTypes.penalties, 'penalties-awarded'],
  [eventInfoTypes.shots, 'shots'],
  [eventInfoTypes.shotsOnTarget, 'shots-on-target'],
  [eventInfoTypes.possession, 'possession'],
];

const countedTypes: readonly number[] = [
  eventInfoTypes.score,
  eventInfoTypes.redCards,
  eventInfoTypes.yellowRedCards,
  ...footballCounts.map(([typeId]) => typeId),
];

/** How many of what in which part. Refused when two facts in force tell one count differently. */
export function countsOfFacts(
  { facts }: MatchSnapshot,
  sides: Sides,
  sport: GradedSport,
): Result<Counts, 'counts-contradict'> {
  const standing = facts.filter((fact) => stands(fact) && countedTypes.includes(fact.typeId));
  const told = (typeId: number): ByPart =>
    new Map(
      standing.flatMap((fact): readonly (readonly [number, Score])[] => {
        const score = fact.typeId === typeId ? bySide(fact, sides) : undefined;
        return score ? [[fact.partId, score]] : [];
      }),
    );
  if (standing.some((fact) => contradicts(fact, told(fact.typeId), sides))) {
    return refuse('counts-contradict');
  }
  const scores = scoresByUnit(sport, told(eventInfoTypes.score));
  return ok(sport === 'football' ? { ...scores, ...beside(told) } : scores);
}

/** Of two facts about one count the later one in the list is in `told`. */
function contradicts(fact: Fact, told: ByPart, sides: Sides): boolean {
  const own = bySide(fact, sides);
  const known = told.get(fact.partId);
  return own !== undefined && (own.home !== known?.home || own.away !== known.away);
}

/** A match counts sets, each of its sets games. Nothing is scored in a fight. */
function scoresByUnit(sport: GradedSport, told: ByPart): Counts {
  const { periods, periodUnit, scoreUnits } = shapeOf(sport);
  // Darts are played in sets or straight in legs; in sets the feed tells each of them.
  const isInPeriods = periods.some((period) => told.has(period));
  const wholeUnit = isInPeriods ? scoreUnits[0] : scoreUnits.at(-1);
  if (wholeUnit === undefined) return {};
  const unitIn = (partId: number): CountedUnit => {
    if (isTennisGame(sport, partId)) return 'points';
    return periods.includes(partId) ? periodUnit : wholeUnit;
  };
  const units = new Set([...told.keys()].map(unitIn));
  return Object.fromEntries(
    [...units].map((unit) => [
      unit,
      Object.fromEntries([...told].filter(([partId]) => unitIn(partId) === unit)),
    ]),
  );
}

function beside(told: (typeId: number) => ByPart): Counts {
  const counted = footballCounts.map(([typeId, unit]) => [unit, told(typeId)] as const);
  const reds = sumWhereBothAreTold(
    told(eventInfoTypes.redCards),
    told(eventInfoTypes.yellowRedCards),
  );
  return Object.fromEntries(
    [...counted, ['red-cards', reds] as const]
      .filter(([, byPart]) => byPart.size > 0)
      .map(([unit, byPart]) => [unit, Object.fromEntries(byPart)]),
  );
}

/** A second yellow card sends off as a red one does, and only both numbers tell how many did. */
function sumWhereBothAreTold(one: ByPart, other: ByPart): ByPart {
  return new Map(
    [...one].flatMap(([partId, { home, away }]): readonly (readonly [number, Score])[] => {
      const more = other.get(partId);
      return more ? [[partId, { home: home + more.home, away: away + more.away }]] : [];
    }),
  );
}
