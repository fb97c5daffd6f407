import { misfit, type Verdict } from '../grade.ts';
import { type Score, wonIf } from '../score.ts';
import type { Pick } from '../selection.ts';
import type { Ask } from './asking/ask.ts';
import { yesOrNo } from './asking/read-pick.ts';
import type { ReadScore } from './asking/sealed.ts';
import { byScore } from './asking/with-count.ts';

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

export function correctScore(ask: Ask): Verdict {
  const read = readerOf(ask.pick);
  return read ? byScore(ask, read) : misfit;
}

/** Level, and not without goals. */
export const scoreDraw = (ask: Ask): Verdict =>
  byScore(ask, ({ home, away }) => yesOrNo(ask.pick, home === away && home > 0));
