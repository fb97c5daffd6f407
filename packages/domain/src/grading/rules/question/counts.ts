import type { DecidedOutcome } from '../../../betting/bet-return.ts';
import type { CountedUnit } from '../../counted-units.ts';
import { countIn, mayNotHaveBeen, wasPlayed } from '../../result/counts.ts';
import { type Stretch, stretchesOf } from '../../result/every-order.ts';
import { isMinuteOver, isOver, minutesOf } from '../../result/is-over.ts';
import type { MatchResult } from '../../result/match-result.ts';
import type { Happening } from '../../result/order.ts';
import { hasPart } from '../../result/sport-shapes.ts';
import { type Score, sumOf } from '../../score.ts';
import type { Minutes } from '../../selection.ts';
import { decided, misfit, open, undecidable, type Verdict } from '../../verdict.ts';
import { isUnitUnsaid, type Question, unitAsked } from './question.ts';
import { unanimous } from './verdicts.ts';

type Counted = {
  readonly unit: CountedUnit;
  readonly score: Score;
  /** No more can come. */
  readonly isOver: boolean;
};

type InPart = { readonly unit: CountedUnit; readonly isOver: boolean };

/** Finds what the market counts, and whether its part is there at all. */
export function withPart(question: Question, then: (part: InPart) => Verdict): Verdict {
  const { market, result } = question;
  const unit = unitAsked(question);
  if (!hasPart(result.sport, market.partId)) return undecidable('unknown-part');
  if (!unit) return undecidable('count-missing');
  const unplayed = ifUnplayed(result, market.partId);
  return unplayed ?? then({ unit, isOver: isOver(result, market.partId) });
}

/** Finds how many the market counts, in its part and its minutes. */
export function withCount(question: Question, then: (counted: Counted) => Verdict): Verdict {
  const { market, result, type } = question;
  if (isUnitUnsaid(question)) return undecidable('market-lacks-unit');
  return withPart(question, ({ unit, isOver: isPartOver }) => {
    if (type.inMinutes) return countWithin(question, { unit, isOver: isPartOver }, then);
    const score = countIn(result, unit, market.partId);
    return score ? then({ unit, score, isOver: isPartOver }) : undecidable('count-missing');
  });
}

/** A part that was never played returns the stake; who cannot know whether it was, says so. */
function ifUnplayed(result: MatchResult, partId: number): Verdict | undefined {
  if (!isOver(result, partId)) return undefined;
  if (wasPlayed(result, partId) === 'no') return decided('refund');
  return mayNotHaveBeen(result, partId) ? undecidable('ending-missing') : undefined;
}

/** More scores than this are not tried. */
const SCORES_MAX = 150;

/**
 * In some minutes. What fell at a minute nobody told, or in an order nobody told, may have been in
 * them or not, as far as its half allows: then every score that is possible must say the same.
 */
function countWithin(
  question: Question,
  part: InPart,
  then: (counted: Counted) => Verdict,
): Verdict {
  const { market, result } = question;
  const { minutes } = market;
  if (!minutes) return undecidable('market-lacks-minutes');
  const stretches = stretchesOf(result, part.unit, market.partId);
  const untold = undecidable(stretches?.every(isKnown) ? 'minute-missing' : 'order-missing');
  const amounts = stretches?.flatMap((stretch) => amountsOf(stretch, result, minutes));
  if (!amounts || amounts.some(({ within }) => within === 'not told')) return untold;
  const sure = sumOf(amounts.flatMap(({ within, count }) => (within === 'yes' ? [count] : [])));
  const maybe = sumOf(amounts.flatMap(({ within, count }) => (within === 'maybe' ? [count] : [])));
  if ((maybe.home + 1) * (maybe.away + 1) > SCORES_MAX) return untold;
  const isDone = part.isOver || isMinuteOver(result, minutes.to);
  const verdicts = scoresUpTo(maybe).map((more) =>
    then({ unit: part.unit, score: sumOf([sure, more]), isOver: isDone }),
  );
  return unanimous(verdicts, untold);
}

const isKnown = ({ order }: Stretch): boolean => order === 'known';

