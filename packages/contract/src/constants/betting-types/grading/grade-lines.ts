import { gradeSelection } from '@kipute/domain/grading/grade-selection';
import { readResult } from '@kipute/domain/grading/reading/read-result';
import { type NamedSelection, readSelection } from '@kipute/domain/grading/reading/read-selection';
import { checkResult } from '@kipute/domain/grading/result/check-result';
import { followResult, type MatchResult } from '@kipute/domain/grading/result/match-result';
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
  /** A line of which nobody can say what stands on it, as far as its text goes. */
  readonly miss: (text: string) => void;
};

/** What is known of one match. */
type Known =
  | { readonly state: 'taken'; readonly result: MatchResult }
  /** Nothing is graded against it, and nothing against the result before it. */
  | { readonly state: 'refused'; readonly why: string; readonly before: MatchResult | undefined }
  /** Told in two ways: a person decides, however often either is repeated. */
  | { readonly state: 'contradicted'; readonly why: 'result-contradicts' };

const contradicted: Known = { state: 'contradicted', why: 'result-contradicts' };

const resultBefore = (known: Known | undefined): MatchResult | undefined => {
  if (known?.state === 'taken') return known.result;
  return known?.state === 'refused' ? known.before : undefined;
};

const UNREADABLE = 'result-unreadable';

/**
 * Grades selections against the result told last, or against that of the match they name. A result
 * that is refused, or contradicts an earlier one of its match, makes its selections abnormal; so
 * does a line that may have been a result, for those that name no match.
 */
export function openGradeBook(): GradeBook {
  const byMatch = new Map<string, Known>();
  let last: Known | undefined;

  const refuseFor = (matchIds: readonly string[], why: string) => {
    last = { state: 'refused', why, before: undefined };
    for (const matchId of matchIds) {
      const known = byMatch.get(matchId);
      if (known?.state !== 'contradicted') last = { ...last, before: resultBefore(known) };
      byMatch.set(matchId, known?.state === 'contradicted' ? known : last);
    }
  };

  const takeResult = (value: unknown): LineAnswer | undefined => {
    const read = readResult(value);
    if (!read.ok) {
      refuseFor(matchesNamedBy(value), read.refusal);
      return { error: read.refusal };
    }
    const { matchId } = read.value;
    const { known, error } = follow(byMatch.get(matchId), read.value);
    byMatch.set(matchId, known);
    last = known;
    return error === undefined ? undefined : { error };
  };

  const takeSelection = (value: unknown): LineAnswer => {
    const read = readSelection(value);
    if (!read.ok) return { error: read.refusal };
    const { matchId } = read.value;
    if (matchId === undefined && !last) return { error: 'no result was told before' };
    return answerTo(read.value, matchId === undefined ? last : byMatch.get(matchId));
  };

  return {
    take: (told) => {
      const line = kindOf(told);
      if (line) return line.kind === 'result' ? takeResult(line.value) : takeSelection(line.value);
      if (!isOfSelection(told)) refuseFor(valuesOf(told).flatMap(matchesNamedBy), UNREADABLE);
      return { error: 'neither a result nor a selection' };
    },
    miss: (text) => {
      if (!SELECTION_BEGINS.test(text)) refuseFor(matchesIn(text), UNREADABLE);
    },
  };
}

/** Whose result it was meant to be, when nothing else of it can be read. */
const matchesNamedBy = (value: unknown): readonly string[] =>
  typeof value === 'object' &&
  value !== null &&
  'matchId' in value &&
  typeof value.matchId === 'string'
    ? [value.matchId]
    : [];

const valuesOf = (told: unknown): readonly unknown[] =>
  typeof told === 'object' && told !== null ? Object.values(told) : [];

/** Whatever else is wrong with it, it was no result. */
const isOfSelection = (told: unknown): boolean =>
  typeof told === 'object' && told !== null && 'selection' in told && !('result' in told);

const SELECTION_BEGINS = /^\s*\{\s*"selection"/;
const MATCH_NAMED = /"matchId"\s*:\s*"([^"\\]*)"/g;

const matchesIn = (text: string): readonly string[] =>
  [...text.matchAll(MATCH_NAMED)].flatMap(([, matchId]) => matchId ?? []);

type Followed = { readonly known: Known; readonly error?: string };

function follow(known: Known | undefined, result: MatchResult): Followed {
  if (known?.state === 'contradicted') return { known, error: known.why };
  const before = resultBefore(known);
  const refusal = checkResult(result);
  if (refusal) return { known: { state: 'refused', why: refusal, before }, error: refusal };
  switch (followResult(before, result)) {
    // An older word that comes late changes nothing about what is known.
    case 'stale':
      return { known: known ?? { state: 'taken', result }, error: 'result-stale' };
    case 'contradicts':
      return { known: contradicted, error: 'result-contradicts' };
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
  if (known.state !== 'taken') return answer(id, 'abnormal', known.why);
  const grade = gradeSelection(selection, known.result, bettingTypeOf);
  if (grade.outcome !== 'undecidable') return answer(id, grade.outcome);
  // A match in play has not told everything yet; what is wrong with the selection stays wrong.
  const isToCome = known.result.status === 'in-progress' && grade.why.endsWith('-missing');
  return isToCome ? answer(id, 'pending') : answer(id, 'abnormal', grade.why);
}

function answer(id: string, word: LegOutcomeWord, why?: string): LineAnswer {
  return { id, outcome: legOutcomes[word].id, word, ...(why === undefined ? {} : { why }) };
}
