import { leadOf, otherTeam, type Score, type Side, sideAheadIn, type Team } from '../score.ts';
import { decided, decidedIf, misfit, open, undecidable, type Verdict } from '../verdict.ts';
import { byOrder, everStood, withCertainScores } from './question/by-order.ts';
import { byScore, withCount } from './question/counts.ts';
import {
  numberAsked,
  type Question,
  sideOf,
  teamOf,
  unitAsked,
  yesOrNo,
} from './question/question.ts';

/** Whose one of them is; that of one may be told without its team. */
type Whose = Team | 'nobody' | 'unsaid';

/** Whose the n-th is. */
export function byNumber(question: Question): Verdict {
  const number = numberAsked(question);
  if (number === undefined) return undecidable('market-lacks-number');
  return byOrder<Whose>(question, {
    start: 'nobody',
    next: (whose, { place, team }) => (place === number ? (team ?? 'unsaid') : whose),
    answer: (whose, { isOver }) => (whose === 'nobody' && !isOver ? open : byTeam(question, whose)),
  });
}

/** Whose the last is. */
export function lastTeam(question: Question): Verdict {
  return byOrder<Whose>(question, {
    start: 'nobody',
    next: (_, { team }) => team ?? 'unsaid',
    answer: (whose, { isOver }) => {
      if (isOver) return byTeam(question, whose);
      return whose !== 'nobody' && question.pick.kind === 'none' ? decided('lose') : open;
    },
  });
}

function byTeam(question: Question, whose: Whose): Verdict {
  const { pick } = question;
  if (whose === 'nobody') return byNobody(question);
  const picked = pick.kind === 'none' ? 'none' : teamOf(pick);
  if (!picked) return misfit;
  return whose === 'unsaid' ? undecidable('order-missing') : decidedIf(picked === whose);
}

/** Nobody's: lost for a team, unless the market returns the stake then. */
function byNobody({ pick, type }: Question): Verdict {
  if (pick.kind === 'none') return decided('win');
  if (!teamOf(pick)) return misfit;
  return decided(type.moneyBack || type.kind === 'two-way' ? 'refund' : 'lose');
}

/** Who reaches so many first. Who never does cannot have been first, whatever the order. */
export function raceTo(question: Question): Verdict {
  const { pick, market } = question;
  const goal = market.line;
  if (goal === undefined) return undecidable('market-lacks-line');
  const picked = pick.kind === 'none' ? 'none' : teamOf(pick);
  if (!picked || !Number.isInteger(goal) || goal < 1) return misfit;
  return withCount(question, ({ score, isOver }) => {
    const there = teams.filter((team) => score[team] >= goal);
    const [only] = there;
    if (!only) return isOver ? decidedIf(picked === 'none') : open;
    if (there.length === 1 || picked === 'none') return decidedIf(picked === only);
    return firstTo(question, goal, (first) => decidedIf(picked === first));
  });
}

/** Both got there. Where the order is not told, one may have been there before a break alone. */
function firstTo(question: Question, goal: number, then: (first: Team) => Verdict): Verdict {
  const thereAt = (score: Score) => teams.filter((team) => score[team] >= goal);
  return withCertainScores(question, (scores) => {
    const [first, other] = scores.map(thereAt).find((there) => there.length > 0) ?? [];
    if (first && !other) return then(first);
    return byOrder<Team | 'nobody'>(question, {
      start: 'nobody',
      next: (before, { score }) => (before === 'nobody' ? (thereAt(score)[0] ?? before) : before),
      answer: (whose) => (whose === 'nobody' ? open : then(whose)),
    });
  });
}

const teams: readonly Team[] = ['home', 'away'];

/** Yes or no: it stood so at some moment. */
function answerIfStood(question: Question, isSo: (score: Score) => boolean): Verdict {
  return everStood(question, isSo, (stood, isOver) =>
    stood || isOver ? answer(question, stood) : open,
  );
}

function answer({ pick }: Question, isSo: boolean): Verdict {
  const outcome = yesOrNo(pick, isSo);
  return outcome ? decided(outcome) : misfit;
}

/** Who ends ahead has led, and who has not scored has not: then the order does not matter. */
export function leadHeld(question: Question): Verdict {
  const { team } = question.market;
  if (!team) return undecidable('market-lacks-team');
  return withCount(question, ({ score, isOver }) => {
    if (leadOf(team, score) > 0) return answer(question, true);
    if (isOver && score[team] === 0) return answer(question, false);
    return answerIfStood(question, (stood) => leadOf(team, stood) > 0);
  });
}

const cameFromBehind =
  (isEnough: (lead: number) => boolean) =>
  (question: Question): Verdict => {
    const { team } = question.market;
    if (!team) return undecidable('market-lacks-team');
    return withCount(question, ({ score, isOver }) => {
      if (!isOver) return open;
      // Who conceded nothing was never behind, and who did not end well enough has lost it anyhow.
      if (!isEnough(leadOf(team, score)) || score[otherTeam(team)] === 0)
        return answer(question, false);
      return answerIfStood(question, (stood) => leadOf(team, stood) < 0);
    });
  };

export const winFromBehind = cameFromBehind((lead) => lead > 0);
export const unbeatenFromBehind = cameFromBehind((lead) => lead >= 0);

/** So many of one team without one of the other between. */
export function consecutiveScores(question: Question): Verdict {
  const { team, line } = question.market;
  if (!team) return undecidable('market-lacks-team');
  if (line === undefined) return undecidable('market-lacks-line');
  if (!Number.isInteger(line) || line <= 0) return misfit;
  return withCount(question, ({ score, isOver }) => {
    if (isOver && score[team] < line) return answer(question, false);
    // How many of them in a row so far; who has had enough keeps them.
    return byOrder<number>(question, {
      start: 0,
      next: (run, step) => {
        if (run >= line) return run;
        return step.team === team ? run + 1 : 0;
      },
      answer: (run, told) => (run >= line || told.isOver ? answer(question, run >= line) : open),
    });
  });
}

/** Who is ahead after so many frames; a match that ended before that counts with what it had. */
export function leaderAfter(question: Question): Verdict {
  const { line } = question.market;
  const side = sideOf(question.pick);
  if (!side) return misfit;
  if (line === undefined) return undecidable('market-lacks-line');
  if (!Number.isInteger(line) || line < 1) return misfit;
  return byOrder<Side>(question, {
    start: 'draw',
    next: (ahead, { place, score }) => (place <= line ? sideAheadIn(score) : ahead),
    answer: (ahead, { steps, isOver }) =>
      steps < line && !isOver ? open : decidedIf(ahead === side),
  });
}

/** Whether it stood so at some moment. A tennis game at three points each is deuce. */
export function scoreReached(question: Question): Verdict {
  const { pick } = question;
  if (pick.kind !== 'score') {
    // Deuce is asked of a game; of any other score yes and no say nothing.
    if (unitAsked(question) !== 'points') return misfit;
    return byScore(question, ({ home, away }) => yesOrNo(pick, home >= DEUCE && away >= DEUCE));
  }
  const { home, away } = pick;
  return withCount(question, ({ score, isOver }) => {
    if (score.home === home && score.away === away) return decided('win');
    // One side has gone past it and the other never came to it.
    const isMissed =
      (score.home > home && score.away < away) || (score.away > away && score.home < home);
    if (isMissed) return decided('lose');
    if (score.home < home || score.away < away) return isOver ? decided('lose') : open;
    return everStood(question, (stood) => stood.home === home && stood.away === away, decidedIf);
  });
}

const DEUCE = 3;
