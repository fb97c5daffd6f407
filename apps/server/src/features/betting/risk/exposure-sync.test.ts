import { serialNumber } from '@kipute/domain/payments/serial-number';
import { beforeEach, expect, test } from 'vitest';
import { ExposureBook } from './exposure-book.ts';
import { createReconciler } from './exposure-sync.ts';

const NOW = Date.parse('2026-03-01T10:00:00Z');
const maxima = { perSelection: 1_000n, perMatch: 1_000n };
let made = 0;
const aBet = (atMs = NOW) => {
  made += 1;
  return {
    serialNumber: serialNumber('B', atMs, () => made),
    legs: [{ selectionId: '1a', matchId: '1', odds: 2_000, liability: 100n, stake: 0n }],
  };
};
type Bet = ReturnType<typeof aBet>;

let book: ExposureBook;
let reconciler: ReturnType<typeof createReconciler<Bet>>;
beforeEach(() => {
  book = new ExposureBook();
  reconciler = createReconciler<Bet>(() => NOW);
});

const reserve = (bet: Bet) => {
  book.reserve(bet.legs, maxima);
  reconciler.begin(bet);
};
const confirm = (bet: Bet) => {
  reconciler.confirm(bet);
  book.confirm(bet.legs);
};
const hear = (bet: Bet) => {
  if (reconciler.hear(bet)) book.add(bet.legs);
};
/** Returns how the snapshot ends that holds these. */
const read = () => {
  const { sinceMs, finish } = reconciler.startSnapshot();
  return (...bets: readonly Bet[]) => {
    const serialNumbers = new Set(bets.map((bet) => bet.serialNumber));
    const missing = finish({ sinceMs, serialNumbers });
    book.replaceWith(
      bets.flatMap(({ legs }) => legs),
      missing.map(({ legs }) => legs),
    );
  };
};
const owed = () => book.onSelection('1a');

test('[BET-42] a bet that the snapshot holds, confirmed afterwards, counts once', () => {
  const bet = aBet();
  reserve(bet);
  read()(bet);
  confirm(bet);
  expect(owed()).toBe(100n);
});

test('[BET-42] a bet that was written too late for the snapshot counts once', () => {
  const bet = aBet();
  reserve(bet);
  const end = read();
  confirm(bet);
  end();
  expect(owed()).toBe(100n);
});

test('[BET-42] one that is not written in the end is released after a snapshot', () => {
  const bet = aBet();
  reserve(bet);
  read()();
  expect(owed()).toBe(100n);
  reconciler.release(bet);
  book.release(bet.legs);
  expect(owed()).toBe(0n);
});

test('[BET-42] a bet of another process counts once, heard during a snapshot or after it', () => {
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
  reserve(aBet(anHourAgo));
  expect(reconciler.startSnapshot().sinceMs).toBeLessThan(anHourAgo);
  read()();
  expect(owed()).toBe(100n);
});

test('[BET-42] what another process placed long before a snapshot is in it', () => {
  read()();
  hear(aBet(NOW - 3_600_000));
  expect(owed()).toBe(0n);
});

test('[BET-42] two snapshots at once, the older ending last', () => {
  const [first, second] = [aBet(), aBet()];
  reserve(first);
  const endOlder = read();
  confirm(first);
  const endNewer = read();
  hear(second);
  endNewer(first, second);
  endOlder();
  expect(owed()).toBe(200n);
});
