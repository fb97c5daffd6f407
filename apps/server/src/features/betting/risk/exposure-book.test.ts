import { expect, test } from 'vitest';
import { ExposureBook, type LegExposure } from './exposure-book.ts';

const maxima = { perSelection: 1_000n, perMatch: 1_500n };
const leg = (selectionId: string, liability: bigint): LegExposure => ({
  odds: 2_000,
  selectionId,
  matchId: selectionId.slice(0, 1),
  liability,
  stake: liability / 2n,
});

test('[BET-41] a bet is reserved to the last senti of a selection and not one more', () => {
  const book = new ExposureBook();
  expect(book.reserve([leg('1a', 1_000n)], maxima)).toEqual([]);
  expect(book.reserve([leg('1a', 1n)], maxima)).toEqual(['1a']);
  expect([book.onSelection('1a'), book.onMatch('1')]).toEqual([1_000n, 1_000n]);
});

test('[BET-41] a match has a ceiling over all its selections', () => {
  const book = new ExposureBook();
  book.reserve([leg('1a', 1_000n)], maxima);
  expect(book.reserve([leg('1b', 501n)], maxima)).toEqual(['1b']);
  expect(book.reserve([leg('1b', 500n)], maxima)).toEqual([]);
});

test('[BET-41] one full leg and nothing of the bet is taken', () => {
  const book = new ExposureBook();
  expect(book.reserve([leg('2a', 10n), leg('1a', 1_001n)], maxima)).toEqual(['1a']);
  expect(book.onSelection('2a')).toBe(0n);
});

test('[BET-41] what was not written is released, once', () => {
  const book = new ExposureBook();
  const bet = [leg('1a', 600n)];
  book.reserve(bet, maxima);
  book.release(bet);
  book.release(bet);
  expect(book.onSelection('1a')).toBe(0n);
  book.reserve(bet, maxima);
  book.confirm(bet);
  book.release(bet);
  expect(book.onSelection('1a')).toBe(600n);
});

test('[BET-41] read anew, it is the snapshot and what is not in it yet', () => {
  const book = new ExposureBook();
  const written = [leg('1a', 100n)];
  book.reserve(written, maxima);
  book.confirm(written);
  const underWay = [leg('1b', 7n)];
  book.reserve(underWay, maxima);
  book.replaceWith([leg('1a', 300n)], [underWay]);
  const owed = () => [book.onSelection('1a'), book.onSelection('1b'), book.onMatch('1')];
  expect(owed()).toEqual([300n, 7n, 307n]);
  book.release(underWay);
  expect(owed()).toEqual([300n, 0n, 300n]);
});
