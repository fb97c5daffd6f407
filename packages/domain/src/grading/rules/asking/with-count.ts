import type { CountedUnit } from '../../counted-units.ts';
import { decided, misfit, open, undecidable, type Verdict } from '../../grade.ts';
import { countIn, mayNotHaveBeen, wasPlayed } from '../../result/counts.ts';
import { isMinuteOver, isOver } from '../../result/is-over.ts';
import type { MatchResult } from '../../result/match-result.ts';
import { type Happening, orderIn } from '../../result/order.ts';
import { hasPart, shapeOf } from '../../result/sport-shapes.ts';
import { type Score, sumOf } from '../../score.ts';
import type { Minutes } from '../../selection.ts';
import { type Ask, isUnitUnsaid, unitAsked } from './ask.ts';
import { isSealed, type ReadScore } from './sealed.ts';

export type Counted = {
  readonly unit: CountedUnit;
  readonly score: Score;
  /** No more can come. */
  readonly isOver: boolean;
};

/** Finds what the market counts, in its part and its minutes. */
export function withCount(ask: Ask, then: (counted: Counted) => Verdict): Verdict {
  const { market, result, type } = ask;
  const unit = unitAsked(ask);
  if (!hasPart(result.sport, market.partId)) return undecidable('unknown-part');
  if (isUnitUnsaid(ask)) return undecidable('market-lacks-unit');
  if (!unit) return undecidable('count-missing');
  const unplayed = ifUnplayed(result, market.partId);
  if (unplayed) return unplayed;
  if (type.inMinutes) return countWithin(ask, unit, then);
  const score = countIn(result, unit, market.partId);
  return score
    ? then({ unit, score, isOver: isOver(result, market.partId) })
    : undecidable('count-missing');
}

/** A part that was never played returns the stake; who cannot know whether it was, says so. */
function ifUnplayed(result: MatchResult, partId: number): Verdict | undefined {
  if (!isOver(result, partId)) return undefined;
  if (wasPlayed(result, partId) === 'no') return decided('refund');
  return mayNotHaveBeen(result, partId) ? undecidable('ending-missing') : undefined;
}

function countWithin(ask: Ask, unit: CountedUnit, then: (counted: Counted) => Verdict): Verdict {
  const { market, result } = ask;
  const { minutes } = market;
  if (!minutes) return undecidable('market-lacks-minutes');
  return withOrder(ask, ({ happenings, isOver: isPartOver }) => {
    if (happenings.some(({ minute }) => minute === null)) return undecidable('minute-missing');
    const score = sumOf(
      happenings
        .filter((happening) => isWithin(happening, minutes))
        .map(({ team, worth }) => ({
          home: team === 'home' ? worth : 0,
          away: team === 'away' ? worth : 0,
        })),
    );
    return then({ unit, score, isOver: isPartOver || isMinuteOver(result, minutes.to) });
  });
}

export const isWithin = ({ minute }: Happening, { from, to }: Minutes): boolean =>
  minute !== null && minute >= from && minute <= to;

export type Ordered = {
  readonly happenings: readonly Happening[];
  readonly isOver: boolean;
};

/** Of the whole also where each of its halves leaves no choice: nil-one at the break, then one all. */
function orderOf(
  result: MatchResult,
  unit: CountedUnit,
  partId: number,
): readonly Happening[] | undefined {
  const own = orderIn(result, { unit, partId, count: countIn(result, unit, partId) });
  const parts = shapeOf(result.sport).sums[partId];
  if (own || !parts) return own;
  const inTurn = parts.map((part) => orderOf(result, unit, part));
  return inTurn.includes(undefined) ? undefined : inTurn.flatMap((happenings) => happenings ?? []);
}

/** Finds what the market counts, one by one. */
export function withOrder(ask: Ask, then: (ordered: Ordered) => Verdict): Verdict {
  const { market, result } = ask;
  const { partId } = market;
  const unit = unitAsked(ask);
  if (!hasPart(result.sport, partId)) return undecidable('unknown-part');
  if (!unit) return undecidable('count-missing');
  const unplayed = ifUnplayed(result, partId);
  if (unplayed) return unplayed;
  const isPartOver = isOver(result, partId);
  const happenings = orderOf(result, unit, partId);
  return happenings ? then({ happenings, isOver: isPartOver }) : undecidable('order-missing');
}

/** Decided when the part is over, and before that as soon as no further count changes it. */
export function byScore(ask: Ask, read: ReadScore): Verdict {
  return withCount(ask, ({ unit, score, isOver: isPartOver }) => {
    const outcome = read(score);
    if (outcome === undefined) return misfit;
    return isPartOver || isSealed({ ask, unit, score, read }) ? decided(outcome) : open;
  });
}
