import fc from 'fast-check';
import { expect, test } from 'vitest';
import { senti, shillings } from '../money/senti.ts';
import { compareBooks } from './compare-books.ts';
import { plannedPlay, playedOut, shuffledAndDoubled } from './fixtures/played-out.ts';
import { walletBooks } from './fixtures/wallet-books.ts';

const runs = { seed: 620_114, numRuns: 300 };

/** The same chance again and again, from a number. */
const chanceOf = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const enough = shillings(10_000_000);
const anySeed = fc.nat(2 ** 31);
const anyTax = fc.constantFrom(0, 10, 12.5, 15);

test('[CAS-13] shuffled, doubled and reordered messages end in the books of the ordered ones', async () => {
  const law = fc.asyncProperty(anySeed, anyTax, async (seed, tax) => {
    const fraction = chanceOf(seed);
    const messages = plannedPlay({ rounds: 12, fraction, contradicts: 'never' });
    const ordered = walletBooks(enough, tax);
    await playedOut(messages, ordered.answerTo);
    const shuffled = walletBooks(enough, tax);
    await playedOut(shuffledAndDoubled(messages, fraction), shuffled.answerTo);
    expect([shuffled.balance, shuffled.tax]).toEqual([ordered.balance, ordered.tax]);
  });
  await fc.assert(law, runs);
});

test('[CAS-13] whatever is refused, both books are equal', async () => {
  const law = fc.asyncProperty(anySeed, anyTax, fc.boolean(), async (seed, tax, isPoor) => {
    const fraction = chanceOf(seed);
    const messages = plannedPlay({ rounds: 12, fraction, contradicts: 'sometimes' });
    const opening = isPoor ? shillings(4_000) : enough;
    const ours = walletBooks(opening, tax);
    const theirs = await playedOut(shuffledAndDoubled(messages, fraction), ours.answerTo);
    expect(compareBooks(ours.lines, theirs)).toEqual([]);
    const moved = theirs.reduce((sum, { kind, amount, target }) => {
      if (kind === 'credit') return sum + amount;
      if (kind === 'debit') return sum - amount;
      return theirs.some(({ transaction }) => transaction === target) ? sum + amount : sum;
    }, 0n);
    expect(ours.balance).toBe(senti(opening + moved - ours.tax));
  });
  await fc.assert(law, runs);
});
