import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountName } from '../ledger/account.ts';
import type { Entry } from '../ledger/entry.ts';
import { senti, shillings } from '../money/senti.ts';
import {
  orderRefundedEntry,
  orderWonEntry,
  poolFedEntry,
  poolShares,
  poolStartedEntry,
  toBalanceEntries,
  toCoinEntry,
} from './racing-entries.ts';

const movements = ({ postings }: Entry) =>
  Object.fromEntries(postings.map(({ account, amount }) => [accountName(account), amount]));
const request = { playerId: 7n, requestKey: 'a-key-of-the-page' };
const order = { playerId: 7n, serialNumber: 'R1' };

test('[RAC-50] a shilling is a coin', () => {
  const entry = toCoinEntry({ ...request, amount: shillings(500) });
  expect(entry).toMatchObject({
    ...{ key: 'racing-coin 7 a-key-of-the-page', cause: 'balance-to-racing-coin' },
  });
  expect(movements(entry)).toEqual({ '7 cash': -50_000n, '7 racing-coin': 50_000n });
});

test('[RAC-51] the way back is two lines, the conversion and its tax', () => {
  const [converted, tax, ...others] = toBalanceEntries({ ...request, amount: shillings(505) }, 10);
  expect(others).toEqual([]);
  expect(converted).toMatchObject({
    ...{ key: 'racing-coin 7 a-key-of-the-page', cause: 'racing-coin-to-balance' },
  });
  expect(converted && movements(converted)).toEqual({
    '7 cash': 50_500n,
    '7 racing-coin': -50_500n,
  });
  expect(tax).toMatchObject({
    ...{ key: 'racing-coin 7 a-key-of-the-page tax', cause: 'winnings-tax' },
  });
  expect(tax && movements(tax)).toEqual({ '7 cash': -5_000n, 'winnings-tax': 5_000n });
});

const taxes: readonly (readonly [bigint, number, bigint])[] = [
  // senti, percent, tax in whole shillings
  [50_500n, 10, 5_000n],
  [900n, 10, 0n],
  [1_000n, 10, 100n],
  [99_999n, 10, 9_900n],
  [100_000n, 0, 0n],
  [100_000n, 12.5, 12_500n],
  [100_000n, 100, 100_000n],
];
test.each(taxes)('[RAC-51] of %d senti at %d %%: %d', (amount, percent, tax) => {
  const [converted, withheld] = toBalanceEntries({ ...request, amount: senti(amount) }, percent);
  expect(converted && movements(converted)['7 cash']).toBe(amount);
  expect(withheld ? movements(withheld)['winnings-tax'] : 0n).toBe(tax);
});

test('[RAC-21] what was won comes from the stakes and, as a share, from the pool', () => {
  const won = orderWonEntry({ ...order, paid: senti(969n), shared: senti(31n) });
  expect(won).toMatchObject({ key: 'racing-result R1', cause: 'racing-result' });
  expect(movements(won)).toEqual({
    ...{ '7 racing-coin': 1_000n, 'racing-stakes': -969n, 'racing-pool': -31n },
  });
  const plain = orderWonEntry({ ...order, paid: senti(969n), shared: senti(0n) });
  expect(movements(plain)).toEqual({ '7 racing-coin': 969n, 'racing-stakes': -969n });
  const pool = orderWonEntry({ ...order, paid: senti(0n), shared: senti(31n) });
  expect(movements(pool)).toEqual({ '7 racing-coin': 31n, 'racing-pool': -31n });
});

test('[RAC-21] an order is paid once, in one way: both have the same key', () => {
  const refunded = orderRefundedEntry({ ...order, stake: shillings(100) });
  expect(refunded.key).toBe('racing-result R1');
  expect(movements(refunded)).toEqual({ '7 racing-coin': 10_000n, 'racing-stakes': -10_000n });
});

test('[RAC-22] the pool is fed by a round and started by the house, each once', () => {
  const fed = poolFedEntry(202611190375n, senti(5n));
  expect(fed).toMatchObject({ key: 'racing-pool-fed 202611190375', cause: 'racing-pool-moved' });
  expect(movements(fed)).toEqual({ 'racing-stakes': -5n, 'racing-pool': 5n });
  const started = poolStartedEntry('first', shillings(1));
  expect(started.key).toBe('racing-pool-started first');
  expect(movements(started)).toEqual({ 'pool-house': -100n, 'racing-pool': 100n });
});

test('[RAC-23] the pool is shared by stakes, and what cannot be divided stays', () => {
  expect(poolShares(senti(100n), [senti(1n), senti(1n), senti(1n)])).toEqual([33n, 33n, 33n]);
  expect(poolShares(senti(100n), [senti(3n), senti(1n)])).toEqual([75n, 25n]);
  expect(poolShares(senti(100n), [])).toEqual([]);
  expect(poolShares(senti(0n), [senti(3n)])).toEqual([0n]);
  const amount = fc.bigInt({ min: 1n, max: 10n ** 12n }).map(senti);
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 50 }), (pool, stakes) => {
      const shares = poolShares(pool, stakes);
      const left = pool - shares.reduce((sum, share) => sum + share, 0n);
      expect(left).toBeGreaterThanOrEqual(0n);
      expect(left).toBeLessThan(BigInt(stakes.length));
      for (const [at, stake] of stakes.entries()) {
        const sum = stakes.reduce((total, one) => total + one, 0n);
        const exact = pool * stake;
        expect((shares[at] ?? 0n) * sum).toBeLessThanOrEqual(exact);
      }
    }),
    { seed: 330_123, numRuns: 300 },
  );
});

test('[RAC-21] every entry sums to nought, whatever was won', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(senti);
  fc.assert(
    fc.property(amount, amount, (paid, shared) => {
      fc.pre(paid + shared > 0n);
      const { postings } = orderWonEntry({ ...order, paid, shared });
      expect(postings.reduce((sum, posting) => sum + posting.amount, 0n)).toBe(0n);
    }),
    { seed: 330_121, numRuns: 300 },
  );
});
