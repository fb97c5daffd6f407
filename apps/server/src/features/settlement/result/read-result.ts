import { rowsOf } from '@kipute/contract/constants/choice';
import { sports } from '@kipute/contract/constants/matches/sports';
import { type CountedUnit, countedUnits } from '@kipute/domain/grading/counted-units';
import { checkResult } from '@kipute/domain/grading/result/check-result';
import type { ResultRefusal } from '@kipute/domain/grading/result/match-result';
import {
  type Incident,
  type MatchResult,
  noEnding,
  type ResultStatus,
} from '@kipute/domain/grading/result/match-result';
import {
  type GradedSport,
  gradedSports,
  periodsWithin,
  shapeOf,
} from '@kipute/domain/grading/result/sport-shapes';
import type { Score } from '@kipute/domain/grading/score';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { type MatchSnapshot, type Sides, sidesOf } from '../match-snapshot.ts';
import { type Counts, countsOfFacts } from './counts-of-facts.ts';
import { completedParts, endingOf, minuteReached } from './course-of-match.ts';
import { incidentsOfMatch } from './incidents-of-match.ts';

/** Why there is no result of a match; in the order they are looked for. */
export type ReadingRefusal =
  | 'sport-not-graded'
  | 'status-unknown'
  | 'sides-not-named'
  | 'counts-contradict' // one count, told twice and differently
  | ResultRefusal;

/** These leave the result to the provider; every other refusal leaves it to a person. */
const leftToProvider = ['sport-not-graded', 'status-unknown', 'sides-not-named'] as const;

type LeftToProvider = (typeof leftToProvider)[number];

export const isLeftToProvider = (refusal: ReadingRefusal): refusal is LeftToProvider =>
  leftToProvider.some((one) => one === refusal);

/** What the feed tells of a match, as grading reads it. What it does not tell stays missing. */
export function resultOfMatch(snapshot: MatchSnapshot): Result<MatchResult, ReadingRefusal> {
  const sport = gradedSportOf(snapshot.match.sportId);
  const status = statuses[snapshot.match.status];
  const sides = sidesOf(snapshot);
  if (!sport) return refuse('sport-not-graded');
  if (!status) return refuse('status-unknown');
  if (!sides) return refuse('sides-not-named');
  const counts = countsOfFacts(snapshot, sides, sport);
  if (!counts.ok) return counts;
  const result = {
    matchId: snapshot.match.id,
    sport,
    status,
    // The catalogue keeps no number that grows with every word about a match: whoever stores
    // results gives them theirs.
    version: 0,
    minute: minuteReached(snapshot, sport),
    lineUp: null,
    ...toldOneByOne({ snapshot, sides, sport, counts: counts.value }),
    ...howFar({ snapshot, sides, sport, status }),
  };
  const refusal = checkResult(result);
  return refusal ? refuse(refusal) : ok(result);
}

const sportById: ReadonlyMap<number, string> = new Map(
  rowsOf(sports).map(([word, { id }]) => [id, word]),
);

/** What is drawn on a computer is played by the same rules. */
export function gradedSportOf(sportId: number): GradedSport | undefined {
  if (sportId === sports['virtual-football'].id) return 'football';
  return gradedSports.find((sport) => sport === sportById.get(sportId));
}

/** A match that has not begun is one of which everything is still to come. */
const statuses: Readonly<Record<number, ResultStatus>> = {
  [eventStatuses.pending]: 'in-progress',
  [eventStatuses.inProgress]: 'in-progress',
  [eventStatuses.interrupted]: 'in-progress',
  [eventStatuses.ended]: 'ended',
  [eventStatuses.canceled]: 'cancelled',
  [eventStatuses.walkover]: 'walkover',
  [eventStatuses.abandoned]: 'abandoned',
  [eventStatuses.retired]: 'retired',
};

type Told = {
  readonly snapshot: MatchSnapshot;
  readonly sides: Sides;
  readonly sport: GradedSport;
};

type Counted = Pick<MatchResult, 'counts' | 'incidents' | 'orderedUnits'>;

