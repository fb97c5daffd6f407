import type { DecidedOutcome } from '../../betting/bet-return.ts';
import { gradeSelection, type TypeOf } from '../../grading/grade-selection.ts';
import type { GradingRule } from '../../grading/grading-rules.ts';
import { type Incident, type MatchResult, noEnding } from '../../grading/result/match-result.ts';
import { type Score, sumOf, type Team, totalOf } from '../../grading/score.ts';
import type { GradedSelection, GradedType } from '../../grading/selection.ts';
import type { Measure, Returns } from './arbitrage.ts';

/** A football match as it stands: goals of both halves, and the half that is played or comes next. */
export type MatchSoFar = {
  readonly first: Score;
  readonly second: Score;
  readonly half: 1 | 2;
};

/** One way a match may end, as far as goals tell: by halves, and who scores next. */
export type MatchEnd = {
  readonly first: Score;
  readonly second: Score;
  readonly next: Team | undefined;
};

/**
 * Goals still to come of one team in one half. Every end must be among them that an offer could
 * be about, or what it says would look impossible; the last one stands for goals without end.
 */
const toComeInLast = [0, 1, 2, 3, 4, 5, 6, 12];
const toComeInFirst = [0, 1, 2, 3, 9];
const toComeAfterFirst = [0, 1, 2, 3, 4, 9];

/** The likely ones first: those with few goals. */
export function endsOf({ first, second, half }: MatchSoFar): readonly MatchEnd[] {
  const nothing = [{ home: 0, away: 0 }];
  const inFirst = half === 1 ? scoresOf(toComeInFirst) : nothing;
  const inSecond = scoresOf(half === 1 ? toComeAfterFirst : toComeInLast);
  return inFirst
    .flatMap((one) => inSecond.map((two) => ({ one, two })))
    .toSorted((a, b) => goalsIn(a) - goalsIn(b))
    .flatMap(({ one, two }) =>
      nextTeams(totalOf(one) > 0 ? one : two).map((next) => ({
        first: sumOf([first, one]),
        second: sumOf([second, two]),
        next,
      })),
    );
}

const goalsIn = ({ one, two }: { readonly one: Score; readonly two: Score }) =>
  totalOf(one) + totalOf(two);

const scoresOf = (counts: readonly number[]): readonly Score[] =>
  counts.flatMap((home) => counts.map((away) => ({ home, away })));

function nextTeams({ home, away }: Score): readonly (Team | undefined)[] {
  const teams = [...(home > 0 ? ['home' as const] : []), ...(away > 0 ? ['away' as const] : [])];
  return teams.length > 0 ? teams : [undefined];
}

const FIRST_HALF = 5;
const SECOND_HALF = 6;
const ORDINARY_TIME = 3;

/** What the goals of a part decide, whatever half they fell in. */
const byTotal: ReadonlySet<GradingRule> = new Set<GradingRule>([
  ...(['three-way-result', 'two-way-result', 'double-chance', 'tied'] as const),
  ...(['winning-margin', 'handicap-two-way', 'handicap-three-way'] as const),
  ...(['handicap-double-chance', 'handicap-from-score'] as const),
  ...(['total-over-under', 'total-over-exactly-under', 'total-range', 'odd-even'] as const),
  ...(['event-happens', 'both-score', 'teams-scoring', 'clean-sheet', 'win-to-nil'] as const),
  ...(['correct-score', 'correct-score-group', 'score-draw'] as const),
]);

/** What takes the goals of each half. */
const byHalves: ReadonlySet<GradingRule> = new Set<GradingRule>([
  ...(['half-time-full-time', 'half-time-full-time-double-chance'] as const),
  ...(['half-time-full-time-score', 'half-time-or-full-time', 'period-with-most'] as const),
  ...(['both-score-by-half', 'score-every-period', 'over-every-period'] as const),
  ...(['under-every-period', 'win-every-period', 'unbeaten-every-period'] as const),
  ...(['draw-every-period', 'win-any-period', 'draw-any-period'] as const),
]);

/** What of an end decides a selection. */
type Needs = 'first' | 'second' | 'total' | 'both';

/** Undefined when goals by half are not enough to tell. */
function needsOf(type: GradedType | undefined, typeOf: TypeOf): 'total' | 'both' | undefined {
  if (!type || type.inMinutes || type.subject === 'player' || type.method !== null)
    return undefined;
  if (type.grading === 'combination' || type.grading === 'either-of') {
    const needs = type.combines.map((id) => needsOf(typeOf(id), typeOf));
    if (needs.length === 0 || needs.includes(undefined)) return undefined;
    return needs.includes('both') ? 'both' : 'total';
  }
  if (type.unit !== 'goals' && type.unit !== 'score') return undefined;
  if (byTotal.has(type.grading)) return 'total';
  return byHalves.has(type.grading) ? 'both' : undefined;
}

function neededIn(partId: number, needs: 'total' | 'both'): Needs {
  if (needs === 'both') return 'both';
  if (partId === FIRST_HALF) return 'first';
  return partId === SECOND_HALF ? 'second' : 'total';
}

/** The next goal of the part, not a later one: who scores that is not told by an end. */
function asksForNextGoal({ market }: GradedSelection, type: GradedType, soFar: MatchSoFar) {
  if (type.grading !== 'next-team' || type.inMinutes || type.unit !== 'goals') return false;
  const { first, second, half } = soFar;
  const made: Readonly<Record<number, Score>> = {
    [ORDINARY_TIME]: sumOf([first, second]),
    [half === 1 ? FIRST_HALF : SECOND_HALF]: half === 1 ? first : second,
  };
  const score = made[market.partId];
  return score !== undefined && market.number === totalOf(score) + 1;
}

