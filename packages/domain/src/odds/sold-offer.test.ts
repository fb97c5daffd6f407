import { describe, expect, test } from 'vitest';
import type { Phase } from './sold-offer.ts';
import {
  compareIds,
  isOnSale,
  phaseOf,
  type RankedOffer,
  rankOffers,
  sellsLiveOffers,
  shownStatus,
  soldOfferOf,
} from './sold-offer.ts';

const ranks: Record<number, number> = { 1: 10, 2: 90, 3: 90 };
const rankOf = (bookmakerId: number) => ranks[bookmakerId] ?? 0;

/** `2/1/live` is an open live offer of bookmaker 2. */
function offersFrom(texts: readonly string[]): RankedOffer[] {
  return texts.map((text, index) => {
    const [bookmakerId, status, kind, odds = '1900'] = text.split('/');
    return {
      id: `10${index}`,
      bookmakerId: Number(bookmakerId),
      status: Number(status),
      isLive: kind === 'live',
      odds: Number(odds),
    };
  });
}

const choices: readonly [Phase, readonly string[], number | undefined, boolean][] = [
  // phase        offers                                      sold  can be bet on
  ['pre-match', [], undefined, false],
  ['pre-match', ['1/1/early'], 0, true],
  ['pre-match', ['1/1/early', '2/1/early'], 1, true],
  ['pre-match', ['3/1/early', '2/1/early'], 1, true],
  ['pre-match', ['2/1/early', '2/1/early'], 0, true],
  ['pre-match', ['1/1/early', '2/7/early'], 0, true],
  ['pre-match', ['1/7/early', '2/7/early'], 1, false],
  ['pre-match', ['1/7/early', '2/4/early'], 0, false],
  ['pre-match', ['1/4/early', '2/4/early'], 1, false],
  ['live', ['1/1/early', '2/4/live'], 1, false],
  ['pre-match', ['1/1/early', '2/1/live'], 0, true],
  ['pre-match', ['2/1/live'], 0, false],
  ['pre-match', ['1/7/early', '2/1/live'], 0, false],
  ['pre-match', ['1/2/early'], 0, true],
  ['pre-match', ['1/1/early/1000'], 0, false],
  ['pre-match', ['2/2/early/0', '1/1/early/1001'], 1, true],
  ['overdue', ['1/1/early'], 0, false],
  ['live', ['2/1/early', '1/1/live'], 1, true],
  ['live', ['2/1/early', '1/7/live'], 1, false],
  ['live', ['1/1/live', '2/1/live', '3/1/live'], 1, true],
  ['paused', ['1/1/live'], 0, false],
  ['over', ['1/1/live', '2/1/early'], 1, false],
];

describe('the sold offer', () => {
  test.each(choices)(
    '[ODB-01, ODB-02] %s: of %j number %s is sold',
    (phase, texts, place, canBet) => {
      const offers = offersFrom(texts);
      const sold = soldOfferOf(offers, phase, rankOf);
      expect(sold && [offers.indexOf(sold.offer), sold.canBeBetOn]).toEqual(
        place === undefined ? undefined : [place, canBet],
      );
    },
  );

  test('[ODB-01] a list of offers begins with the sold one', () => {
    const offers = offersFrom(['1/1/live', '2/7/live', '3/1/live', '2/1/early']);
    const places = rankOffers(offers, 'live', rankOf).map((offer) => offers.indexOf(offer));
    expect(places).toEqual([2, 0, 1, 3]);
  });

  const statuses = [
    [1, true, 1],
    [2, true, 2],
    [1, false, 7],
    [2, false, 7],
    [3, false, 3],
    [4, false, 4],
    [5, false, 5],
    [6, false, 6],
    [7, false, 7],
  ] as const;
  test.each(statuses)('[ODB-04] status %d, can be bet on %s, shows %d', (status, canBet, shown) => {
    expect(shownStatus({ id: '1', bookmakerId: 1, status, isLive: false, odds: 2 }, canBet)).toBe(
      shown,
    );
  });

  test('[ODB-01] ids are compared as the numbers they are', () => {
    expect(['100000000000000000', '9', '10'].toSorted(compareIds)).toEqual([
      '9',
      '10',
      '100000000000000000',
    ]);
    expect(compareIds('7', '7')).toBe(0);
  });
});

const START = 1_000;

const phases = [
  // status  now    phase         on sale  by live offers
  [1, START - 1, 'pre-match', true, false],
  [1, START, 'overdue', false, false],
  [1, START + 1, 'overdue', false, false],
  [2, START - 1, 'live', true, true],
  [2, START + 1, 'live', true, true],
  [3, START + 1, 'over', false, false],
  [4, START + 1, 'paused', false, true],
  [5, START - 1, 'over', false, false],
  [6, START + 1, 'over', false, false],
  [7, START + 1, 'over', false, false],
  [8, START + 1, 'over', false, false],
] as const;

test.each(phases)(
  '[ODB-02, ODB-03] a match in status %d at %d of 1000 is %s',
  (status, now, phase, onSale, byLiveOffers) => {
    const found = phaseOf({ status, startsAt: START }, now);
    expect([found, isOnSale(found), sellsLiveOffers(found)]).toEqual([phase, onSale, byLiveOffers]);
  },
);
