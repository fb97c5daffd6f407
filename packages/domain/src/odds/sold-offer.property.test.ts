import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isOnSale,
  type Phase,
  rankOffers,
  sellsLiveOffers,
  shownStatus,
  soldOfferOf,
} from './sold-offer.ts';

const SEED = 20_260_301;
const offers = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 999 }).map(String),
    bookmakerId: fc.integer({ min: 1, max: 5 }),
    status: fc.integer({ min: 1, max: 7 }),
    isLive: fc.boolean(),
    odds: fc.integer({ min: 0, max: 9_000 }),
  }),
  { maxLength: 8, selector: (offer) => offer.id },
);
const phase = fc.constantFrom<Phase>('pre-match', 'overdue', 'live', 'paused', 'over');
const rankOf = (bookmakerId: number) => bookmakerId % 3;

test('[ODB-01] the sold offer does not depend on the order in which offers came', () => {
  const law = fc.property(offers, phase, (some, when) => {
    const sold = soldOfferOf(some, when, rankOf);
    expect(soldOfferOf(some.toReversed(), when, rankOf)).toEqual(sold);
    expect(rankOffers(some, when, rankOf)[0]).toEqual(sold?.offer);
  });
  fc.assert(law, { seed: SEED });
});

test('[ODB-02, ODB-04] what shows as open is priced, of the right kind, and on sale', () => {
  const law = fc.property(offers, phase, (some, when) => {
    const sold = soldOfferOf(some, when, rankOf);
    if (!sold) return;
    const { offer, canBeBetOn } = sold;
    const showsOpen = shownStatus(offer, canBeBetOn) <= 2;
    expect(showsOpen).toBe(canBeBetOn);
    if (!canBeBetOn) return;
    expect(offer.odds).toBeGreaterThan(1_000);
    expect([isOnSale(when), offer.isLive]).toEqual([true, sellsLiveOffers(when)]);
  });
  fc.assert(law, { seed: SEED });
});
