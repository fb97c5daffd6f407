import { isOver } from '../result/is-over.ts';
import { shapeOf, spansPeriods } from '../result/sport-shapes.ts';
import { countOf, leadOf, type Score, type Team, totalOf, wonIf } from '../score.ts';
import { decided, decidedIf, misfit, open, undecidable, type Verdict } from '../verdict.ts';
import { correctScore } from './correct-score.ts';
import { doubleChance, threeWayResult, twoWayResult } from './match-winner.ts';
import { byScore, withCount } from './question/counts.ts';
import { inPart, type Question, teamAsked, unitAsked } from './question/question.ts';
import { all, any, not } from './question/verdicts.ts';

/** Something about every period, or about any of them; undecided periods keep it open. */
function overPeriods(
  question: Question,
  options: {
    readonly join: (verdicts: readonly Verdict[]) => Verdict;
    readonly isSo: (score: Score) => boolean;
  },
): Verdict {
  const { pick, result, market } = question;
  const { periods } = shapeOf(result.sport);
  if (!spansPeriods(result.sport, market.partId)) return undecidable('unknown-part');
  const verdicts = periods.map((partId) =>
    byScore(inPart(question, partId), (score) => wonIf(options.isSo(score))),
  );
  const played = verdicts.filter((verdict) => !isReturned(verdict));
  const isSo = options.join(played);
  if (pick.kind === 'yes') return isSo;
  return pick.kind === 'no' ? not(isSo) : misfit;
}

/** A set that was not played has nothing to say. */
const isReturned = (verdict: Verdict) =>
  verdict.state === 'decided' && verdict.outcome === 'refund';

type OfTeam = (score: Score, team: Team) => boolean;

const periodsOfTeam =
  (join: (verdicts: readonly Verdict[]) => Verdict, isSo: OfTeam) =>
  (question: Question): Verdict => {
    const { team } = question.market;
    if (!team) return undecidable('market-lacks-team');
    return overPeriods(question, { join, isSo: (score) => isSo(score, team) });
  };

export const winEveryPeriod = periodsOfTeam(all, (score, team) => leadOf(team, score) > 0);
export const unbeatenEveryPeriod = periodsOfTeam(all, (score, team) => leadOf(team, score) >= 0);
const winAnyOf = periodsOfTeam(any, (score, team) => leadOf(team, score) > 0);

/** Who has won a set has one in the score of the match. */
export function winAnyPeriod(question: Question): Verdict {
  const { pick, result, market } = question;
  const { mayEndEarly, scoreUnits, whole } = shapeOf(result.sport);
  const unit = unitAsked(question);
  const { team } = market;
  if (!mayEndEarly || !unit || !scoreUnits.includes(unit)) return winAnyOf(question);
  if (!team) return undecidable('market-lacks-team');
  if (pick.kind !== 'yes' && pick.kind !== 'no') return misfit;
  return byScore(inPart(question, whole), (score) =>
    wonIf(score[team] > 0 === (pick.kind === 'yes')),
  );
}

const isLevel = ({ home, away }: Score) => home === away;
export const drawEveryPeriod = (question: Question) =>
  overPeriods(question, { join: all, isSo: isLevel });
export const drawAnyPeriod = (question: Question) =>
  overPeriods(question, { join: any, isSo: isLevel });

const periodsByLine =
  (isSo: (total: number, line: number) => boolean) =>
  (question: Question): Verdict => {
    const { line } = question.market;
    if (line === undefined) return undecidable('market-lacks-line');
    return overPeriods(question, { join: all, isSo: (score) => isSo(totalOf(score), line) });
  };

export const overEveryPeriod = periodsByLine((total, line) => total > line);
export const underEveryPeriod = periodsByLine((total, line) => total < line);

/** Of the match somebody, of a team that one. */
export function scoreEveryPeriod(question: Question): Verdict {
  const of = teamAsked(question);
  if (!of) return undecidable('market-lacks-team');
  return overPeriods(question, {
    join: all,
    isSo: (score) => (of === 'both' ? totalOf(score) : score[of]) > 0,
  });
}

/** Both teams in each half, or as the pick says of each half in its turn. */
export function bothScoreByHalf(question: Question): Verdict {
  const { pick, result } = question;
  const isSo = ({ home, away }: Score) => home > 0 && away > 0;
  if (pick.kind !== 'in-turn') return overPeriods(question, { join: all, isSo });
  const { periods } = shapeOf(result.sport);
  if (pick.of.length !== periods.length) return misfit;
  const verdicts = pick.of.map((one, index) =>
    byScore(inPart(question, periods[index] ?? 0), (score) =>
      one.kind === 'yes' || one.kind === 'no'
        ? wonIf(isSo(score) === (one.kind === 'yes'))
        : undefined,
    ),
  );
  return all(verdicts);
}

/** Half time and the end are two questions with one answer each. */
const halfThenFull =
  (rule: (question: Question) => Verdict) =>
  (question: Question): Verdict => {
    const { pick, result, market } = question;
    const { halfTime } = shapeOf(result.sport);
    if (pick.kind !== 'in-turn' || pick.of.length !== 2) return misfit;
    const [first, last] = pick.of;
    if (halfTime === null || !first || !last) return undecidable('unknown-part');
    return all([
      rule({ ...inPart(question, halfTime), pick: first }),
      rule({ ...inPart(question, market.partId), pick: last }),
    ]);
  };

/** Where no period ends level a set and a match have a winner, and nothing is returned. */
const winnerOrResult = (question: Question): Verdict =>
  shapeOf(question.result.sport).mayEndEarly ? twoWayResult(question) : threeWayResult(question);

export const halfTimeFullTime = halfThenFull(winnerOrResult);
export const halfTimeFullTimeDoubleChance = halfThenFull((question) =>
  question.pick.kind === 'any-of' ? doubleChance(question) : threeWayResult(question),
);
export const halfTimeFullTimeScore = halfThenFull(correctScore);

export function halfTimeOrFullTime(question: Question): Verdict {
  const { halfTime } = shapeOf(question.result.sport);
  if (halfTime === null) return undecidable('unknown-part');
  return any([threeWayResult(inPart(question, halfTime)), threeWayResult(question)]);
}

type Period = { readonly partId: number; readonly amount: number; readonly isOver: boolean };

/** Which period has most. */
export function periodWithMost(question: Question): Verdict {
  const { result, market } = question;
  const { periods } = shapeOf(result.sport);
  const of = teamAsked(question);
  if (!of) return undecidable('market-lacks-team');
  if (!spansPeriods(result.sport, market.partId)) return undecidable('unknown-part');
  const found: Period[] = [];
  for (const partId of periods) {
    const verdict = withCount(inPart(question, partId), ({ score }) => {
      found.push({ partId, amount: countOf(of, score), isOver: isOver(result, partId) });
      return open;
    });
    if (verdict.state === 'undecidable') return verdict;
  }
  return mostOfPeriods(question, found);
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

function mostOfPeriods({ pick, type }: Question, periods: readonly Period[]): Verdict {
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
