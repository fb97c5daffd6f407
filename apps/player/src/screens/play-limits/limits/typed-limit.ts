import { fromWireShillings, type Senti } from '@kipute/domain/money/senti';
import { appliesAt } from '@kipute/domain/protection/play-limit';
import { readAmount } from '../../../features/payments/request/amount.ts';
import type { PlainTextKey } from '../../../i18n/i18n.ts';
import type { PlayLimit } from '../use-play-limits.ts';

/** Nobody needs a higher one, and the wire takes no more digits than that. */
const LIMIT_MAX = 1_000_000_000;

type LimitRefusal = Extract<PlainTextKey, 'limits.missing' | 'limits.wrong' | 'limits.high'>;

type TypedLimit =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly refusal: LimitRefusal };

const refusals = {
  missing: 'limits.missing',
  'not-whole': 'limits.wrong',
  'below-minimum': 'limits.wrong',
  'above-maximum': 'limits.high',
} as const satisfies Record<string, LimitRefusal>;

/** Zero is a limit as well: none of it. */
export function readLimit(typed: string): TypedLimit {
  const read = readAmount(typed, { minimum: 0, maximum: LIMIT_MAX });
  return read.ok ? read : { ok: false, refusal: refusals[read.refusal] };
}

/** Undefined when it would hold at once, else from when (PRO-01); `null` is no limit. */
export function waitsUntilMs(
  { amount, raise_after_hours: raiseAfterHours }: Pick<PlayLimit, 'amount' | 'raise_after_hours'>,
  wanted: number | null,
  nowMs: number,
): number | undefined {
  const asking = { now: new Date(nowMs), raiseAfterHours };
  const atMs = appliesAt(limitOf(amount), limitOf(wanted), asking).getTime();
  return atMs > nowMs ? atMs : undefined;
}

const limitOf = (wireAmount: number | null): Senti | undefined =>
  wireAmount === null ? undefined : fromWireShillings(wireAmount);

/** How much of a limit is used, for its bar: 0 to 100. */
export function usedPercent({ amount, used }: { amount: number | null; used: number }): number {
  if (amount === null) return 0;
  return amount === 0 ? 100 : Math.min(100, Math.round((used / amount) * 100));
}
