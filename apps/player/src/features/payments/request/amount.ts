import { ok, type Result, refuse } from '@kipute/domain/result';

export type AmountLimits = { readonly minimum: number; readonly maximum: number };
export type AmountRefusal = 'missing' | 'not-whole' | 'below-minimum' | 'above-maximum';

/** More digits than any amount of money the operators move. */
const DIGITS_MAX = 12;

/** Operators move whole shillings; "1,000" and "1 000" are how people write them (MS-10). */
export function readAmount(
  typed: string,
  { minimum, maximum }: AmountLimits,
): Result<number, AmountRefusal> {
  const digits = typed.replace(/[,\s]/g, '');
  if (digits === '') return refuse('missing');
  if (!/^\d+$/.test(digits)) return refuse('not-whole');
  const amount = digits.length > DIGITS_MAX ? Number.POSITIVE_INFINITY : Number(digits);
  if (amount < minimum) return refuse('below-minimum');
  if (amount > maximum) return refuse('above-maximum');
  return ok(amount);
}

/** Grouped by thousands while it is typed; what is no whole number stays as it was typed. */
export function groupedAmount(typed: string): string {
  const digits = typed.replace(/[,\s]/g, '');
  if (!/^\d{1,12}$/.test(digits)) return typed;
  return digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
}

const QUICK_AMOUNTS = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000] as const;

/** A key that could only be refused is not offered (MS-11). */
export function quickAmounts({ minimum, maximum }: AmountLimits): readonly number[] {
  return QUICK_AMOUNTS.filter((amount) => amount >= minimum && amount <= maximum);
}
