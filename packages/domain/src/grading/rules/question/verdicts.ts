import type { DecidedOutcome } from '../../../betting/bet-return.ts';
import { decided, open, undecidable, type Verdict } from '../../verdict.ts';

const isDecided = (verdict: Verdict, outcome: string) =>
  verdict.state === 'decided' && verdict.outcome === outcome;

const hasHalf = (verdicts: readonly Verdict[]) =>
  verdicts.some((verdict) => isDecided(verdict, 'half-win') || isDecided(verdict, 'half-lose'));

/**
 * All of several: one that is lost loses it, whatever is still open or unknown of the others. What
 * is returned returns it when nothing is lost. A half of several is worth nothing anybody agreed on.
 */
export function all(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.some((verdict) => isDecided(verdict, 'lose'))) return decided('lose');
  return together(verdicts, 'win');
}

/** Any of several: one that is won wins it; what is returned returns it when nothing is won. */
export function any(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.some((verdict) => isDecided(verdict, 'win'))) return decided('win');
  return together(verdicts, 'lose');
}

function together(verdicts: readonly Verdict[], rest: 'win' | 'lose'): Verdict {
  const unknown = verdicts.find((verdict) => verdict.state === 'undecidable');
  if (unknown) return unknown;
  if (hasHalf(verdicts)) return undecidable('quarter-line-combined');
  if (verdicts.some((verdict) => verdict.state === 'open')) return open;
  return decided(verdicts.some((verdict) => isDecided(verdict, 'refund')) ? 'refund' : rest);
}

const opposites = {
  win: 'lose',
  'half-win': 'half-lose',
  refund: 'refund',
  'half-lose': 'half-win',
  lose: 'win',
} as const satisfies Readonly<Record<DecidedOutcome, DecidedOutcome>>;

/** The answer to the opposite question. */
export const not = (verdict: Verdict): Verdict =>
  verdict.state === 'decided' ? decided(opposites[verdict.outcome]) : verdict;

const isSame = (one: Verdict, other: Verdict): boolean =>
  one.state === other.state &&
  (one.state !== 'decided' || other.state !== 'decided' || one.outcome === other.outcome) &&
  (one.state !== 'undecidable' || other.state !== 'undecidable' || one.why === other.why);

/** What every way it can have been says; where they differ it hangs on what nobody told. */
export function unanimous(
  verdicts: readonly Verdict[],
  untold: Verdict = undecidable('order-missing'),
): Verdict {
  const [first] = verdicts;
  if (first && verdicts.every((verdict) => isSame(verdict, first))) return first;
  return verdicts.find((verdict) => verdict.state === 'undecidable') ?? untold;
}
