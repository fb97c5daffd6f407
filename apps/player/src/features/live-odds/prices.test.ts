import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ARROW_MS, isBettable, type Offer, priceOf, setPrice } from './prices.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let lastId = 0;
const newSelection = () => String(++lastId);
const offer = (oddsThousandths: number, rest: Partial<Offer> = {}): Offer => ({
  ...{ offerId: '9', oddsThousandths, status: 1, isLive: false },
  ...rest,
});

const moves = [
  // before                  after                     moved
  [undefined, offer(2000), undefined],
  [offer(2000), offer(2100), 'up'],
  [offer(2000), offer(1900), 'down'],
  [offer(2000), offer(2000, { offerId: '10' }), undefined],
  [offer(2000, { status: 4 }), offer(2100), undefined],
  [offer(2000), offer(2100, { status: 3 }), undefined],
  [offer(0, { offerId: '' }), offer(2100), undefined],
] as const;

test.each(moves)('[BRW-03] from %j to %j the price has moved %s', (before, after, moved) => {
  const id = newSelection();
  if (before) setPrice(id, before, 1);
  setPrice(id, after, 2);
  expect(priceOf(id)?.moved).toBe(moved);
});

test('[BRW-03] the arrow leaves after four seconds', () => {
  const id = newSelection();
  setPrice(id, offer(2000), 1);
  setPrice(id, offer(2100), 2);
  vi.advanceTimersByTime(ARROW_MS - 1);
  expect(priceOf(id)?.moved).toBe('up');
  vi.advanceTimersByTime(1);
  expect(priceOf(id)).toEqual({ ...offer(2100), moves: 1 });
});

test('[BRW-03] a second move in between shows its own arrow for its own four seconds', () => {
  const id = newSelection();
  setPrice(id, offer(2000), 1);
  setPrice(id, offer(2100), 2);
  vi.advanceTimersByTime(3_000);
  setPrice(id, offer(2050), 3);
  vi.advanceTimersByTime(3_000);
  expect(priceOf(id)).toMatchObject({ moved: 'down', moves: 2 });
  vi.advanceTimersByTime(1_000);
  expect(priceOf(id)?.moved).toBeUndefined();
});

test('[BRW-04] an answer that was overtaken changes nothing', () => {
  const id = newSelection();
  setPrice(id, offer(2000), 10);
  setPrice(id, offer(1500), 5);
  expect(priceOf(id)?.oddsThousandths).toBe(2000);
});

test('[BRW-04] so it does when the newer word only repeated what was known', () => {
  const id = newSelection();
  setPrice(id, offer(2000), 1);
  setPrice(id, offer(2000), 10);
  setPrice(id, offer(1500), 5);
  expect(priceOf(id)?.oddsThousandths).toBe(2000);
});

test('[BRW-02] a price said again is the same object: nothing is drawn', () => {
  const id = newSelection();
  setPrice(id, offer(2000), 1);
  const before = priceOf(id);
  setPrice(id, offer(2000), 2);
  expect(priceOf(id)).toBe(before);
});

const offers = [
  // offer                                   can be picked
  [offer(2000, { status: 1 }), true],
  [offer(2000, { status: 2 }), true],
  [offer(2000, { status: 3 }), false],
  [offer(2000, { status: 4 }), false],
  [offer(2000, { status: 7 }), false],
  [offer(2000, { status: 0 }), false],
  [offer(0, { status: 2 }), false],
  [offer(2000, { offerId: '' }), false],
] as const;

test.each(offers)('[BRW-05] %j can be picked: %s', (sold, canBePicked) => {
  expect(isBettable(sold)).toBe(canBePicked);
});
