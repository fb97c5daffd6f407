import type { GradingRule } from '../../grading-rules.ts';
import { hasPart } from '../../result/sport-shapes.ts';
import type { Pick } from '../../selection.ts';
import type { Undecidable } from '../../verdict.ts';
import type { Question } from './question.ts';

/** These are about a tournament, or nobody but the provider knows what they are about. */
const withoutPart: readonly GradingRule[] = ['finishing-place', 'head-to-head', 'provider-only'];

/** Their line is a number of something; nought itself is half of a quarter line. */
const countedLines: readonly GradingRule[] = [
  'total-over-under',
  'total-over-exactly-under',
  'over-every-period',
  'under-every-period',
];

const LINE_MAX = 10_000;
const FOOTBALL_MINUTES = 120;
const DAY_MINUTES = 1_440;

/**
 * What no market of any match can ask, whoever asks it: a bet on it would win or lose whatever
 * happens, or mean something nobody agreed on (GRA-26).
 */
export function impossibilityOf(question: Question): Undecidable | undefined {
  const { type, market, result, pick } = question;
  if (!withoutPart.includes(type.grading) && !hasPart(result.sport, market.partId)) {
    return 'unknown-part';
  }
  if (!linesOf(question).every((line) => isLine(line, type.grading))) return 'line-impossible';
  if (
    !spansOf(question).every(([from, to]) => from >= 0 && to >= from && to <= lastMinute(question))
  ) {
    return 'minutes-impossible';
  }
  return isEmpty(pick) ? 'pick-does-not-fit' : undefined;
}

function linesOf({ market, pick }: Question): readonly number[] {
  const own = 'line' in pick ? [pick.line] : [];
  return market.line === undefined ? own : [...own, market.line];
}

function isLine(line: number, rule: GradingRule): boolean {
  if (!Number.isInteger(line * 4) || Math.abs(line) > LINE_MAX) return false;
  return !countedLines.includes(rule) || line >= 0;
}

const lastMinute = ({ result }: Question): number =>
  result.sport === 'football' ? FOOTBALL_MINUTES : DAY_MINUTES;

/** Minutes of the market begin with the first, those of a pick may be told from nought. */
function spansOf({ type, market, pick }: Question): readonly (readonly [number, number])[] {
  const { minutes, line } = market;
  const isBefore = type.grading === 'event-in-time-range' && !type.inMinutes && line !== undefined;
  return [
    ...(minutes ? [[minutes.from - 1, minutes.to] as const] : []),
    ...(isBefore ? [[1, line] as const] : []),
    ...(pick.kind === 'minutes' ? [[pick.least, pick.most ?? pick.least] as const] : []),
  ];
}

/** A list of nothing would win or lose whatever the score, and a lead of nought is none. */
function isEmpty(pick: Pick): boolean {
  switch (pick.kind) {
    case 'any-score-of':
    case 'other-score':
      return pick.listed.length === 0 || !pick.listed.every(isScore);
    case 'score':
      return !isScore(pick);
    case 'margin':
      return pick.least < 1;
    case 'participant':
      return pick.against.includes(pick.participantId);
    default:
      return false;
  }
}

const isScore = ({ home, away }: { readonly home: number; readonly away: number }): boolean =>
  [home, away].every((count) => Number.isInteger(count) && count >= 0 && count <= LINE_MAX);
