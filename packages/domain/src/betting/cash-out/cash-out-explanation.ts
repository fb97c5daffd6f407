import type { Senti } from '../../money/senti.ts';
import type { BetMoney } from '../bet-return.ts';
import { legsPerLine, lineCount } from '../bet-shape.ts';
import type { DecidedOutcome } from '../leg-factor.ts';
import { factorNow, type PricedLeg } from './cash-out-leg.ts';
import type { CashOutMoney } from './cash-out-tax.ts';
import { type Fraction, inLowestTerms } from './fraction.ts';

/** One line of the answer to "how did this number come about?"; `leg` counts from 0 (CSH-10). */
export type CashOutStep =
  | { readonly step: 'stake'; readonly stake: Senti }
  | {
      readonly step: 'decided-leg';
      readonly leg: number;
      readonly outcome: DecidedOutcome;
      readonly factor: Fraction;
    }
  | {
      readonly step: 'open-leg';
      readonly leg: number;
      /** Thousandths. */
      readonly placedOdds: number;
      readonly fair: Fraction;
      readonly factor: Fraction;
    }
  | { readonly step: 'lines'; readonly lines: number; readonly legsEach: number }
  | { readonly step: 'profit-ceiling'; readonly promised: Senti; readonly returned: Senti }
  | { readonly step: 'margin'; readonly percent: number }
  | { readonly step: 'payout-ceiling'; readonly payout: Senti }
  | { readonly step: 'tax'; readonly ratePercent: number; readonly tax: Senti };

type Reckoning = {
  readonly money: BetMoney;
  readonly legs: readonly PricedLeg[];
  readonly possible: { readonly promised: Senti; readonly returned: Senti };
  readonly marginPercent: number;
  readonly worth: Senti;
  readonly payout: Senti;
  readonly paidOut: CashOutMoney;
};

/** Every step that changed the number, in the order of the sum; what changed nothing is left out. */
export function stepsOf(reckoning: Reckoning): readonly CashOutStep[] {
  const { money, legs, possible, marginPercent, worth, payout, paidOut } = reckoning;
  const { shape, stake, terms } = money;
  const isSystem = shape.kind === 'system';
  const lines = lineCount(shape, legs.length);
  const legsEach = legsPerLine(shape, legs.length);
  return [
    { step: 'stake', stake },
    ...legs.map(legStep),
    ...(isSystem ? [{ step: 'lines', lines, legsEach } as const] : []),
    ...(possible.returned < possible.promised
      ? [{ step: 'profit-ceiling', ...possible } as const]
      : []),
    { step: 'margin', percent: marginPercent },
    ...(payout < worth ? [{ step: 'payout-ceiling', payout } as const] : []),
    ...(paidOut.tax > 0n
      ? [{ step: 'tax', ratePercent: terms.taxRatePercent, tax: paidOut.tax } as const]
      : []),
  ];
}

function legStep(priced: PricedLeg, leg: number): CashOutStep {
  const factor = inLowestTerms(factorNow(priced));
  if (priced.state === 'decided') {
    return { step: 'decided-leg', leg, outcome: priced.outcome, factor };
  }
  const { placedOdds, fair } = priced;
  return { step: 'open-leg', leg, placedOdds, fair, factor };
}
