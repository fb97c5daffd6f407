import { expect, test } from 'vitest';
import { bettingTypesIn } from './betting-types-in.ts';

test('[KEEP-02] the newest forty betting types stay; what is no number is passed over', () => {
  const stars = Array.from({ length: 42 }, (_, id) => id);
  expect(bettingTypesIn(stars)).toEqual(stars.slice(2));
  expect(bettingTypesIn([69, '47', null, 1.5, -1, 1e9])).toEqual([69]);
  expect([bettingTypesIn(null), bettingTypesIn({})]).toEqual([[], []]);
});
