import type { CountedUnit } from '../counted-units.ts';
import { countIn } from '../result/counts.ts';
import { isOver } from '../result/is-over.ts';
import type { MatchResult } from '../result/match-result.ts';
import { periodsWithin } from '../result/sport-shapes.ts';
import type { Score } from '../score.ts';
import { misfit, open, type Verdict } from '../verdict.ts';
import { reachOf } from './question/counts.ts';
import { type Question, unitAsked } from './question/question.ts';
import { all, any } from './question/verdicts.ts';

type Join = (verdicts: readonly Verdict[]) => Verdict;

/** What the types that are put together say of their parts of the pick. */
function joined(question: Question, result: MatchResult, join: Join): Verdict {
  const { type, pick, gradeAs } = question;
  if (pick.kind !== 'all-of' && pick.kind !== 'any-of') return misfit;
  if (pick.of.length !== type.combines.length) return misfit;
  const verdicts = pick.of.flatMap((part, index) => {
    const typeId = type.combines[index];
    return typeId === undefined ? [] : [gradeAs({ typeId, pick: part, result })];
  });
  return join(verdicts);
}

/**
 * Two parts may both be open and yet never win together: a draw and fewer than three goals, at two
 * to nil. So an open one is looked at with every way the match could have gone on.
 */
function foreseen(question: Question, join: Join): Verdict {
  const unit = commonUnit(question);
  let known: Verdict | undefined;
  for (const future of unit ? futuresOf(question, unit) : []) {
    const verdict = joined(question, future, join);
    if (verdict.state !== 'decided') return open;
    if (known?.state === 'decided' && known.outcome !== verdict.outcome) return open;
    known = verdict;
  }
  return known ?? open;
}

function commonUnit(question: Question) {
  const { type, typeOf } = question;
  const units = type.combines.map((typeId) => {
    const part = typeOf(typeId);
    return part && unitAsked({ ...question, type: part });
  });
  return units.every((unit) => unit === units[0]) ? units[0] : undefined;
}

function together(question: Question, join: Join): Verdict {
  const verdict = joined(question, question.result, join);
  return verdict.state === 'open' ? foreseen(question, join) : verdict;
}

export const combination = (question: Question): Verdict =>
  question.pick.kind === 'all-of' ? together(question, all) : misfit;

export const eitherOf = (question: Question): Verdict =>
  question.pick.kind === 'any-of' ? together(question, any) : misfit;

/** More ways than this are not tried: then it stays open, as if nobody could know. */
const WAYS_MAX = 20_000;

/** Every way in which a match that is not over could end, as far as one unit of it goes. */
function futuresOf(question: Question, unit: CountedUnit): readonly MatchResult[] {
  const { result, market } = question;
  const periods = periodsWithin(result.sport, market.partId);
  const scores = periods.flatMap((partId) => {
    const score = countIn(result, unit, partId);
    return score ? [{ partId, score, isOver: isOver(result, partId) }] : [];
  });
  const going = scores.filter((one) => !one.isOver);
  const whole = countIn(result, unit, market.partId);
  if (scores.length !== periods.length || !whole) return [];
  const more = waysToGoOn(reachOf(question, whole));
  if (more.length ** going.length > WAYS_MAX) return [];
  let ways: readonly Readonly<Record<number, Score>>[] = [
    Object.fromEntries(scores.map(({ partId, score }) => [partId, score])),
  ];
  for (const { partId, score } of going) {
    ways = ways.flatMap((way) =>
      more.map(({ home, away }) => ({
        ...way,
        [partId]: { home: score.home + home, away: score.away + away },
      })),
    );
  }
  return ways.map((byPart) => endedAs(result, unit, byPart));
}

const waysToGoOn = (reach: number): readonly Score[] =>
  Array.from({ length: (reach + 1) ** 2 }, (_, at) => ({
    home: Math.floor(at / (reach + 1)),
    away: at % (reach + 1),
  }));

/** In which order it would have come is not said, so nothing may be read from it. */
function endedAs(
  result: MatchResult,
  unit: CountedUnit,
  byPart: Readonly<Record<number, Score>>,
): MatchResult {
  return {
    ...result,
    status: 'ended',
    counts: { ...result.counts, [unit]: byPart },
    orderedUnits: result.orderedUnits.filter((ordered) => ordered !== unit),
  };
}
