import { decided, decidedIf, misfit, open, undecidable, type Verdict } from '../grade.ts';
import { leadOf, otherTeam, type Score, type Side, sideAheadIn, type Team } from '../score.ts';
import { type Ask, numberAsked, unitAsked } from './asking/ask.ts';
import { byOrder, everStood, withCertainScores } from './asking/by-order.ts';
import { sideOf, teamOf, yesOrNo } from './asking/read-pick.ts';
import { byScore, withCount } from './asking/with-count.ts';

/** Whose one of them is; that of one may be told without its team. */
type Whose = Team | 'nobody' | 'unsaid';

/** Whose the n-th is. */
export function byNumber(ask: Ask): Verdict {
  const number = numberAsked(ask);
  if (number === undefined) return undecidable('market-lacks-number');
  return byOrder<Whose>(ask, {
    start: 'nobody',
    next: (whose, { place, team }) => (place === number ? (team ?? 'unsaid') : whose),
    answer: (whose, { isOver }) => (whose === 'nobody' && !isOver ? open : byTeam(ask, whose)),
  });
}

/** Whose the last is. */
export function lastTeam(ask: Ask): Verdict {
  return byOrder<Whose>(ask, {
    start: 'nobody',
    next: (_, { team }) => team ?? 'unsaid',
    answer: (whose, { isOver }) => {
      if (isOver) return byTeam(ask, whose);
      return whose !== 'nobody' && ask.pick.kind === 'none' ? decided('lose') : open;
    },
  });
}

function byTeam(ask: Ask, whose: Whose): Verdict {
  const { pick } = ask;
  if (whose === 'nobody') return byNobody(ask);
  const picked = pick.kind === 'none' ? 'none' : teamOf(pick);
  if (!picked) return misfit;
  return whose === 'unsaid' ? undecidable('order-missing') : decidedIf(picked === whose);
}

/** Nobody's: lost for a team, unless the market returns the stake then. */
function byNobody({ pick, type }: Ask): Verdict {
  if (pick.kind === 'none') return decided('win');
  if (!teamOf(pick)) return misfit;
  return decided(type.moneyBack || type.kind === 'two-way' ? 'refund' : 'lose');
}

/** Who reaches so many first. Who never does cannot have been first, whatever the order. */
export function raceTo(ask: Ask): Verdict {
  const { pick, market } = ask;
  const goal = market.line;
  if (goal === undefined) return undecidable('market-lacks-line');
  const picked = pick.kind === 'none' ? 'none' : teamOf(pick);
  if (!picked || !Number.isInteger(goal) || goal < 1) return misfit;
  return withCount(ask, ({ score, isOver }) => {
    const there = teams.filter((team) => score[team] >= goal);
    const [only] = there;
    if (!only) return isOver ? decidedIf(picked === 'none') : open;
    if (there.length === 1 || picked === 'none') return decidedIf(picked === only);
    return firstTo(ask, goal, (first) => decidedIf(picked === first));
  });
}

/** Both got there. Where the order is not told, one may have been there before a break alone. */
function firstTo(ask: Ask, goal: number, then: (first: Team) => Verdict): Verdict {
  const thereAt = (score: Score) => teams.filter((team) => score[team] >= goal);
  return withCertainScores(ask, (scores) => {
    const [first, other] = scores.map(thereAt).find((there) => there.length > 0) ?? [];
    if (first && !other) return then(first);
    return byOrder<Team | 'nobody'>(ask, {
      start: 'nobody',
      next: (before, { score }) => (before === 'nobody' ? (thereAt(score)[0] ?? before) : before),
      answer: (whose) => (whose === 'nobody' ? open : then(whose)),
    });
  });
}

const teams: readonly Team[] = ['home', 'away'];

/** Yes or no: it stood so at some moment. */
function answerIfStood(ask: Ask, isSo: (score: Score) => boolean): Verdict {
  return everStood(ask, isSo, (stood, isOver) => (stood || isOver ? answer(ask, stood) : open));
}