/** Outcomes as small numbers, in the order in which they pay. */
const outcomes: readonly DecidedOutcome[] = ['lose', 'half-lose', 'refund', 'half-win', 'win'];

export type MatchToCome = {
  readonly soFar: MatchSoFar;
  readonly ends: readonly MatchEnd[];
  /** Of each end: its result, and a number for each score that may be needed of it. */
  readonly results: readonly MatchResult[];
  readonly scores: Readonly<Record<Needs, Uint32Array>>;
  readonly typeOf: TypeOf;
};

const numberOf = ({ home, away }: Score): number => 64 * home + away;

export function matchToCome(soFar: MatchSoFar, typeOf: TypeOf): MatchToCome {
  const ends = endsOf(soFar);
  const numbered = (of: (end: MatchEnd) => number) => Uint32Array.from(ends, of);
  return {
    ...{ soFar, ends, typeOf, results: ends.map(resultOf) },
    scores: {
      first: numbered(({ first }) => numberOf(first)),
      second: numbered(({ second }) => numberOf(second)),
      total: numbered(({ first, second }) => numberOf(sumOf([first, second]))),
      both: numbered(({ first, second }) => 4_096 * numberOf(first) + numberOf(second)),
    },
  };
}

/** How a selection ends in each end. Undefined when it is about more than goals. */
export function outcomesIn(
  selection: GradedSelection,
  toCome: MatchToCome,
): Uint8Array | undefined {
  const { soFar, ends, results, scores, typeOf } = toCome;
  const { market } = selection;
  const type = typeOf(market.typeId);
  if (!type || (market.unit ?? 'goals') !== 'goals') return undefined;
  if (asksForNextGoal(selection, type, soFar)) {
    return gradedBy(ends.length, (at) => ({
      key: at,
      grade: () => gradeSelection(selection, inOrder(toCome, at), typeOf).outcome,
    }));
  }
  const needs = needsOf(type, typeOf);
  if (!needs) return undefined;
  const keys = scores[neededIn(market.partId, needs)];
  return gradedBy(ends.length, (at) => ({
    key: keys[at] ?? 0,
    grade: () => gradeSelection(selection, results[at] ?? impossible(), typeOf).outcome,
  }));
}

function impossible(): never {
  throw new Error('every end has its result');
}

/** Ends with the same key end alike, and are graded once. */
function gradedBy(
  count: number,
  askAt: (at: number) => { readonly key: number; readonly grade: () => string },
): Uint8Array | undefined {
  const graded = new Uint8Array(count);
  const known = new Map<number, number>();
  for (let at = 0; at < count; at += 1) {
    const { key, grade } = askAt(at);
    const place = known.get(key) ?? outcomes.indexOf(grade() as DecidedOutcome);
    if (place < 0) return undefined;
    known.set(key, place);
    graded[at] = place;
  }
  return graded;
}

/** Of a stake of one by outcome, at odds in thousandths. */
function paidAt(odds: number): readonly number[] {
  const win = odds / 1_000;
  return [0, 0.5, 1, (1 + win) / 2, win];
}

/** What a stake of one returns in each end. */
export function returnsAt(graded: Uint8Array, odds: number): Returns {
  return { outcomeIn: graded, paid: paidAt(odds) };
}

/** What a stake of one is worth by the chances of some ends. */
export function worthAt(measure: Measure, graded: Uint8Array, odds: number): number {
  const paid = paidAt(odds);
  let worth = 0;
  for (const { state, chance } of measure) worth += chance * (paid[graded[state] ?? 0] ?? 0);
  return worth;
}

const resultOf = ({ first, second }: MatchEnd): MatchResult => ({
  matchId: '',
  sport: 'football',
  status: 'ended',
  version: 1,
  completedParts: [],
  minute: null,
  counts: {
    goals: {
      [FIRST_HALF]: first,
      [SECOND_HALF]: second,
      [ORDINARY_TIME]: sumOf([first, second]),
    },
  },
  incidents: [],
  orderedUnits: [],
  lineUp: null,
  ending: noEnding,
});

/** The goals one by one. Those so far in any order; of the others only the next is asked for. */
function inOrder({ ends, results, soFar }: MatchToCome, at: number): MatchResult {
  const [end, result] = [ends[at], results[at]];
  if (!end || !result) return impossible();
  const isInFirst = totalOf(end.first) > totalOf(soFar.first);
  return {
    ...result,
    incidents: [
      ...goalsOf(FIRST_HALF, { made: soFar.first, all: end.first, next: end.next }),
      ...goalsOf(SECOND_HALF, {
        made: soFar.second,
        all: end.second,
        next: isInFirst ? undefined : end.next,
      }),
    ],
    orderedUnits: ['goals'],
  };
}

function goalsOf(
  partId: number,
  {
    made,
    all,
    next,
  }: { readonly made: Score; readonly all: Score; readonly next: Team | undefined },
): readonly Incident[] {
  const goals = (team: Team, count: number) => Array.from({ length: count }, () => team);
  const left = (team: Team) => goals(team, all[team] - made[team]);
  const order =
    next === 'away' ? [...left('away'), ...left('home')] : [...left('home'), ...left('away')];
  return [...goals('home', made.home), ...goals('away', made.away), ...order].map((team) => ({
    unit: 'goals',
    partId,
    team,
    playerId: null,
    minute: null,
    addedMinute: null,
    method: null,
    worth: 1,
    isTakenBack: false,
  }));
}
