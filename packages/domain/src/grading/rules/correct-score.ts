import { type Score, wonIf } from '../score.ts';
import type { Pick } from '../selection.ts';
import { misfit, type Verdict } from '../verdict.ts';
import { byScore, type ReadScore } from './question/counts.ts';
import { type Question, yesOrNo } from './question/question.ts';

const isSame = (one: Score, other: Score) => one.home === other.home && one.away === other.away;

/** One score, any of a group, or any that no other selection lists. */
function readerOf(pick: Pick): ReadScore | undefined {
  switch (pick.kind) {
    case 'score':
      return (score) => wonIf(isSame(score, pick));
    case 'any-score-of':
      return (score) => wonIf(pick.listed.some((listed) => isSame(score, listed)));
    case 'other-score':
      return (score) => wonIf(!pick.listed.some((listed) => isSame(score, listed)));
    default:
      return undefined;
  }
}

export function correctScore(question: Question): Verdict {
  const read = readerOf(question.pick);
  return read ? byScore(question, read) : misfit;
}

/** Level, and not without goals. */
export const scoreDraw = (question: Question): Verdict =>
  byScore(question, ({ home, away }) => yesOrNo(question.pick, home === away && home > 0));
