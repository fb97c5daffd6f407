import { decided, decidedIf, misfit, open, undecidable, type Verdict } from '../grade.ts';
import { isOver } from '../result/is-over.ts';
import { shapeOf } from '../result/sport-shapes.ts';
import {
  byLead,
  byLine,
  leadOf,
  type Score,
  sideAhead,
  sideAheadIn,
  type Team,
  wonIf,
} from '../score.ts';
import type { Ask } from './asking/ask.ts';
import { areTwo, isInRange, sideOf, sidesOf, teamOf, yesOrNo } from './asking/read-pick.ts';
import { byScore, withCount } from './asking/with-count.ts';
import { isCricketMatch, resultOfCricket, winnerOfCricket } from './cricket.ts';
import { isFight, resultOfFight } from './fights.ts';
import { byNumber } from './in-order.ts';

export function threeWayResult(ask: Ask): Verdict {
  const side = sideOf(ask.pick);
  if (!side) return misfit;
  if (isCricketMatch(ask)) return resultOfCricket(ask, [side]);
  if (isFight(ask)) return resultOfFight(ask, [side]);
  return byScore(ask, (score) => wonIf(sideAheadIn(score) === side));
}

/** Level: the stake comes back. */
export function twoWayResult(ask: Ask): Verdict {
  const team = teamOf(ask.pick);
  if (!team) return misfit;
  if (ask.market.number !== undefined) return winnerOfPeriod(ask);
  if (ask.result.sport === 'mma') return winnerOfFight(ask, team);
  if (isCricketMatch(ask)) return winnerOfCricket(ask, team);
  return byScore(ask, (score) => byLead(leadOf(team, score)));
}

function winnerOfFight({ result }: Ask, team: Team): Verdict {
  const { winner } = result.ending;
  if (winner === 'home' || winner === 'away') return decidedIf(winner === team);
  if (winner !== null) return decided('refund');
  return result.status === 'ended' ? undecidable('ending-missing') : open;
}

/** Of the game, frame, leg or map with that number. One that was not played returns the stake. */
function winnerOfPeriod(ask: Ask): Verdict {
  const { type, result, market } = ask;
  const { whole, scoreUnits, periodUnit, mayEndEarly } = shapeOf(result.sport);
  if (!mayEndEarly) return undecidable('unknown-part');
  const unit = market.partId === whole ? (scoreUnits.at(-1) ?? null) : periodUnit;
  return byNumber({ ...ask, type: { ...type, unit, moneyBack: true } });
}

export function twoWayWithOvertime(ask: Ask): Verdict {
  const partId = shapeOf(ask.result.sport).withOvertime;
  return twoWayResult({ ...ask, market: { ...ask.market, partId } });
}

export function doubleChance(ask: Ask): Verdict {
  const named = sidesOf(ask.pick);
  if (!named) return misfit;
  if (isCricketMatch(ask)) return resultOfCricket(ask, named);
  if (isFight(ask)) return resultOfFight(ask, named);
  return byScore(ask, (score) => wonIf(named.includes(sideAheadIn(score))));
}

/** With two selections level returns the stake, with three it is one of them. */
export function mostOf(ask: Ask): Verdict {
  const team = teamOf(ask.pick);
  if (ask.type.kind !== 'two-way') return threeWayResult(ask);
  return team ? byScore(ask, (score) => byLead(leadOf(team, score))) : misfit;
}

export function tied(ask: Ask): Verdict {
  return byScore(ask, ({ home, away }) => yesOrNo(ask.pick, home === away));
}

export function winningMargin(ask: Ask): Verdict {
  const { pick, market } = ask;
  if (pick.kind === 'margin') {
    return byScore(ask, (score) => wonIf(isInRange(leadOf(pick.team, score), pick)));
  }
  if (pick.kind === 'draw') return threeWayResult(ask);
  const { team, line } = market;
  if (!team) return undecidable('market-lacks-team');
  if (line === undefined) return undecidable('market-lacks-line');
  if (line <= 0) return misfit;
  return byScore(ask, (score) => yesOrNo(pick, leadOf(team, score) >= line));
}

export function handicapTwoWay(ask: Ask): Verdict {
  const { pick } = ask;
  if (pick.kind !== 'handicap' || pick.of === 'draw') return misfit;
  const { of: team, line } = pick;
  return byScore(ask, (score) => byLine(leadOf(team, score), line));
}

/** What had been scored before the bet is taken off on both sides. */
export function handicapFromScore(ask: Ask): Verdict {
  const { pick, market } = ask;
  if (pick.kind !== 'handicap' || pick.of === 'draw') return misfit;
  const { scoreBefore } = market;
  if (!scoreBefore) return undecidable('market-lacks-score');
  const { of: team, line } = pick;
  return withCount(ask, ({ score, isOver: isPartOver }) => {
    // A goal that stood when the bet was made and no longer does: nobody knows what was meant.
    if (score.home < scoreBefore.home || score.away < scoreBefore.away) {
      return isPartOver ? undecidable('market-lacks-score') : open;
    }
    return byScore(ask, (now) => byLine(leadOf(team, now) - leadOf(team, scoreBefore), line));
  });
}

const sideAfter = (headStart: number, { home, away }: Score) => sideAhead(home + headStart - away);

/** The line of the home team and of the draw is the home team's, that of the visitors their own. */
export function handicapThreeWay(ask: Ask): Verdict {
  const { pick } = ask;
  if (pick.kind !== 'handicap') return misfit;
  const { of: side, line } = pick;
  if (!Number.isInteger(line)) return misfit;
  const headStart = side === 'away' ? -line : line;
  return byScore(ask, (score) => wonIf(sideAfter(headStart, score) === side));
}

export function handicapDoubleChance(ask: Ask): Verdict {
  const { pick } = ask;
  if (pick.kind !== 'handicap-any-of' || !Number.isInteger(pick.line)) return misfit;
  const { of: named, line } = pick;
  if (!areTwo(named)) return misfit;
  return byScore(ask, (score) => wonIf(named.includes(sideAfter(line, score))));
}

export function qualifier({ pick, result }: Ask): Verdict {
  const team = teamOf(pick);
  if (!team) return misfit;
  const { qualifier: through } = result.ending;
  if (through) return decidedIf(through === team);
  return isOver(result, shapeOf(result.sport).whole) ? undecidable('ending-missing') : open;
}