function answer({ pick }: Ask, isSo: boolean): Verdict {
  const outcome = yesOrNo(pick, isSo);
  return outcome ? decided(outcome) : misfit;
}

/** Who ends ahead has led, and who has not scored has not: then the order does not matter. */
export function leadHeld(ask: Ask): Verdict {
  const { team } = ask.market;
  if (!team) return undecidable('market-lacks-team');
  return withCount(ask, ({ score, isOver }) => {
    if (leadOf(team, score) > 0) return answer(ask, true);
    if (isOver && score[team] === 0) return answer(ask, false);
    return answerIfStood(ask, (stood) => leadOf(team, stood) > 0);
  });
}

const cameFromBehind =
  (isEnough: (lead: number) => boolean) =>
  (ask: Ask): Verdict => {
    const { team } = ask.market;
    if (!team) return undecidable('market-lacks-team');
    return withCount(ask, ({ score, isOver }) => {
      if (!isOver) return open;
      // Who conceded nothing was never behind, and who did not end well enough has lost it anyhow.
      if (!isEnough(leadOf(team, score)) || score[otherTeam(team)] === 0) return answer(ask, false);
      return answerIfStood(ask, (stood) => leadOf(team, stood) < 0);
    });
  };

export const winFromBehind = cameFromBehind((lead) => lead > 0);
export const unbeatenFromBehind = cameFromBehind((lead) => lead >= 0);

/** So many of one team without one of the other between. */
export function consecutiveScores(ask: Ask): Verdict {
  const { team, line } = ask.market;
  if (!team) return undecidable('market-lacks-team');
  if (line === undefined) return undecidable('market-lacks-line');
  if (!Number.isInteger(line) || line <= 0) return misfit;
  return withCount(ask, ({ score, isOver }) => {
    if (isOver && score[team] < line) return answer(ask, false);
    // How many of them in a row so far; who has had enough keeps them.
    return byOrder<number>(ask, {
      start: 0,
      next: (run, step) => {
        if (run >= line) return run;
        return step.team === team ? run + 1 : 0;
      },
      answer: (run, told) => (run >= line || told.isOver ? answer(ask, run >= line) : open),
    });
  });
}

/** Who is ahead after so many frames; a match that ended before that counts with what it had. */
export function leaderAfter(ask: Ask): Verdict {
  const { line } = ask.market;
  const side = sideOf(ask.pick);
  if (!side) return misfit;
  if (line === undefined) return undecidable('market-lacks-line');
  if (!Number.isInteger(line) || line < 1) return misfit;
  return byOrder<Side>(ask, {
    start: 'draw',
    next: (ahead, { place, score }) => (place <= line ? sideAheadIn(score) : ahead),
    answer: (ahead, { steps, isOver }) =>
      steps < line && !isOver ? open : decidedIf(ahead === side),
  });
}

/** Whether it stood so at some moment. A tennis game at three points each is deuce. */
export function scoreReached(ask: Ask): Verdict {
  const { pick } = ask;
  if (pick.kind !== 'score') {
    // Deuce is asked of a game; of any other score yes and no say nothing.
    if (unitAsked(ask) !== 'points') return misfit;
    return byScore(ask, ({ home, away }) => yesOrNo(pick, home >= DEUCE && away >= DEUCE));
  }
  const { home, away } = pick;
  return withCount(ask, ({ score, isOver }) => {
    if (score.home === home && score.away === away) return decided('win');
    // One side has gone past it and the other never came to it.
    const isMissed =
      (score.home > home && score.away < away) || (score.away > away && score.home < home);
    if (isMissed) return decided('lose');
    if (score.home < home || score.away < away) return isOver ? decided('lose') : open;
    return everStood(ask, (stood) => stood.home === home && stood.away === away, decidedIf);
  });
}

const DEUCE = 3;