const scoresUpTo = ({ home, away }: Score): readonly Score[] =>
  Array.from({ length: (home + 1) * (away + 1) }, (_, at) => ({
    home: Math.floor(at / (away + 1)),
    away: at % (away + 1),
  }));

type Amount = { readonly count: Score; readonly within: 'yes' | 'maybe' | 'no' | 'not told' };

function amountsOf(stretch: Stretch, result: MatchResult, minutes: Minutes): readonly Amount[] {
  if (stretch.order === 'unknown') {
    const { count, partId } = stretch;
    return [{ count, within: isPartWithin(result, partId, minutes) }];
  }
  return stretch.happenings.map(({ team, worth, minute, partId }) => ({
    count: { home: team === 'home' ? worth : 0, away: team === 'away' ? worth : 0 },
    within:
      minute === null
        ? isPartWithin(result, partId, minutes)
        : isBetween([minute, minute], [minutes.from, minutes.to]),
  }));
}

function isPartWithin(result: MatchResult, partId: number, { from, to }: Minutes) {
  const bounds = minutesOf(result, partId);
  return bounds ? isBetween(bounds, [from, to]) : 'not told';
}

type Span = readonly [first: number, last: number];

/** Whether what fell somewhere in one span fell in another. */
export function isBetween([first, last]: Span, [from, to]: Span): 'yes' | 'maybe' | 'no' {
  if (first >= from && last <= to) return 'yes';
  return last < from || first > to ? 'no' : 'maybe';
}

export type Ordered = {
  readonly happenings: readonly Happening[];
  readonly isOver: boolean;
};

/** Finds what the market counts, one by one; what the counts do not force is not known. */
export function withOrder(question: Question, then: (ordered: Ordered) => Verdict): Verdict {
  const { market, result } = question;
  return withPart(question, ({ unit, isOver: isPartOver }) => {
    const stretches = stretchesOf(result, unit, market.partId) ?? [];
    const known = stretches.flatMap((one) => (one.order === 'known' ? [one.happenings] : []));
    return known.length > 0 && known.length === stretches.length
      ? then({ happenings: known.flat(), isOver: isPartOver })
      : undecidable('order-missing');
  });
}

/** Decided when the part is over, and before that as soon as no further count changes it. */
export function byScore(question: Question, read: ReadScore): Verdict {
  return withCount(question, ({ unit, score, isOver: isPartOver }) => {
    const outcome = read(score);
    if (outcome === undefined) return misfit;
    return isPartOver || isFinal({ question, unit, score, read }) ? decided(outcome) : open;
  });
}

/** Reads a score as an outcome; undefined when the pick is none of this market. */
export type ReadScore = (score: Score) => DecidedOutcome | undefined;

/** These go up and down while a match is played. */
const fluid: readonly CountedUnit[] = ['possession', 'average'];

/** Beyond this no line of any sport is far away; it bounds the work, not the rule. */
const REACH_MAX = 400;

/**
 * Whether no further count changes what a score means. Every way to go on is tried, up to where
 * the numbers of the market lie behind: so each rule is written once, for the end, and needs no
 * second form for a match that breaks off.
 */
function isFinal(options: {
  readonly question: Question;
  readonly unit: CountedUnit;
  readonly score: Score;
  readonly read: ReadScore;
}): boolean {
  const { question, unit, score, read } = options;
  if (fluid.includes(unit)) return false;
  const reach = reachOf(question, score);
  if (reach > REACH_MAX) return false;
  const now = read(score);
  for (let home = 0; home <= reach; home += 1) {
    for (let away = 0; away <= reach; away += 1) {
      if (read({ home: score.home + home, away: score.away + away }) !== now) return false;
    }
  }
  return true;
}

export function reachOf({ market, pick, type }: Question, { home, away }: Score): number {
  const { typeId: _type, partId: _part, ...numbers } = market;
  const largest = Math.max(0, ...numbersIn(numbers), ...numbersIn(pick), type.threshold ?? 0);
  return Math.ceil(largest) + Math.max(home, away) + 2;
}

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [Math.abs(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
