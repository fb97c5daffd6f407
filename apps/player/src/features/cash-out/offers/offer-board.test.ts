import { shillings } from '@kipute/domain/money/senti';
import { afterEach, expect, test, vi } from 'vitest';
import { stubWatchedPage } from '../../payments/fixtures/watched-page.ts';
import { anOffer } from '../fixtures/an-offer.ts';
import type { Offer } from './offer.ts';
import { type OrderRequest, offerBoard } from './offer-board.ts';

const page = stubWatchedPage();
const EVERY_MS = 5_000;

const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

/** Answers are given by the test, in any order. */
function aBoard() {
  const asked: {
    ids: readonly string[];
    details: readonly OrderRequest['detail'][];
    answer: (offers: Readonly<Record<string, Offer>>) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  const board = offerBoard({
    refetchInterval: () => EVERY_MS,
    fetchOffers: (orders) =>
      new Promise((resolve, reject) => {
        asked.push({
          ids: orders.map(({ orderId }) => orderId),
          details: orders.map(({ detail }) => detail),
          answer: async (offers) => {
            resolve(new Map(Object.entries(offers)));
            await vi.advanceTimersByTimeAsync(0);
          },
          fail: async () => {
            reject(new Error('no network'));
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
  });
  const watch = (orderId: string, detail: OrderRequest['detail'] = 'number') => {
    const leave = board.watch({ orderId, detail });
    leaving.push(leave);
    return leave;
  };
  return { board, watch, asked };
}

const soon = () => vi.advanceTimersByTime(100);

test('[ORD-62] ten orders that come into view are one question', () => {
  const { watch, asked } = aBoard();
  for (let at = 0; at < 10; at += 1) watch(`${at}`);
  soon();
  expect(asked.map(({ ids }) => ids.length)).toEqual([10]);
});

test('[ORD-62] an order that two places show is asked about once, and whole if one wants it so', () => {
  const { watch, asked } = aBoard();
  watch('7');
  watch('7', 'whole');
  watch('7');
  soon();
  expect(asked).toMatchObject([{ ids: ['7'], details: ['whole'] }]);
});

test('[ORD-62] by itself it asks at its pace, and not for orders that went out of view', () => {
  const { watch, asked } = aBoard();
  const leave = watch('1');
  watch('2');
  soon();
  leave();
  vi.advanceTimersByTime(2 * EVERY_MS);
  expect(asked.map(({ ids }) => ids)).toEqual([['1', '2'], ['2'], ['2']]);
});

test('[ORD-62] with the last order out of view it asks nothing, whatever is told', () => {
  const { board, watch, asked } = aBoard();
  watch('1')();
  page.hearNews();
  board.refetchSoon();
  vi.advanceTimersByTime(10 * EVERY_MS);
  expect(asked).toEqual([]);
});

test('[ORD-62] a hidden page asks nothing; who comes back is answered', () => {
  const { board, watch, asked } = aBoard();
  watch('1');
  soon();
  page.hide();
  board.refetchSoon();
  page.hearNews();
  vi.advanceTimersByTime(10 * EVERY_MS);
  expect(asked).toHaveLength(1);
  page.comeBack();
  vi.advanceTimersByTime(1_000);
  expect(asked).toHaveLength(2);
});

test('[ORD-62] of a hundred changes within a second one question is made', () => {
  const { board, watch, asked } = aBoard();
  watch('1');
  soon();
  for (let change = 0; change < 100; change += 1) {
    board.refetchSoon();
    vi.advanceTimersByTime(9);
  }
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(100);
  expect(asked).toHaveLength(2);
});

test.each(['payment-changed', 'online'])('[ORD-62] %s is a reason to ask', (reason) => {
  const { watch, asked } = aBoard();
  watch('1');
  soon();
  vi.advanceTimersByTime(2_000);
  window.dispatchEvent(new Event(reason));
  soon();
  expect(asked).toHaveLength(2);
});

test('[ORD-61] before the first answer it is looked up, and an answer is known', async () => {
  const { board, watch, asked } = aBoard();
  watch('1');
  soon();
  expect(board.known('1')).toEqual({ status: 'retrieving' });
  await asked[0]?.answer({ 1: anOffer() });
  expect(board.known('1')).toMatchObject({ status: 'known', offer: anOffer() });
});

test('[ORD-61] an order of which the answer says nothing has not arrived', async () => {
  const { board, watch, asked } = aBoard();
  watch('1');
  soon();
  await asked[0]?.answer({});
  expect(board.known('1')).toEqual({ status: 'failed' });
});

test('[ORD-62] a failure leaves a young number and takes an old one away', async () => {
  const { board, watch, asked } = aBoard();
  watch('1');
  soon();
  await asked[0]?.answer({ 1: anOffer() });
  vi.advanceTimersByTime(EVERY_MS);
  await asked[1]?.fail();
  expect(board.known('1')).toMatchObject({ status: 'known' });
  vi.advanceTimersByTime(EVERY_MS);
  await asked[2]?.fail();
  expect(board.known('1')).toEqual({ status: 'failed' });
});

test('[ORD-61] a failure is tried again at once when the player says so', async () => {
  const { board, watch, asked } = aBoard();
  watch('1');
  soon();
  await asked[0]?.fail();
  board.retry('1');
  expect(board.known('1')).toEqual({ status: 'retrieving' });
  vi.advanceTimersByTime(0);
  expect(asked).toHaveLength(2);
});

test('[ORD-62] an answer that was overtaken is not shown', async () => {
  const { board, watch, asked } = aBoard();
  watch('1');
  soon();
  vi.advanceTimersByTime(EVERY_MS);
  await asked[1]?.answer({ 1: anOffer({ stakeInPlay: shillings(2) }) });
  await asked[0]?.answer({ 1: anOffer({ stakeInPlay: shillings(1) }) });
  expect(board.known('1')).toMatchObject({ offer: { stakeInPlay: shillings(2) } });
});

test('[ORD-65] what is assumed stands against an answer that was asked for before it', async () => {
  const { board, watch, asked } = aBoard();
  watch('1');
  soon();
  await asked[0]?.answer({ 1: anOffer() });
  vi.advanceTimersByTime(EVERY_MS);
  board.assume('1', (offer) => ({ ...offer, threshold: shillings(1_500) }));
  await asked[1]?.answer({ 1: anOffer() });
  expect(board.known('1')).toMatchObject({ offer: { threshold: shillings(1_500) } });
});
