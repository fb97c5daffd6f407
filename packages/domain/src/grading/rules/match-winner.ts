import { isOver } from '../result/is-over.ts';
import { shapeOf } from '../result/sport-shapes.ts';
import {
  byLead,
  byLine,
  leadOf,
  type Score,
  type Side,
  sideAhead,
  sideAheadIn,
  type Team,
  wonIf,
} from '../score.ts';
import { decided, decidedIf, misfit, open, undecidable, type Verdict } from '../verdict.ts';
import { isFight, resultOfFight } from './fights.ts';
import { everStood } from './question/by-order.ts';
import { byScore, withCount } from './question/counts.ts';
import {
  areTwo,
  isInRange,
  type Question,
  sideOf,
  sidesOf,
  teamOf,
  unitAsked,
  yesOrNo,
} from './question/question.ts';
import { byNumber } from './scoring-order.ts';

export function threeWayResult(question: Question): Verdict {
  const side = sideOf(question.pick);
  if (!side) return misfit;
  if (isCricketMatch(question)) return resultOfCricket(question, [side]);
  if (isFight(question)) return resultOfFight(question, [side]);
  return byScore(question, (score) => wonIf(sideAheadIn(score) === side));
}

/** Level: the stake comes back. */
export function twoWayResult(question: Question): Verdict {
  const team = teamOf(question.pick);
  if (!team) return misfit;
  if (question.market.number !== undefined) return winnerOfPeriod(question);
  if (question.result.sport === 'mma') return winnerOfFight(question, team);
  if (isCricketMatch(question)) return winnerOfCricket(question, team);
  return byScore(question, (score) => byLead(leadOf(team, score)));
}

function winnerOfFight({ result }: Question, team: Team): Verdict {
  const { winner } = result.ending;
  if (winner === 'home' || winner === 'away') return decidedIf(winner === team);
  if (winner !== null) return decided('refund');
  return result.status === 'ended' ? undecidable('ending-missing') : open;
}

/** Of the game, frame, leg or map with that number. One that was not played returns the stake. */
function winnerOfPeriod(question: Question): Verdict {
  const { type, result, market } = question;
  const { whole, scoreUnits, periodUnit, mayEndEarly } = shapeOf(result.sport);
  if (!mayEndEarly) return undecidable('unknown-part');
  const unit = market.partId === whole ? (scoreUnits.at(-1) ?? null) : periodUnit;
  return byNumber({ ...question, type: { ...type, unit, moneyBack: true } });
}

export function twoWayWithOvertime(question: Question): Verdict {
  const partId = shapeOf(question.result.sport).withOvertime;
  return twoWayResult({ ...question, market: { ...question.market, partId } });
}

export function doubleChance(question: Question): Verdict {
  const named = sidesOf(question.pick);
  if (!named) return misfit;
  if (isCricketMatch(question)) return resultOfCricket(question, named);
  if (isFight(question)) return resultOfFight(question, named);
  return byScore(question, (score) => wonIf(named.includes(sideAheadIn(score))));
}

/** With two selections level returns the stake, with three it is one of them. */
export function mostOf(question: Question): Verdict {
  const team = teamOf(question.pick);
  if (question.type.kind !== 'two-way') return threeWayResult(question);
  return team ? byScore(question, (score) => byLead(leadOf(team, score))) : misfit;
}

export function tied(question: Question): Verdict {
  return byScore(question, ({ home, away }) => yesOrNo(question.pick, home === away));
}

export function winningMargin(question: Question): Verdict {
  const { pick, market } = question;
  if (pick.kind === 'margin') {
    return byScore(question, (score) => wonIf(isInRange(leadOf(pick.team, score), pick)));
  }
  if (pick.kind === 'draw') return threeWayResult(question);
  const { team, line } = market;
  if (!team) return undecidable('market-lacks-team');
  if (line === undefined) return undecidable('market-lacks-line');
  if (line <= 0) return misfit;
  return byScore(question, (score) => yesOrNo(pick, leadOf(team, score) >= line));
}

export function handicapTwoWay(question: Question): Verdict {
  const { pick } = question;
  if (pick.kind !== 'handicap' || pick.of === 'draw') return misfit;
  const { of: team, line } = pick;
  return byScore(question, (score) => byLine(leadOf(team, score), line));
}

