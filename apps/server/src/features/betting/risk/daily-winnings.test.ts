import { expect, test } from 'vitest';
import { WinningsBook } from './daily-winnings.ts';

const won = (amount: bigint, { playerId = 1n, day = 100 } = {}) => ({ playerId, day, amount });

test('[BET-46] bets of a player add up, those about to be written included', () => {
  const book = new WinningsBook();
  expect(book.reserve(won(300n))).toBe(300n);
  expect(book.reserve(won(200n))).toBe(500n);
  expect(book.reserve(won(7n, { playerId: 2n }))).toBe(7n);
});

test('[BET-46] what was not written is given back, once; what was stays', () => {
  const book = new WinningsBook();
  const [first, second] = [won(300n), won(200n)];
  book.reserve(first);
  book.reserve(second);
  book.confirm(first);
  book.release(first);
  book.release(second);
  book.release(second);
  expect(book.reserve(won(1n))).toBe(301n);
});

test('[BET-45] a new day begins with nothing, and hears no more of the last', () => {
  const book = new WinningsBook();
  const late = won(300n);
  book.reserve(late);
  expect(book.reserve(won(5n, { day: 200 }))).toBe(5n);
  book.release(late);
  book.add(won(80n));
  expect(book.reserve(won(3n))).toBeUndefined();
  expect(book.reserve(won(1n, { day: 200 }))).toBe(6n);
});

test('[BET-46] read anew, it is the snapshot and what is not in it yet', () => {
  const book = new WinningsBook();
  const written = won(300n);
  book.reserve(written);
  book.confirm(written);
  const underWay = won(20n);
  book.reserve(underWay);
  book.replaceWith([won(1_000n), won(9n, { playerId: 2n })], [underWay]);
  expect(book.reserve(won(1n))).toBe(1_021n);
});
