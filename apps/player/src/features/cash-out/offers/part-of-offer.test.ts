import { formatShillings, shillings } from '@kipute/domain/money/senti';
import { expect, test } from 'vitest';
import { anOffer, lockedBy } from '../fixtures/an-offer.ts';
import { offerIn } from './offer.ts';
import { partOfOffer } from './part-of-offer.ts';

const cases = [
  // percent, paid, tax, left
  [1, '15.20', '0', '990'],
  [25, '367', '13', '750'],
  [50, '734', '26', '500'],
  [99, '1,453.80', '51', '10'],
  [100, '1,468', '52', '0'],
] as const;

test.each(cases)('[ORD-64] %d percent pays %s, %s of tax, and leaves %s', (percent, ...sums) => {
  const part = partOfOffer(anOffer(), { sharePercent: percent, taxRatePercent: 10 });
  if (part.state === 'locked') throw new Error(part.why);
  expect([part.paid, part.tax, part.stakeLeft].map(formatShillings)).toEqual(sums);
});

test('[ORD-64] a share that would pay less than a shilling is locked, as the whole may be', () => {
  const tiny = anOffer({ stakeInPlay: shillings(10), value: shillings(9) } as object);
  const share = { sharePercent: 5, taxRatePercent: 10 };
  expect(partOfOffer(tiny, share)).toEqual({ state: 'locked', why: 'below-minimum' });
  const suspended = { state: 'locked', why: 'leg-suspended' };
  expect(partOfOffer(lockedBy('leg-suspended'), share)).toEqual(suspended);
});

const said = {
  state: 4,
  why: '',
  value: 1_520.5,
  tax: 52,
  paid: 1_468.5,
  stake_in_play: 1_000,
  threshold: null,
} as const;

test('[ORD-61] an answer of the server becomes an offer, or a lock with its reason', () => {
  expect(offerIn({ id: '1', ...said })).toEqual({
    ...{ state: 'offered', value: 152_050n, tax: 5_200n, paid: 146_850n },
    ...{ stakeInPlay: 100_000n, threshold: undefined, steps: [], cashedParts: [] },
  });
  const nothing = { value: 0, tax: 0, paid: 0, threshold: 900 };
  expect(offerIn({ id: '1', ...said, ...nothing, state: 1, why: 'line-moved' })).toEqual({
    ...{ state: 'locked', why: 'line-moved', stakeInPlay: 100_000n, threshold: 90_000n },
    ...{ steps: [], cashedParts: [] },
  });
});