function toldOneByOne(told: Told & { readonly counts: Counts }): Counted {
  const { snapshot, sides, sport, counts } = told;
  const all = incidentsOfMatch(snapshot, sides, sport);
  const orderedUnits = completeUnits({ sport, counts, incidents: all });
  // Elsewhere a point may be worth two or three: it says something only where all add up.
  const incidents =
    sport === 'football' ? all : all.filter(({ unit }) => orderedUnits.includes(unit));
  const ofGoals =
    sport === 'football' && orderedUnits.includes('goals')
      ? countsOfGoals({ sport, counts, incidents })
      : {};
  return { counts: { ...counts, ...ofGoals }, incidents, orderedUnits };
}

type Far = Pick<MatchResult, 'completedParts' | 'ending'>;

function howFar(told: Told & { readonly status: ResultStatus }): Far {
  const { snapshot, sides, sport, status } = told;
  if (status === 'ended') return { completedParts: [], ending: endingOf(snapshot, sides, sport) };
  const wasBegun = status !== 'cancelled' && status !== 'walkover';
  const isInPlay = status === 'in-progress';
  return {
    completedParts: wasBegun ? completedParts(snapshot, sport, isInPlay) : [],
    ending: noEnding,
  };
}

type CountedIncidents = {
  readonly sport: GradedSport;
  readonly counts: Counts;
  readonly incidents: readonly Incident[];
};

/**
 * Units of which every single one is told. Nobody says so: it is known where as many stand among
 * the incidents as were counted, in every part that has a count.
 */
function completeUnits(told: CountedIncidents): readonly CountedUnit[] {
  return countedUnits.filter((unit) => {
    const parts = Object.entries(told.counts[unit] ?? {});
    return (
      isCounted(told, unit) &&
      parts.every(([part, score]) => isSame(sumIn(told, unit, Number(part)), score))
    );
  });
}

/** Whether the counts reach over all that was played, so that nothing can be missing beside them. */
function isCounted({ sport, counts }: CountedIncidents, unit: CountedUnit): boolean {
  const { whole, withOvertime, periods, periodUnit, scoreUnits, mayEndEarly } = shapeOf(sport);
  const byPart = counts[unit] ?? {};
  if (whole in byPart || withOvertime in byPart) return true;
  const won = scoreUnits.flatMap((scored) => counts[scored]?.[whole] ?? [])[0];
  if (!mayEndEarly || unit !== periodUnit || !won) return false;
  const played = periods.slice(0, won.home + won.away);
  return played.length > 0 && played.every((period) => period in byPart);
}

const isSame = (one: Score, other: Score): boolean =>
  one.home === other.home && one.away === other.away;

function sumIn({ sport, incidents }: CountedIncidents, unit: CountedUnit, partId: number): Score {
  const within = periodsWithin(sport, partId);
  return sumOf(incidents.filter((one) => one.unit === unit && within.includes(one.partId)));
}

function sumOf(incidents: readonly Incident[]): Score {
  const of = (side: string) =>
    incidents.filter(({ team, isTakenBack }) => team === side && !isTakenBack).length;
  return { home: of('home'), away: of('away') };
}

const waysOfGoals = [
  ['penalties-scored', 'penalty'],
  ['own-goals', 'own-goal'],
] as const;

/** Penalties and own goals come as actions of their own, so with all goals told they are counted. */
function countsOfGoals(told: CountedIncidents): Counts {
  const { sport, counts, incidents } = told;
  return Object.fromEntries(
    waysOfGoals.map(([unit, method]) => {
      const parts = Object.keys(counts.goals ?? {}).map(Number);
      const ofWay = incidents.filter((one) => one.unit === 'goals' && one.method === method);
      const byPart = parts.map((partId) => {
        const within = periodsWithin(sport, partId);
        return [partId, sumOf(ofWay.filter((one) => within.includes(one.partId)))] as const;
      });
      return [unit, Object.fromEntries(byPart)];
    }),
  );
}
