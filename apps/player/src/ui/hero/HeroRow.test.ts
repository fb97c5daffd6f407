import { expect, test } from 'vitest';
import { nearestStop, stopsOf } from './HeroRow.tsx';

const phone = stopsOf([0, 310, 620, 930], 864);
const desktop = stopsOf([0, 330, 530, 730], 200);

const scrolls = [
  ['phone', phone, 0, 0],
  ['phone', phone, 150, 0],
  ['phone', phone, 160, 1],
  ['phone', phone, 620, 2],
  ['phone', phone, 864, 3],
  ['desktop', desktop, 0, 0],
  ['desktop', desktop, 90, 0],
  ['desktop', desktop, 200, 1],
] as const;

test.each(scrolls)('[BAN-13] on a %s a row with stops %j, scrolled by %i, is at %i', (...row) => {
  const [, stops, scrolled, place] = row;
  expect(nearestStop(stops, scrolled)).toBe(place);
});
