import { parseShillings, type Senti } from '@kipute/domain/money/senti';

const SENTI_PER_SHILLING = 100n;

/** Operators move whole shillings: "2500" and "2500.00" are amounts, "10.55" and "0" are none. */
export function wholeShillings(written: string): Senti | undefined {
  const amount = parseShillings(written);
  const isWhole = amount !== undefined && amount > 0n && amount % SENTI_PER_SHILLING === 0n;
  return isWhole ? amount : undefined;
}
