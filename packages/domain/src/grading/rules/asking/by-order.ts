import { undecidable, type Verdict } from '../../grade.ts';
import {
  certainScores,
  type Reading,
  readEveryOrder,
  type Stretch,
  stretchesOf,
} from '../../result/every-order.ts';
import type { Score } from '../../score.ts';
import type { Ask } from './ask.ts';
import { unanimous } from './logic.ts';
import { withPart } from './with-count.ts';

/** How it stands at the end of what was told. */
type Told = { readonly isOver: boolean; readonly steps: number };

type Question<State extends string | number | boolean> = Reading<State> & {
  readonly answer: (state: State, told: Told) => Verdict;
};

/** What was told of the order, stretch by stretch. */
function withStretches(
  ask: Ask,
  then: (stretches: readonly Stretch[], isOver: boolean) => Verdict,
): Verdict {
  return withPart(ask, ({ unit, isOver }) => {
    const stretches = stretchesOf(ask.result, unit, ask.market.partId);
    return stretches ? then(stretches, isOver) : undecidable('count-missing');
  });
}

/** Decided when every order that the counts allow gives one answer (GRA-25). */
export function byOrder<State extends string | number | boolean>(
  ask: Ask,
  question: Question<State>,
): Verdict {
  return withStretches(ask, (stretches, isOver) => {
    const read = readEveryOrder(stretches, question);
    if (!read) return undecidable('order-missing');
    const { states, steps } = read;
    return unanimous([...states].map((state) => question.answer(state, { isOver, steps })));
  });
}

/**
 * Whether it ever stood so. Of points that come several at once no order can be tried, but how it
 * stood after a quarter is certain.
 */
export function everStood(
  ask: Ask,
  isSo: (score: Score) => boolean,
  answer: (stood: boolean, isOver: boolean) => Verdict,
): Verdict {
  return withStretches(ask, (stretches, isOver) => {
    if (certainScores(stretches).some(isSo)) return answer(true, isOver);
    return byOrder(ask, {
      start: false,
      next: (stood: boolean, { score }) => stood || isSo(score),
      answer: (stood, told) => answer(stood, told.isOver),
    });
  });
}

/** How it stood for certain at some moments, in their order. */
export const withCertainScores = (ask: Ask, then: (scores: readonly Score[]) => Verdict): Verdict =>
  withStretches(ask, (stretches) => then(certainScores(stretches)));
