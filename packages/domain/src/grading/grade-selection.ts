import { undecidable, type Verdict } from './grade.ts';
import type { Grade } from './reconcile.ts';
import { type MatchResult, wasNeverPlayed } from './result/match-result.ts';
import { not } from './rules/asking/logic.ts';
import { graders } from './rules/graders.ts';
import type { GradedSelection, GradedType } from './selection.ts';

export type TypeOf = (typeId: number) => GradedType | undefined;

/**
 * What became of a selection. The result must have passed `checkResult`. What was decided before a
 * match broke off stands, everything else of such a match returns the stake (GRA-20).
 */
export function gradeSelection(
  selection: GradedSelection,
  result: MatchResult,
  typeOf: TypeOf,
): Grade {
  // Who never took the field decided nothing; the place in the next round may have been given.
  if (wasNeverPlayed(result) && !asksForQualifier(selection, typeOf)) return { outcome: 'refund' };
  const verdict = ask(selection, result, typeOf);
  switch (verdict.state) {
    case 'decided':
      return { outcome: verdict.outcome };
    case 'undecidable':
      return { outcome: 'undecidable', why: verdict.why };
    case 'open':
      return { outcome: result.status === 'in-progress' ? 'pending' : 'refund' };
  }
}

const asksForQualifier = ({ market }: GradedSelection, typeOf: TypeOf) =>
  typeOf(market.typeId)?.grading === 'qualifier';

function ask(selection: GradedSelection, result: MatchResult, typeOf: TypeOf): Verdict {
  const { market, pick } = selection;
  if (pick.kind === 'not') return not(ask({ market, pick: pick.of }, result, typeOf));
  const type = typeOf(market.typeId);
  if (!type) return undecidable('unknown-betting-type');
  return graders[type.grading]({
    type,
    market,
    pick,
    result,
    typeOf,
    askAs: (part) =>
      ask({ market: { ...market, typeId: part.typeId }, pick: part.pick }, part.result, typeOf),
  });
}
