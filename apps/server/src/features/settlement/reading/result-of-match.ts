import { rowsOf } from '@kipute/contract/constants/choice';
import { sports } from '@kipute/contract/constants/matches/sports';
import { checkResult } from '@kipute/domain/grading/result/check-result';
import {
  type MatchResult,
  noEnding,
  type ResultStatus,
} from '@kipute/domain/grading/result/match-result';
import type { ResultRefusal } from '@kipute/domain/grading/result/result-refusal';
import { type GradedSport, gradedSports } from '@kipute/domain/grading/result/sport-shapes';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { type MatchImage, type Sides, sidesOf } from './match-image.ts';
import { completeUnits, countsOfGoals } from './result/complete-units.ts';
import { type Counts, countsOfFacts } from './result/counts-of-facts.ts';
import { completedParts, endingOf, minuteReached } from './result/course-of-match.ts';
import { incidentsOfMatch } from './result/incidents-of-match.ts';

/** Why there is no result of a match; in the order they are looked for. */
export type ReadingRefusal =
  | 'sport-not-graded'
  | 'status-unknown'
  | 'sides-not-named'
  | 'counts-contradict' // one count, told twice and differently
  | ResultRefusal;

/** What the feed tells of a match, as grading reads it. What it does not tell stays missing. */
export function resultOfMatch(image: MatchImage): Result<MatchResult, ReadingRefusal> {
  const sport = gradedSportOf(image.match.sportId);
  const status = statuses[image.match.status];
  const sides = sidesOf(image);
  if (!sport) return refuse('sport-not-graded');
  if (!status) return refuse('status-unknown');
  if (!sides) return refuse('sides-not-named');
  const counts = countsOfFacts(image, sides, sport);
  if (!counts.ok) return counts;
  const result = {
    matchId: image.match.id,
    sport,
    status,
    // The catalogue keeps no number that grows with every word about a match: whoever stores
    // results gives them theirs.
    version: 0,
    minute: minuteReached(image, sport),
    lineUp: null,
    ...toldOneByOne({ image, sides, sport, counts: counts.value }),
    ...howFar({ image, sides, sport, status }),
  };
  const refusal = checkResult(result);
  return refusal ? refuse(refusal) : ok(result);
}

const sportById: ReadonlyMap<number, string> = new Map(
  rowsOf(sports).map(([word, { id }]) => [id, word]),
);

/** What is drawn on a computer is played by the same rules. */
function gradedSportOf(sportId: number): GradedSport | undefined {
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
  readonly image: MatchImage;
  readonly sides: Sides;
  readonly sport: GradedSport;
};

type Counted = Pick<MatchResult, 'counts' | 'incidents' | 'orderedUnits'>;

function toldOneByOne(told: Told & { readonly counts: Counts }): Counted {
  const { image, sides, sport, counts } = told;
  const all = incidentsOfMatch(image, sides, sport);
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
  const { image, sides, sport, status } = told;
  if (status === 'ended') return { completedParts: [], ending: endingOf(image, sides, sport) };
  const wasBegun = status !== 'cancelled' && status !== 'walkover';
  const isInPlay = status === 'in-progress';
  return {
    completedParts: wasBegun ? completedParts(image, sport, isInPlay) : [],
    ending: noEnding,
  };
}
