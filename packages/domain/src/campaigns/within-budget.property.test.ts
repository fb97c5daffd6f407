import fc from 'fast-check';
import { expect, test } from 'vitest';
import { senti } from '../money/senti.ts';
import { fitting } from './within-budget.ts';

const amounts = fc.array(fc.bigInt({ min: 1n, max: 1_000n }), { maxLength: 50 });

test('[CMP-30] what is paid is never more than is left, and nobody is passed over who fits', () => {
  fc.assert(
    fc.property(amounts, fc.bigInt({ min: 0n, max: 20_000n }), (all, left) => {
      const owed = all.map((amount, at) => ({ at, amount: senti(amount) }));
      const { paid, sum } = fitting(owed, senti(left));
      expect(sum).toBeLessThanOrEqual(left);
      expect(paid.reduce((total, { amount }) => total + amount, 0n)).toBe(sum);
      const passed = owed.filter((one) => !paid.includes(one));
      for (const { at, amount } of passed) {
        const before = paid.filter((one) => one.at < at);
        const used = before.reduce((total, one) => total + one.amount, 0n);
        expect(used + amount).toBeGreaterThan(left);
      }
    }),
  );
});
