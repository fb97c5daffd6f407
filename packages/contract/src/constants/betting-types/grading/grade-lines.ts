import { gradeSelection } from '@kipute/domain/grading/grade-selection';
import { readResult } from '@kipute/domain/grading/reading/read-result';
import { type NamedSelection, readSelection } from '@kipute/domain/grading/reading/read-selection';
import { checkResult } from '@kipute/domain/grading/result/check-result';
import { followResult } from '@kipute/domain/grading/result/follow-result';
import type { MatchResult } from '@kipute/domain/grading/result/match-result';
import { legOutcomes } from '../../betting/outcomes.ts';
import { bettingTypeOf } from '../betting-types.ts';

type LegOutcomeWord = keyof typeof legOutcomes;

/** What is answered to one line; `error` when nothing could be made of it. */
export type LineAnswer =
  | {
      readonly id: string;
      readonly outcome: number;
      readonly word: LegOutcomeWord;
      readonly why?: string;
    }
  | { readonly error: string };

export type GradeBook = {
  /** What stands on one line. Undefined for one that only tells a result, which was taken. */
  readonly take: (told: unknown) => LineAnswer | undefined;
};

/** What is known of one match. */
type Known =
  | { readonly state: 'taken'; readonly result: MatchResult }
  /** Nothing is graded against it, and nothing against the result before it. */
  | { readonly state: 'refused'; readonly why: string };

/**
 * Grades selections against the result told last, or against that of the match they name. A result
 * that is refused, or contradicts an earlier one of its match, makes its selections abnormal.
 */
export function openGradeBook(): GradeBook {
  const byMatch = new Map<string, Known>();
  let last: Known | undefined;

  const takeResult = (value: unknown): LineAnswer | undefined => {
    const read = readResult(value);
    if (!read.ok) {
      last = { state: 'refused', why: read.refusal };
      const named = matchNamedBy(value);
      if (named !== undefined) byMatch.set(named, last);
      return { error: read.refusal };
    }
    const { matchId } = read.value;
    const { known, error } = follow(byMatch.get(matchId), read.value);
    byMatch.set(matchId, known);
    last = known;
    return error === undefined ? undefined : { error };
  };

  return {
    take: (told) => {
      const line = kindOf(told);
      if (!line) return { error: 'neither a result nor a selection' };
      if (line.kind === 'result') return takeResult(line.value);
      const read = readSelection(line.value);
      if (!read.ok) return { error: read.refusal };
      const { matchId } = read.value;
      if (matchId === undefined && !last) return { error: 'no result was told before' };
      return answerTo(read.value, matchId === undefined ? last : byMatch.get(matchId));
    },
  };
}

/** Whose result it was meant to be, when nothing else of it can be read. */
const matchNamedBy = (value: unknown): string | undefined =>
  typeof value === 'object' &&
  value !== null &&
  'matchId' in value &&
  typeof value.matchId === 'string'
    ? value.matchId
    : undefined;

type Followed = { readonly known: Known; readonly error?: string };

function follow(before: Known | undefined, result: MatchResult): Followed {
  const refusal = checkResult(result);
  if (refusal) return { known: { state: 'refused', why: refusal }, error: refusal };
  if (before?.state !== 'taken') return { known: { state: 'taken', result } };
  switch (followResult(before.result, result)) {
    // An older word that comes late changes nothing about what is known.
    case 'stale':
      return { known: before, error: 'result-stale' };
    case 'contradicts':
      return {
        known: { state: 'refused', why: 'result-contradicts' },
        error: 'result-contradicts',
      };
    default:
      return { known: { state: 'taken', result } };
  }
}

type Line = { readonly kind: 'result' | 'selection'; readonly value: unknown };

/** Undefined for what says neither, or both at once. */
function kindOf(told: unknown): Line | undefined {
  if (typeof told !== 'object' || told === null) return undefined;
  const [only, ...others] = Object.entries(told);
  if (!only || others.length > 0) return undefined;
  const [kind, value] = only;
  return kind === 'result' || kind === 'selection' ? { kind, value } : undefined;
}

function answerTo({ id, ...selection }: NamedSelection, known: Known | undefined): LineAnswer {
  if (!known) return answer(id, 'abnormal', 'unknown-match');
  if (known.state === 'refused') return answer(id, 'abnormal', known.why);
  const grade = gradeSelection(selection, known.result, bettingTypeOf);
  if (grade.outcome !== 'undecidable') return answer(id, grade.outcome);
  // A match in play has not told everything yet; what is wrong with the selection stays wrong.
  const isToCome = known.result.status === 'in-progress' && grade.why.endsWith('-missing');
  return isToCome ? answer(id, 'pending') : answer(id, 'abnormal', grade.why);
}

function answer(id: string, word: LegOutcomeWord, why?: string): LineAnswer {
  return { id, outcome: legOutcomes[word].id, word, ...(why === undefined ? {} : { why }) };
}
