import {
  certainScores,
  type Reading,
  readEveryOrder,
  type Stretch,
  stretchesOf,
} from '../../result/every-order.ts';
import type { Score } from '../../score.ts';
import { undecidable, type Verdict } from '../../verdict.ts';
import { withPart } from './counts.ts';
import type { Question } from './question.ts';
import { unanimous } from './verdicts.ts';

/** How it stands at the end of what was told. */
type Told = { readonly isOver: boolean; readonly steps: number };

type OrderReading<State extends string | number | boolean> = Reading<State> & {
  readonly answer: (state: State, told: Told) => Verdict;
};

/** What was told of the order, stretch by stretch. */
function withStretches(
  question: Question,
  then: (stretches: readonly Stretch[], isOver: boolean) => Verdict,
): Verdict {
  return withPart(question, ({ unit, isOver }) => {
    const stretches = stretchesOf(question.result, unit, question.market.partId);
    return stretches ? then(stretches, isOver) : undecidable('count-missing');
  });
}

/** Decided when every order that the counts allow gives one answer (GRA-25). */
export function byOrder<State extends string | number | boolean>(
  question: Question,
  reading: OrderReading<State>,
): Verdict {
  return withStretches(question, (stretches, isOver) => {
    const read = readEveryOrder(stretches, reading);
    if (!read) return undecidable('order-missing');
    const { states, steps } = read;
    return unanimous([...states].map((state) => reading.answer(state, { isOver, steps })));
  });
}

/**
 * Whether it ever stood so. Of points that come several at once no order can be tried, but how it
 * stood after a quarter is certain.
 */
export function everStood(
  question: Question,
  isSo: (score: Score) => boolean,
  answer: (stood: boolean, isOver: boolean) => Verdict,
): Verdict {
  return withStretches(question, (stretches, isOver) => {
    if (certainScores(stretches).some(isSo)) return answer(true, isOver);
    return byOrder(question, {
      start: false,
      next: (stood: boolean, { score }) => stood || isSo(score),
      answer: (stood, told) => answer(stood, told.isOver),
    });
  });
}

/** How it stood for certain at some moments, in their order. */
export const withCertainScores = (
  question: Question,
  then: (scores: readonly Score[]) => Verdict,
): Verdict => withStretches(question, (stretches) => then(certainScores(stretches)));
