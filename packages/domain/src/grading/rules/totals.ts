import type { DecidedOutcome } from '../../betting/bet-return.ts';
import type { CountedUnit } from '../counted-units.ts';
import { byLine, countOf, otherTeam, type Score, type Team, wonIf } from '../score.ts';
import type { Pick } from '../selection.ts';
import { decided, misfit, open, undecidable, type Verdict } from '../verdict.ts';
import { lengthOfFight } from './fights.ts';
import { byScore, type ReadScore } from './question/counts.ts';
import { ofPlayer } from './question/players.ts';
import { isInRange, type Question, teamAsked, unitAsked, yesOrNo } from './question/question.ts';

/** Of these the better of two counts, not both together. */
const bests: readonly CountedUnit[] = ['break-points', 'checkout-points', 'average'];

/** How many, of both teams, of one, or of a player: whatever the market is on. */
function byAmount(
  question: Question,
  read: (amount: number) => DecidedOutcome | undefined,
): Verdict {
  if (question.type.subject === 'player') return ofPlayer(question, read);
  const of = teamAsked(question);
  if (!of) return undecidable('market-lacks-team');
  const unit = unitAsked(question);
  const isBest = of === 'both' && unit !== undefined && bests.includes(unit);
  return byScore(question, (score) =>
    read(isBest ? Math.max(score.home, score.away) : countOf(of, score)),
  );
}

export function totalOverUnder(question: Question): Verdict {
  const { pick, result } = question;
  if (pick.kind !== 'over' && pick.kind !== 'under') return misfit;
  if (result.sport === 'mma' && unitAsked(question) === 'rounds')
    return lengthOfFight(question, pick);
  return byAmount(question, (amount) =>
    pick.kind === 'over' ? byLine(amount, -pick.line) : byLine(-amount, pick.line),
  );
}

/** With a third selection for the line itself nothing is returned. */
export function totalOverExactlyUnder(question: Question): Verdict {
  const { pick } = question;
  if (pick.kind !== 'over' && pick.kind !== 'under' && pick.kind !== 'exactly') return misfit;
  if (!Number.isInteger(pick.line)) return misfit;
  const kinds = ['under', 'exactly', 'over'] as const;
  return byAmount(question, (amount) =>
    wonIf(kinds[1 + Math.sign(amount - pick.line)] === pick.kind),
  );
}

export function totalRange(question: Question): Verdict {
  const { pick } = question;
  if (pick.kind !== 'range') return misfit;
  return byAmount(question, (amount) => wonIf(isInRange(amount, pick)));
}

/** Nought is even. */
export function oddEven(question: Question): Verdict {
  const { pick } = question;
  if (pick.kind !== 'odd' && pick.kind !== 'even') return misfit;
  return byAmount(question, (amount) => wonIf((amount % 2 === 1) === (pick.kind === 'odd')));
}

/** At least one. */
export function eventHappens(question: Question): Verdict {
  return byAmount(question, (amount) => yesOrNo(question.pick, amount > 0));
}

/** Each team as many as the line, or one. */
export function bothScore(question: Question): Verdict {
  const { pick, type, market } = question;
  const least = type.kind === 'yes-no-line' ? market.line : 1;
  if (least === undefined) return undecidable('market-lacks-line');
  if (least <= 0) return misfit;
  return byScore(question, ({ home, away }) => yesOrNo(pick, home >= least && away >= least));
}

function scoringPick(pick: Pick): ReadScore {
  return ({ home, away }) => {
    const teams = Number(home > 0) + Number(away > 0);
    switch (pick.kind) {
      case 'none':
        return wonIf(teams === 0);
      case 'both':
        return wonIf(teams === 2);
      case 'home':
      case 'away':
        return wonIf(teams === 1 && { home, away }[pick.kind] > 0);
      case 'range':
        return wonIf(isInRange(teams, pick));
      default:
        return undefined;
    }
  };
}

/** How many of the teams score, or which of them alone. */
export const teamsScoring = (question: Question): Verdict =>
  byScore(question, scoringPick(question.pick));

/** Of one team, or of either when the market names none. */
function ofTeamOrEither(question: Question, isSo: (score: Score, team: Team) => boolean): Verdict {
  const of = teamAsked(question);
  if (!of) return undecidable('market-lacks-team');
  const teams: readonly Team[] = of === 'both' ? ['home', 'away'] : [of];
  return byScore(question, (score) =>
    yesOrNo(
      question.pick,
      teams.some((team) => isSo(score, team)),
    ),
  );
}

export const cleanSheet = (question: Question): Verdict =>
  ofTeamOrEither(question, (score, team) => score[otherTeam(team)] === 0);

export const winToNil = (question: Question): Verdict =>
  ofTeamOrEither(question, (score, team) => score[team] > 0 && score[otherTeam(team)] === 0);

/** Somebody, or the player it is on, reaches the number. */
export function scorerCount(question: Question): Verdict {
  const { type, market, pick, result } = question;
  const least = market.line ?? type.threshold ?? undefined;
  if (least === undefined) return undecidable('market-lacks-line');
  if (least <= 0) return misfit;
  const named = pick.kind === 'player' ? pick.playerId : market.playerId;
  if (named !== undefined || type.subject === 'player') {
    const read = (amount: number) =>
      pick.kind === 'player' ? wonIf(amount >= least) : yesOrNo(pick, amount >= least);
    return ofPlayer({ ...question, market: { ...market, playerId: named } }, read);
  }
  const unit = unitAsked(question);
  if (unit && bests.includes(unit)) {
    return byAmount(question, (amount) => yesOrNo(pick, amount >= least));
  }
  if (!unit || !result.lineUp) return undecidable('line-up-missing');
  const reached = result.lineUp.some(({ counts }) => (counts[unit] ?? 0) >= least);
  if (!reached && result.lineUp.every(({ counts }) => counts[unit] === undefined)) {
    return undecidable('count-missing');
  }
  if (!reached && result.status !== 'ended') return open;
  const outcome = yesOrNo(pick, reached);
  return outcome ? decided(outcome) : misfit;
}
