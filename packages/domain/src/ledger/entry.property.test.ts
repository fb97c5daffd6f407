import fc from 'fast-check';
import { expect, test } from 'vitest';
import { senti } from '../money/senti.ts';
import { type Account, accountName, houseAccounts, purses } from './account.ts';
import { entryOf, type Posting, together, transfer } from './entry.ts';
import { reversalOf } from './fixtures/reversal.ts';

const seed = 470_021;

const anyAccount: fc.Arbitrary<Account> = fc.oneof(
  fc.record({ playerId: fc.bigInt({ min: 1n, max: 4n }), purse: fc.constantFrom(...purses) }),
  fc.record({ house: fc.constantFrom(...houseAccounts) }),
);
const anyTransfer = fc
  .record({ from: anyAccount, to: anyAccount, amount: fc.bigInt({ min: 1n, max: 10n ** 14n }) })
  .map(({ from, to, amount }) => transfer({ from, to, amount: senti(amount) }));
const anyMovement = fc.array(anyTransfer, { minLength: 1, maxLength: 12 });

const sum = (postings: readonly Posting[]) =>
  postings.reduce((total, { amount }) => total + amount, 0n);

function holds(law: (movement: readonly (readonly Posting[])[]) => void): void {
  fc.assert(fc.property(anyMovement, law), { seed, numRuns: 2_000 });
}

test('[LED-02] whatever moves together sums to zero, each account once and none for nothing', () => {
  holds((movement) => {
    const postings = together(...movement);
    expect(sum(postings)).toBe(0n);
    expect(new Set(postings.map(({ account }) => accountName(account))).size).toBe(postings.length);
    expect(postings.every(({ amount }) => amount !== 0n)).toBe(true);
  });
});

test('[LED-02] the order of movements changes no amount', () => {
  const amounts = (movement: readonly (readonly Posting[])[]) =>
    new Map(together(...movement).map(({ account, amount }) => [accountName(account), amount]));
  holds((movement) => {
    expect(amounts(movement.toReversed())).toEqual(amounts(movement));
  });
});

test('[LED-03] an entry and its reversal leave every account as it was', () => {
  holds((movement) => {
    const postings = together(...movement);
    if (postings.length === 0) return;
    const entry = entryOf({ key: 'k', cause: 'bet-placed', postings });
    expect(together(entry.postings, reversalOf(entry, 'undo k').postings)).toEqual([]);
  });
});
