import { accountName, house, purseOf } from '@kipute/domain/ledger/account';
import { type Posting, together, transfer } from '@kipute/domain/ledger/entry';
import { type Senti, senti } from '@kipute/domain/money/senti';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NumberedEntry } from '../../wallet/index.ts';
import { type Replacement, RunningPurses, replacementEntries } from './replacement-entries.ts';

const cash = (playerId: bigint) => purseOf(playerId, 'cash');
const taken = (playerId: bigint, amount: bigint): readonly Posting[] =>
  amount > 0n ? transfer({ from: cash(playerId), to: house('stakes'), amount: senti(amount) }) : [];

function given(key: string, playerId: bigint, amount: bigint): readonly NumberedEntry[] {
  if (amount === 0n) return [];
  const postings = transfer({ from: house('stakes'), to: cash(playerId), amount: senti(amount) });
  return [{ key, cause: 'bet-result', serialNumber: 'B1', postings }];
}

/** Player, what was paid, what is paid instead. */
type Change = readonly [playerId: bigint, paid: bigint, instead: bigint];

const replacementOf = ([playerId, paid, instead]: Change, at: number): Replacement => ({
  ...{ key: `correction B${at}`, serialNumber: `B${at}` },
  back: taken(playerId, paid),
  anew: given(`bet-result B${at}`, playerId, instead),
  ...{ claimsKey: `claims-settled B${at}`, owed: [] },
});

const pursesWith = (...balances: readonly bigint[]) =>
  new Map(balances.map((balance, at) => [accountName(cash(BigInt(at))), senti(balance)] as const));

const changed = (purses: ReadonlyMap<string, Senti>, changes: readonly Change[]) =>
  replacementEntries(changes.map(replacementOf), new RunningPurses(purses));

const keysOf = (entries: readonly NumberedEntry[]) => entries.map(({ key }) => key);

const claimsOf = (entries: readonly NumberedEntry[]): bigint =>
  -(
    together(...entries.map(({ postings }) => postings)).find(({ account }) => {
      return accountName(account) === 'claims';
    })?.amount ?? 0n
  );

const again = ['correction B0', 'bet-result B0'];
const newFirst = ['bet-result B0', 'correction B0'];

const cases: readonly [string, bigint, readonly Change[], readonly string[], bigint][] = [
  // what is there, changes, keys in their order, claims
  ['all of it is there', 100n, [[0n, 100n, 30n]], again, 0n],
  ['it is there with the new money', 99n, [[0n, 100n, 30n]], newFirst, 0n],
  ['some of it is gone', 60n, [[0n, 100n, 30n]], newFirst, 10n],
  ['all of it is gone', 0n, [[0n, 100n, 0n]], ['correction B0'], 100n],
  ['nothing was paid', 0n, [[0n, 0n, 0n]], [], 0n],
  [
    'another bet brings it',
    0n,
    [
      [0n, 100n, 0n],
      [0n, 0n, 100n],
    ],
    ['bet-result B1', 'correction B0'],
    0n,
  ],
];

test.each(cases)('[STL-23] %s', (_name, balance, changes, keys, claims) => {
  const entries = changed(pursesWith(balance), changes);
  expect(keysOf(entries)).toEqual(keys);
  expect(claimsOf(entries)).toBe(claims);
});

const anyAmount = fc.bigInt({ min: 0n, max: 50n });
const anyChange = fc.tuple(fc.bigInt({ min: 0n, max: 2n }), anyAmount, anyAmount);

test('[STL-23] no purse is ever below nought, and a claim is what all money together lacks', () => {
  const law = fc.property(
    fc.array(anyAmount, { minLength: 3, maxLength: 3 }),
    fc.array(anyChange, { maxLength: 8 }),
    (balances, changes) => {
      const entries = changed(pursesWith(...balances), changes);
      const running = [...balances];
      for (const { account, amount } of entries.flatMap(({ postings }) => postings)) {
        if ('house' in account) continue;
        const at = Number(account.playerId);
        running[at] = (running[at] ?? 0n) + amount;
        expect(running[at]).toBeGreaterThanOrEqual(0n);
      }
      const lacking = balances.map((balance, at) => {
        const own = changes.filter(([playerId]) => playerId === BigInt(at));
        return own.reduce((left, [, paid, instead]) => left + instead - paid, balance);
      });
      expect(running).toEqual(lacking.map((left) => (left > 0n ? left : 0n)));
      expect(claimsOf(entries)).toBe(
        lacking.reduce((sum, left) => sum + (left < 0n ? -left : 0n), 0n),
      );
    },
  );
  fc.assert(law, { seed: 470_030, numRuns: 1_000 });
});

test.each([
  ['less than is owed', 30n, 40n, 30n],
  ['more than is owed', 100n, 40n, 40n],
  ['nothing', 0n, 40n, 0n],
  ['something when nothing is owed', 100n, 0n, 0n],
] as const)('[STL-23] a bet that pays %s anew', (_name, instead, left, settled) => {
  const owed = left > 0n ? [{ account: cash(0n), amount: senti(left) }] : [];
  const replacement = { ...replacementOf([0n, 0n, instead], 0), owed };
  const entries = replacementEntries([replacement], new RunningPurses(pursesWith(0n)));
  expect(claimsOf(entries)).toBe(-settled);
  expect(keysOf(entries).includes('claims-settled B0')).toBe(settled > 0n);
});
