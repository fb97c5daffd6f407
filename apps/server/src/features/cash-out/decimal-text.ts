import type { Fraction } from '@kipute/domain/betting/cash-out/fraction';

const PLACES = 6;
const UNIT = 10n ** BigInt(PLACES);

/** Cut after six places, without noughts at the end: for people to read, not to count with. */
export function decimalText({ numerator, denominator }: Fraction): string {
  const whole = numerator / denominator;
  const rest = ((numerator % denominator) * UNIT) / denominator;
  const decimals = String(rest).padStart(PLACES, '0').replace(/0+$/, '');
  return decimals === '' ? String(whole) : `${whole}.${decimals}`;
}
