import { decided, open, undecidable, type Verdict } from '../../grade.ts';
import { severalAtOnce } from '../../result/order.ts';
import { totalOf } from '../../score.ts';
import type { Ask } from './ask.ts';
import { withCount } from './with-count.ts';

/**
 * Where nobody told the order, the count still says whether there was an n-th one at all: without
 * it nobody's selection is decided, and with it "none" is lost.
 */
export function orByCountAlone(
  verdict: Verdict,
  { ask, number, ifNone }: { readonly ask: Ask; readonly number: number; readonly ifNone: Verdict },
): Verdict {
  if (verdict.state !== 'undecidable' || verdict.why !== 'order-missing') return verdict;
  const { market, type, pick } = ask;
  return withCount(ask, ({ unit, score, isOver }) => {
    if (severalAtOnce.includes(unit)) return undecidable('order-missing');
    const team = type.subject === 'team' ? market.team : undefined;
    const count = team ? score[team] : totalOf(score);
    if (count < number) return isOver ? ifNone : open;
    return pick.kind === 'none' ? decided('lose') : undecidable('order-missing');
  });
}
