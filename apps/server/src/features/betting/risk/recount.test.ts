import { serialNumber } from '@kipute/domain/payments/serial-number';
import { beforeEach, expect, test } from 'vitest';
import { ExposureBook } from './exposure-book.ts';
import { createRecount } from './recount.ts';

const NOW = Date.parse('2026-03-01T10:00:00Z');
const maxima = { perSelection: 1_000n, perMatch: 1_000n };
let made = 0;
const aBet = (atMs = NOW) => {
  made += 1;
  return {
    serialNumber: serialNumber('B', atMs, () => made % 32),
    legs: [{ selectionId: '1a', matchId: '1', odds: 2_000, liability: 100n }],
  };
};
type Bet = ReturnType<typeof aBet>;

let book: ExposureBook;
let recount: ReturnType<typeof createRecount<Bet>>;
beforeEach(() => {
  book = new ExposureBook();
  recount = createRecount<Bet>(() => NOW);
});

const take = (bet: Bet) => {
  book.reserve(bet.legs, maxima);
  recount.begin(bet);
};
const keep = (bet: Bet) => {
  recount.keep(bet);
  book.keep(bet.legs);
};
const hear = (bet: Bet) => {
  if (recount.hear(bet)) book.add(bet.legs);
};
/** Answers how the reading ends that found these. */
const read = () => {
  const { sinceMs, end } = recount.read();
  return (...bets: readonly Bet[]) => {
    const serialNumbers = new Set(bets.map((bet) => bet.serialNumber));
    const onTop = end({ sinceMs, serialNumbers });
    book.replaceWith(
      bets.flatMap(({ legs }) => legs),
      onTop.map(({ legs }) => legs),
    );
  };
};
const owed = () => book.onSelection('1a');

test('[BET-42] a bet that the reading found, answered afterwards, counts once', () => {
  const bet = aBet();
  take(bet);
  read()(bet);
  keep(bet);
  expect(owed()).toBe(100n);
});

test('[BET-42] a bet that was written too late for the reading counts once', () => {
  const bet = aBet();
  take(bet);
  const end = read();
  keep(bet);
  end();
  expect(owed()).toBe(100n);
});

test('[BET-42] one that is not written in the end gives its room back after a reading', () => {
  const bet = aBet();
  take(bet);
  read()();
  expect(owed()).toBe(100n);
  recount.release(bet);
  book.release(bet.legs);
  expect(owed()).toBe(0n);
});

test('[BET-42] a bet of another process counts once, heard during a reading or after it', () => {
  const [missed, found, foundAndLate] = [aBet(), aBet(), aBet()];
  const end = read();
  hear(missed);
  hear(found);
  end(found, foundAndLate);
  expect(owed()).toBe(300n);
  hear(foundAndLate);
  expect(owed()).toBe(300n);
  hear(aBet());
  expect(owed()).toBe(400n);
});

test('[BET-42, BET-48] one that was long unsure is looked for from its placing on', () => {
  const anHourAgo = NOW - 3_600_000;
  take(aBet(anHourAgo));
  expect(recount.read().sinceMs).toBeLessThan(anHourAgo);
  read()();
  expect(owed()).toBe(100n);
});

test('[BET-42] what another process placed long before a reading is in it', () => {
  read()();
  hear(aBet(NOW - 3_600_000));
  expect(owed()).toBe(0n);
});

test('[BET-42] two readings at once, the older ending last', () => {
  const [first, second] = [aBet(), aBet()];
  take(first);
  const endOlder = read();
  keep(first);
  const endNewer = read();
  hear(second);
  endNewer(first, second);
  endOlder();
  expect(owed()).toBe(200n);
});
