import { decided, decidedIf, open, undecidable, type Verdict } from '../grade.ts';
import { isOver } from '../result/is-over.ts';
import { shapeOf } from '../result/sport-shapes.ts';
import { type Side, sideAheadIn, type Team } from '../score.ts';
import { type Ask, unitAsked } from './asking/ask.ts';
import { withCount } from './asking/with-count.ts';

/**
 * More runs do not always win at cricket: rain shortens a chase, and a match of days is drawn when
 * time runs out. So who won is what the result says, and never read from the runs.
 */
export const isCricketMatch = (ask: Ask): boolean =>
  ask.result.sport === 'cricket' &&
  ask.market.partId === shapeOf('cricket').whole &&
  unitAsked(ask) === 'runs' &&
  !ask.type.inMinutes;

/** A super over decides who won; for the three results the match was level. */
export function resultOfCricket(ask: Ask, sides: readonly Side[]): Verdict {
  const { winner, stage } = ask.result.ending;
  if (winner === 'no-contest') return decided('refund');
  if (stage === 'overtime') return decidedIf(sides.includes('draw'));
  if (winner !== null) return decidedIf(sides.includes(winner));
  return withCount(ask, ({ score, isOver: isDone }) => {
    if (!isDone) return open;
    const isLevel = sideAheadIn(score) === 'draw';
    return isLevel ? decidedIf(sides.includes('draw')) : undecidable('ending-missing');
  });
}

/** With two selections a draw returns the stake. */
export function winnerOfCricket({ result, market }: Ask, team: Team): Verdict {
  const { winner } = result.ending;
  if (winner === 'home' || winner === 'away') return decidedIf(winner === team);
  if (winner !== null) return decided('refund');
  return isOver(result, market.partId) ? undecidable('ending-missing') : open;
}
