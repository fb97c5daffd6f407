import { type Senti, senti } from '../money/senti.ts';

/**
 * Who is paid of those who are owed, in their order, each whole or not at all: a reward that does
 * not fit waits, and a smaller one after it may fit (CMP-30).
 */
export function fitting<Owed extends { readonly amount: Senti }>(
  owed: readonly Owed[],
  left: Senti,
): { readonly paid: readonly Owed[]; readonly sum: Senti } {
  const paid: Owed[] = [];
  let sum = 0n;
  for (const one of owed) {
    if (sum + one.amount > left) continue;
    paid.push(one);
    sum += one.amount;
  }
  return { paid, sum: senti(sum) };
}
