import { misfit, open, type Verdict } from '../grade.ts';
import type { MatchResult } from '../result/match-result.ts';
import { type Ask, unitAsked } from './asking/ask.ts';
import { futuresOf } from './asking/futures.ts';
import { all, any } from './asking/logic.ts';

type Join = (verdicts: readonly Verdict[]) => Verdict;

/** What the types that are put together say of their parts of the pick. */
function joined(ask: Ask, result: MatchResult, join: Join): Verdict {
  const { type, pick, askAs } = ask;
  if (pick.kind !== 'all-of' && pick.kind !== 'any-of') return misfit;
  if (pick.of.length !== type.combines.length) return misfit;
  const verdicts = pick.of.flatMap((part, index) => {
    const typeId = type.combines[index];
    return typeId === undefined ? [] : [askAs({ typeId, pick: part, result })];
  });
  return join(verdicts);
}

/**
 * Two parts may both be open and yet never win together: a draw and fewer than three goals, at two
 * to nil. So an open one is looked at with every way the match could have gone on.
 */
function foreseen(ask: Ask, join: Join): Verdict {
  const unit = commonUnit(ask);
  let known: Verdict | undefined;
  for (const future of unit ? futuresOf(ask, unit) : []) {
    const verdict = joined(ask, future, join);
    if (verdict.state !== 'decided') return open;
    if (known?.state === 'decided' && known.outcome !== verdict.outcome) return open;
    known = verdict;
  }
  return known ?? open;
}

function commonUnit(ask: Ask) {
  const { type, typeOf } = ask;
  const units = type.combines.map((typeId) => {
    const part = typeOf(typeId);
    return part && unitAsked({ ...ask, type: part });
  });
  return units.every((unit) => unit === units[0]) ? units[0] : undefined;
}

function together(ask: Ask, join: Join): Verdict {
  const verdict = joined(ask, ask.result, join);
  return verdict.state === 'open' ? foreseen(ask, join) : verdict;
}

export const combination = (ask: Ask): Verdict =>
  ask.pick.kind === 'all-of' ? together(ask, all) : misfit;

export const eitherOf = (ask: Ask): Verdict =>
  ask.pick.kind === 'any-of' ? together(ask, any) : misfit;