/** What had been scored before the bet is taken off on both sides. */
export function handicapFromScore(question: Question): Verdict {
  const { pick, market } = question;
  if (pick.kind !== 'handicap' || pick.of === 'draw') return misfit;
  const { scoreBefore } = market;
  if (!scoreBefore) return undecidable('market-lacks-score');
  const { of: team, line } = pick;
  return withCount(question, ({ score, isOver: isPartOver }) => {
    // A goal that stood when the bet was made and no longer does: nobody knows what was meant.
    if (score.home < scoreBefore.home || score.away < scoreBefore.away) {
      return isPartOver ? undecidable('market-lacks-score') : open;
    }
    return byScore(question, (now) => byLine(leadOf(team, now) - leadOf(team, scoreBefore), line));
  });
}

const sideAfter = (headStart: number, { home, away }: Score) => sideAhead(home + headStart - away);

/** The line of the home team and of the draw is the home team's, that of the visitors their own. */
export function handicapThreeWay(question: Question): Verdict {
  const { pick } = question;
  if (pick.kind !== 'handicap') return misfit;
  const { of: side, line } = pick;
  if (!Number.isInteger(line)) return misfit;
  const headStart = side === 'away' ? -line : line;
  return byScore(question, (score) => wonIf(sideAfter(headStart, score) === side));
}

export function handicapDoubleChance(question: Question): Verdict {
  const { pick } = question;
  if (pick.kind !== 'handicap-any-of' || !Number.isInteger(pick.line)) return misfit;
  const { of: named, line } = pick;
  if (!areTwo(named)) return misfit;
  return byScore(question, (score) => wonIf(named.includes(sideAfter(line, score))));
}

export function qualifier({ pick, result }: Question): Verdict {
  const team = teamOf(pick);
  if (!team) return misfit;
  const { qualifier: through } = result.ending;
  if (through) return decidedIf(through === team);
  return isOver(result, shapeOf(result.sport).whole) ? undecidable('ending-missing') : open;
}

const TWO_UP = 2;

/** Won by the result, or by a lead of two at any moment; a draw has no such second way. */
export function threeWayEarlyPayout(question: Question): Verdict {
  const result = threeWayResult(question);
  const team = teamOf(question.pick);
  const isWon = result.state === 'decided' && result.outcome === 'win';
  if (!team || isWon || result.state === 'undecidable') return result;
  return withCount(question, ({ score, isOver }) => {
    if (isOver && score[team] < TWO_UP) return result;
    return everStood(
      question,
      (stood) => leadOf(team, stood) >= TWO_UP,
      (stood) => (stood ? decided('win') : result),
    );
  });
}

/**
 * More runs do not always win at cricket: rain shortens a chase, and a match of days is drawn when
 * time runs out. So who won is what the result says, and never read from the runs.
 */
export const isCricketMatch = (question: Question): boolean =>
  question.result.sport === 'cricket' &&
  question.market.partId === shapeOf('cricket').whole &&
  unitAsked(question) === 'runs' &&
  !question.type.inMinutes;

/** A super over decides who won; for the three results the match was level. */
export function resultOfCricket(question: Question, sides: readonly Side[]): Verdict {
  const { winner, stage } = question.result.ending;
  if (winner === 'no-contest') return decided('refund');
  if (stage === 'overtime') return decidedIf(sides.includes('draw'));
  if (winner !== null) return decidedIf(sides.includes(winner));
  return withCount(question, ({ score, isOver: isDone }) => {
    if (!isDone) return open;
    const isLevel = sideAheadIn(score) === 'draw';
    return isLevel ? decidedIf(sides.includes('draw')) : undecidable('ending-missing');
  });
}

/** With two selections a draw returns the stake. */
export function winnerOfCricket({ result, market }: Question, team: Team): Verdict {
  const { winner } = result.ending;
  if (winner === 'home' || winner === 'away') return decidedIf(winner === team);
  if (winner !== null) return decided('refund');
  return isOver(result, market.partId) ? undecidable('ending-missing') : open;
}
