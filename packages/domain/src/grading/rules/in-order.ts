import { decided, decidedIf, misfit, open, undecidable, type Verdict } from '../grade.ts';
import { type Happening, runningScores } from '../result/order.ts';
import { leadOf, otherTeam, type Score, sideAheadIn, type Team } from '../score.ts';
import { type Ask, numberAsked, unitAsked } from './asking/ask.ts';
import { orByCountAlone } from './asking/by-count-alone.ts';
import { sideOf, teamOf, yesOrNo } from './asking/read-pick.ts';
import { byScore, type Ordered, withCount, withOrder } from './asking/with-count.ts';

/** Whose the n-th is. */
export function byNumber(ask: Ask): Verdict {
  const number = numberAsked(ask);
  if (number === undefined) return undecidable('market-lacks-number');
  const verdict = withOrder(ask, ({ happenings, isOver }) => {
    const happening = happenings[number - 1];
    if (happening) return byTeam(ask, happening.team);
    return isOver ? byNobody(ask) : open;
  });
  return orByCountAlone(verdict, { ask, number, ifNone: byNobody(ask) });
}

/** Whose the last is. */
export function lastTeam(ask: Ask): Verdict {
  const verdict = withOrder(ask, ({ happenings, isOver }) => {
    const last = happenings.at(-1);
    if (!isOver) return last && ask.pick.kind === 'none' ? decided('lose') : open;
    return last ? byTeam(ask, last.team) : byNobody(ask);
  });
  return orByCountAlone(verdict, { ask, number: 1, ifNone: byNobody(ask) });
}

function byTeam({ pick }: Ask, team: Team | null): Verdict {
  const picked = pick.kind === 'none' ? 'none' : teamOf(pick);
  if (!picked) return misfit;
  return team === null ? undecidable('order-missing') : decidedIf(picked === team);
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
    const there = (['home', 'away'] as const).filter((team) => score[team] >= goal);
    const [only] = there;
    if (!only) return isOver ? decidedIf(picked === 'none') : open;
    if (there.length === 1 || picked === 'none') return decidedIf(picked === only);
    return withOrder(ask, ({ happenings }) => {
      const first = runningScores(happenings).find(
        ({ home, away }) => home >= goal || away >= goal,
      );
      return first ? decidedIf(picked === (first.home >= goal ? 'home' : 'away')) : open;
    });
  });
}

/** The score after each of them; what matters is whether it ever stood so. */
function everStood(ask: Ask, isSo: (score: Score) => boolean): Verdict {
  return withOrder(ask, ({ happenings, isOver }) => {
    if (runningScores(happenings).some(isSo)) return answer(ask, true);
    return isOver ? answer(ask, false) : open;
  });
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
    return everStood(ask, (stood) => leadOf(team, stood) > 0);
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
      return everStood(ask, (stood) => leadOf(team, stood) < 0);
    });
  };

export const winFromBehind = cameFromBehind((lead) => lead > 0);
export const unbeatenFromBehind = cameFromBehind((lead) => lead >= 0);

/** So many of one team without one of the other between. */
export function consecutiveScores(ask: Ask): Verdict {
  const { team, line } = ask.market;
  if (!team) return undecidable('market-lacks-team');
  if (line === undefined) return undecidable('market-lacks-line');
  if (line <= 0) return misfit;
  return withCount(ask, ({ score, isOver }) => {
    if (isOver && score[team] < line) return answer(ask, false);
    return withOrder(ask, (ordered) => {
      if (longestRun(ordered.happenings, team) >= line) return answer(ask, true);
      return ordered.isOver ? answer(ask, false) : open;
    });
  });
}

function longestRun(happenings: readonly Happening[], of: Team): number {
  let longest = 0;
  let run = 0;
  for (const { team } of happenings) {
    run = team === of ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Who is ahead after so many frames; a match that ended before that counts with what it had. */
export function leaderAfter(ask: Ask): Verdict {
  const { line } = ask.market;
  const side = sideOf(ask.pick);
  if (!side) return misfit;
  if (line === undefined) return undecidable('market-lacks-line');
  return withOrder(ask, ({ happenings, isOver }: Ordered) => {
    if (happenings.length < line && !isOver) return open;
    const stood = runningScores(happenings.slice(0, line)).at(-1) ?? { home: 0, away: 0 };
    return decidedIf(sideAheadIn(stood) === side);
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
    return withOrder(ask, ({ happenings }) =>
      decidedIf(
        runningScores(happenings).some((stood) => stood.home === home && stood.away === away),
      ),
    );
  });
}

const DEUCE = 3;
