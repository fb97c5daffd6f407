import { shownMax } from '@kipute/domain/kept-choices/kept-choice';
import { expect, test } from 'vitest';
import { bettingTypesIn } from './betting-types-in.ts';

test('[KEEP-02] as many betting types stay as an account shows; what is no number is passed over', () => {
  const stars = Array.from({ length: shownMax.bettingTypes + 2 }, (_, id) => id);
  expect(bettingTypesIn(stars)).toEqual(stars.slice(2));
  expect(bettingTypesIn([69, '47', null, 1.5, -1, 1e9])).toEqual([69]);
  expect([bettingTypesIn(null), bettingTypesIn({})]).toEqual([[], []]);
});
