import { expect, test } from 'vitest';
import { InvariantError } from '../invariant.ts';
import { senti, shillings } from '../money/senti.ts';
import { house, purseOf } from './account.ts';
import { type Entry, entryOf, together, transfer } from './entry.ts';
import { reversalOf } from './fixtures/reversal.ts';

const cash = purseOf(7n, 'cash');
const held = purseOf(7n, 'held');
const stakes = house('stakes');
const bonuses = house('bonuses');

const anEntry = (postings: Entry['postings'], key = 'bet 1'): Entry => ({
  key,
  cause: 'bet-placed',
  postings,
});
const five = { account: stakes, amount: shillings(5) };
const minusFive = { account: cash, amount: senti(-500n) };

test('[LED-01] money that leaves one account arrives in another', () => {
  const postings = transfer({ from: cash, to: stakes, amount: shillings(5) });
  expect(postings).toEqual([minusFive, five]);
  expect(entryOf(anEntry(postings))).toEqual(anEntry([minusFive, five]));
});

const impossible = [
  ['nothing', []],
  ['one side only', [five]],
  ['more than left', [minusFive, { ...five, amount: senti(501n) }]],
  ['less than left', [minusFive, { ...five, amount: senti(499n) }]],
  ['nothing moved', [minusFive, five, { account: held, amount: senti(0n) }]],
  [
    'an account twice',
    [minusFive, { ...five, amount: senti(200n) }, { ...five, amount: senti(300n) }],
  ],
] as const;

test.each(impossible)('[LED-01] %s is no entry', (_what, postings) => {
  expect(() => entryOf(anEntry(postings))).toThrow(InvariantError);
});

test.each(['', 'x'.repeat(121)])('[LED-01] a key of the wrong length names nothing', (key) => {
  expect(() => entryOf(anEntry([minusFive, five], key))).toThrow(InvariantError);
});

test.each([0n, -1n])('[LED-01] a transfer of %d is none', (amount) => {
  expect(() => transfer({ from: cash, to: held, amount: senti(amount) })).toThrow(InvariantError);
});

test('[LED-02] what an account gains and loses in one entry is set off', () => {
  const stake = transfer({ from: cash, to: stakes, amount: shillings(5) });
  const gift = transfer({ from: bonuses, to: cash, amount: shillings(2) });
  expect(together(stake, gift)).toEqual([
    { account: cash, amount: senti(-300n) },
    { account: stakes, amount: senti(500n) },
    { account: bonuses, amount: senti(-200n) },
  ]);
});

test('[LED-02] there and back is nothing', () => {
  const there = transfer({ from: cash, to: held, amount: shillings(5) });
  const back = transfer({ from: held, to: cash, amount: shillings(5) });
  expect(together(there, back)).toEqual([]);
});

test('[LED-03] a reversal is an entry of its own with the opposite postings', () => {
  expect(reversalOf(anEntry([minusFive, five]), 'undo bet 1')).toEqual({
    key: 'undo bet 1',
    cause: 'correction',
    postings: [
      { account: cash, amount: senti(500n) },
      { account: stakes, amount: senti(-500n) },
    ],
  });
});
