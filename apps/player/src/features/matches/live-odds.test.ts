import { expect, test } from 'vitest';
import type { LivePrice } from '../live-odds/prices.ts';
import { shownPrice } from './LiveOdds.tsx';

const sold: LivePrice = {
  ...{ offerId: '9', oddsThousandths: 2450, status: 1, isLive: false, moves: 0 },
};
const moved: LivePrice = { ...sold, moved: 'up', moves: 3 };
const closed: LivePrice = { ...sold, status: 7 };
const removed: LivePrice = { ...sold, status: 4 };
const nothing: LivePrice = { ...sold, offerId: '', oddsThousandths: 0, status: 4 };
const withoutOdds: LivePrice = { ...sold, oddsThousandths: 0, status: 2 };

const cases = [
  // price     status       drawn
  [undefined, 'fresh', { status: 'missing' }],
  [undefined, 'stale', { status: 'missing' }],
  [sold, 'fresh', { status: 'open', oddsThousandths: 2450, moves: 0 }],
  [moved, 'fresh', { status: 'open', oddsThousandths: 2450, moved: 'up', moves: 3 }],
  [closed, 'fresh', { status: 'suspended' }],
  [sold, 'suspended', { status: 'suspended' }],
  [moved, 'stale', { status: 'stale', oddsThousandths: 2450 }],
  [closed, 'stale', { status: 'suspended' }],
  [removed, 'fresh', { status: 'unpriced' }],
  [nothing, 'suspended', { status: 'unpriced' }],
  [withoutOdds, 'stale', { status: 'unpriced' }],
] as const;

test.each(cases)('[BRW-09, BRW-10, MPG-14] %j while odds are %s', (price, status, drawn) => {
  expect(shownPrice(price, status)).toEqual(drawn);
});
