import {
  floorToShilling,
  percentOfRoundedDown,
  type Senti,
  senti,
  shillings,
} from '../../money/senti.ts';

/** What a cash-out is worth, what of it is tax, and what the player gets. */
export type CashOutMoney = { readonly value: Senti; readonly tax: Senti; readonly paid: Senti };

/** Less is no offer: the stake would be given up for nothing a purse can show (CSH-09). */
export const PAID_MINIMUM = shillings(1);

/** Only what goes beyond the stake is taxed, at the rate of the placing (CSH-08). */
export function taxedCashOut(
  value: Senti,
  { stake, taxRatePercent }: { readonly stake: Senti; readonly taxRatePercent: number },
): CashOutMoney {
  const gain = senti(value > stake ? value - stake : 0n);
  const tax = floorToShilling(percentOfRoundedDown(gain, taxRatePercent));
  return { value, tax, paid: senti(value - tax) };
}
