import { misfit, undecidable, type Verdict } from '../grade.ts';
import { shapeOf, spansPeriods } from '../result/sport-shapes.ts';
import { leadOf, type Score, type Team, totalOf, wonIf } from '../score.ts';
import { type Ask, inPart, teamAsked, unitAsked } from './asking/ask.ts';
import { all, any, not } from './asking/logic.ts';
import { byScore } from './asking/with-count.ts';
import { correctScore } from './the-score.ts';
import { doubleChance, threeWayResult, twoWayResult } from './who-is-ahead.ts';

/** Something about every period, or about any of them; undecided periods keep it open. */
function overPeriods(
  ask: Ask,
  options: {
    readonly join: (verdicts: readonly Verdict[]) => Verdict;
    readonly isSo: (score: Score) => boolean;
  },
): Verdict {
  const { pick, result, market } = ask;
  const { periods } = shapeOf(result.sport);
  if (!spansPeriods(result.sport, market.partId)) return undecidable('unknown-part');
  const verdicts = periods.map((partId) =>
    byScore(inPart(ask, partId), (score) => wonIf(options.isSo(score))),
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
  (ask: Ask): Verdict => {
    const { team } = ask.market;
    if (!team) return undecidable('market-lacks-team');
    return overPeriods(ask, { join, isSo: (score) => isSo(score, team) });
  };

export const winEveryPeriod = periodsOfTeam(all, (score, team) => leadOf(team, score) > 0);
export const unbeatenEveryPeriod = periodsOfTeam(all, (score, team) => leadOf(team, score) >= 0);
const winAnyOf = periodsOfTeam(any, (score, team) => leadOf(team, score) > 0);

/** Who has won a set has one in the score of the match. */
export function winAnyPeriod(ask: Ask): Verdict {
  const { pick, result, market } = ask;
  const { mayEndEarly, scoreUnits, whole } = shapeOf(result.sport);
  const unit = unitAsked(ask);
  const { team } = market;
  if (!mayEndEarly || !unit || !scoreUnits.includes(unit)) return winAnyOf(ask);
  if (!team) return undecidable('market-lacks-team');
  if (pick.kind !== 'yes' && pick.kind !== 'no') return misfit;
  return byScore(inPart(ask, whole), (score) => wonIf(score[team] > 0 === (pick.kind === 'yes')));
}

const isLevel = ({ home, away }: Score) => home === away;
export const drawEveryPeriod = (ask: Ask) => overPeriods(ask, { join: all, isSo: isLevel });
export const drawAnyPeriod = (ask: Ask) => overPeriods(ask, { join: any, isSo: isLevel });

const periodsByLine =
  (isSo: (total: number, line: number) => boolean) =>
  (ask: Ask): Verdict => {
    const { line } = ask.market;
    if (line === undefined) return undecidable('market-lacks-line');
    return overPeriods(ask, { join: all, isSo: (score) => isSo(totalOf(score), line) });
  };

export const overEveryPeriod = periodsByLine((total, line) => total > line);
export const underEveryPeriod = periodsByLine((total, line) => total < line);

/** Of the match somebody, of a team that one. */
export function scoreEveryPeriod(ask: Ask): Verdict {
  const of = teamAsked(ask);
  if (!of) return undecidable('market-lacks-team');
  return overPeriods(ask, {
    join: all,
    isSo: (score) => (of === 'both' ? totalOf(score) : score[of]) > 0,
  });
}

/** Both teams in each half, or as the pick says of each half in its turn. */
export function bothScoreByHalf(ask: Ask): Verdict {
  const { pick, result } = ask;
  const isSo = ({ home, away }: Score) => home > 0 && away > 0;
  if (pick.kind !== 'in-turn') return overPeriods(ask, { join: all, isSo });
  const { periods } = shapeOf(result.sport);
  if (pick.of.length !== periods.length) return misfit;
  const verdicts = pick.of.map((one, index) =>
    byScore(inPart(ask, periods[index] ?? 0), (score) =>
      one.kind === 'yes' || one.kind === 'no'
        ? wonIf(isSo(score) === (one.kind === 'yes'))
        : undefined,
    ),
  );
  return all(verdicts);
}

/** Half time and the end are two questions with one answer each. */
const halfThenFull =
  (rule: (ask: Ask) => Verdict) =>
  (ask: Ask): Verdict => {
    const { pick, result, market } = ask;
    const { halfTime } = shapeOf(result.sport);
    if (pick.kind !== 'in-turn' || pick.of.length !== 2) return misfit;
    const [first, last] = pick.of;
    if (halfTime === null || !first || !last) return undecidable('unknown-part');
    return all([
      rule({ ...inPart(ask, halfTime), pick: first }),
      rule({ ...inPart(ask, market.partId), pick: last }),
    ]);
  };

/** Where no period ends level a set and a match have a winner, and nothing is returned. */
const winnerOrResult = (ask: Ask): Verdict =>
  shapeOf(ask.result.sport).mayEndEarly ? twoWayResult(ask) : threeWayResult(ask);

export const halfTimeFullTime = halfThenFull(winnerOrResult);
export const halfTimeFullTimeDoubleChance = halfThenFull((ask) =>
  ask.pick.kind === 'any-of' ? doubleChance(ask) : threeWayResult(ask),
);
export const halfTimeFullTimeScore = halfThenFull(correctScore);

export function halfTimeOrFullTime(ask: Ask): Verdict {
  const { halfTime } = shapeOf(ask.result.sport);
  if (halfTime === null) return undecidable('unknown-part');
  return any([threeWayResult(inPart(ask, halfTime)), threeWayResult(ask)]);
}
