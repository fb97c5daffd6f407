import {
  type AutoCashOutRefusal,
  autoCashOutRefusal,
} from '@kipute/domain/betting/cash-out/auto-cash-out';
import { type Senti, shillings } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { type AmountRefusal, readAmount } from '../../payments/request/amount.ts';

type ThresholdRefusal = 'missing' | 'not-whole' | AutoCashOutRefusal;

const ANY_AMOUNT = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER };

const asThreshold = {
  missing: 'missing',
  'not-whole': 'not-whole',
  'below-minimum': 'threshold-not-positive',
  'above-maximum': 'threshold-above-payout',
} as const satisfies Record<AmountRefusal, ThresholdRefusal>;

/** What was typed as a threshold, or why it is none (CSH-30). */
export function readThreshold(typed: string, payout: Senti): Result<Senti, ThresholdRefusal> {
  const read = readAmount(typed, ANY_AMOUNT);
  if (!read.ok) return refuse(asThreshold[read.refusal]);
  const threshold = shillings(read.value);
  const refusal = autoCashOutRefusal({ threshold, payout });
  return refusal ? refuse(refusal) : ok(threshold);
}
