import type { Grade } from './reconcile.ts';
import { type MatchResult, wasNeverPlayed } from './result/match-result.ts';
import { graders } from './rules/graders.ts';
import { impossibilityOf } from './rules/question/check-market.ts';
import { not } from './rules/question/verdicts.ts';
import type { GradedSelection, GradedType, Pick } from './selection.ts';
import { undecidable, type Verdict } from './verdict.ts';

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
  const verdict = verdictOn(selection, result, typeOf);
  switch (verdict.state) {
    case 'decided':
      return { outcome: verdict.outcome };
    case 'undecidable':
      return { outcome: 'undecidable', why: verdict.why };
    case 'open':
      return result.status === 'in-progress'
        ? { outcome: 'pending' }
        : leftOpen(selection, (pick) => verdictOn({ ...selection, pick }, result, typeOf));
  }
}

/**
 * What a match that broke off left open returns the stake. Of a quarter line half of the stake is
 * on each neighbour: one that was decided stands, and only the other half comes back (GRA-20).
 */
function leftOpen({ pick }: GradedSelection, verdictOf: (pick: Pick) => Verdict): Grade {
  const halves = halvesOf(pick)?.map(verdictOf) ?? [];
  const unknown = halves.find((half) => half.state === 'undecidable');
  if (unknown) return { outcome: 'undecidable', why: unknown.why };
  const sum = halves.reduce((worth, half) => worth + worthOf(half), 0);
  if (sum === 0) return { outcome: 'refund' };
  return { outcome: sum > 0 ? 'half-win' : 'half-lose' };
}

const worthOf = (half: Verdict): number =>
  half.state === 'decided'
    ? { win: 1, lose: -1, refund: 0, 'half-win': 0, 'half-lose': 0 }[half.outcome]
    : 0;

/** The two lines beside a quarter line; undefined for every other pick. */
function halvesOf(pick: Pick): readonly Pick[] | undefined {
  if (pick.kind === 'not') return halvesOf(pick.of)?.map((of) => ({ kind: 'not', of }));
  if (pick.kind !== 'over' && pick.kind !== 'under' && pick.kind !== 'handicap') return undefined;
  if (Number.isInteger(pick.line * 2)) return undefined;
  return [-0.25, 0.25].map((beside) => ({ ...pick, line: pick.line + beside }));
}

const asksForQualifier = ({ market }: GradedSelection, typeOf: TypeOf) =>
  typeOf(market.typeId)?.grading === 'qualifier';

function verdictOn(selection: GradedSelection, result: MatchResult, typeOf: TypeOf): Verdict {
  const { market, pick } = selection;
  if (pick.kind === 'not') return not(verdictOn({ market, pick: pick.of }, result, typeOf));
  const type = typeOf(market.typeId);
  if (!type) return undecidable('unknown-betting-type');
  const asked = {
    type,
    market,
    pick,
    result,
    typeOf,
    gradeAs: (part: { typeId: number; pick: Pick; result: MatchResult }) =>
      verdictOn(
        { market: { ...market, typeId: part.typeId }, pick: part.pick },
        part.result,
        typeOf,
      ),
  };
  const impossible = impossibilityOf(asked);
  return impossible ? undecidable(impossible) : graders[type.grading](asked);
}
