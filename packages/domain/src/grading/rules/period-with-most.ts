import { decided, decidedIf, misfit, open, undecidable, type Verdict } from '../grade.ts';
import { isOver } from '../result/is-over.ts';
import { shapeOf, spansPeriods } from '../result/sport-shapes.ts';
import { countOf } from '../score.ts';
import { type Ask, inPart, teamAsked } from './asking/ask.ts';
import { withCount } from './asking/with-count.ts';

type Period = { readonly partId: number; readonly amount: number; readonly isOver: boolean };

/** Which period has most. */
export function periodWithMost(ask: Ask): Verdict {
  const { result, market } = ask;
  const { periods } = shapeOf(result.sport);
  const of = teamAsked(ask);
  if (!of) return undecidable('market-lacks-team');
  if (!spansPeriods(result.sport, market.partId)) return undecidable('unknown-part');
  const found: Period[] = [];
  for (const partId of periods) {
    const verdict = withCount(inPart(ask, partId), ({ score }) => {
      found.push({ partId, amount: countOf(of, score), isOver: isOver(result, partId) });
      return open;
    });
    if (verdict.state === 'undecidable') return verdict;
  }
  return mostOfPeriods(ask, found);
}

/** What the periods say as they stand. */
type Standing = {
  readonly top: readonly Period[];
  /** Alone with most, and only it can still grow. */
  readonly winner: Period | undefined;
  readonly isDone: boolean;
};

function standingOf(periods: readonly Period[]): Standing {
  const most = Math.max(...periods.map(({ amount }) => amount));
  const top = periods.filter(({ amount }) => amount === most);
  const [first, ...others] = top;
  const isSafe = others.length === 0 && periods.every((one) => one.isOver || one === first);
  return { top, winner: isSafe ? first : undefined, isDone: periods.every((one) => one.isOver) };
}

function mostOfPeriods({ pick, type }: Ask, periods: readonly Period[]): Verdict {
  const standing = standingOf(periods);
  if (pick.kind === 'equal') {
    if (standing.winner) return decided('lose');
    return standing.isDone ? decided('win') : open;
  }
  const own = pick.kind === 'part' ? periods.find((one) => one.partId === pick.partId) : undefined;
  return own ? asMost(own, standing, type.kind) : misfit;
}

function asMost(own: Period, { top, winner, isDone }: Standing, kind: string): Verdict {
  if (winner) return decidedIf(own === winner);
  // Level is a selection of its own among halves: what is over must be ahead to win.
  const isCaught = kind === 'half-with-most' && top.some((one) => one !== own);
  if (own.isOver && (!top.includes(own) || isCaught)) return decided('lose');
  if (!isDone) return open;
  // Among quarters level may not be sold at all.
  return kind === 'half-with-most' ? decided('lose') : undecidable('dead-heat');
}
