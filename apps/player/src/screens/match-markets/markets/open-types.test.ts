import { expect, test } from 'vitest';
import { isTypeOpen, rememberedIn } from './open-types.ts';

const nothing = rememberedIn(null);

test('[MPG-04] the first three are open until something else was said', () => {
  const open = [0, 1, 2, 3, 4].map((place) => isTypeOpen(nothing, 69, place));
  expect(open).toEqual([true, true, true, false, false]);
});

test('[MPG-04] what was opened or closed stays so in whatever place', () => {
  const remembered = rememberedIn([
    [69, false],
    [47, true],
  ]);
  expect([isTypeOpen(remembered, 69, 0), isTypeOpen(remembered, 47, 40)]).toEqual([false, true]);
});

const damaged: readonly (readonly [string, unknown])[] = [
  ['nothing', null],
  ['a text', 'text'],
  ['an object', { 69: true }],
  ['other pairs', [[69], ['69', true], [47, 'yes'], null, [1.5, true]]],
];

test.each(damaged)('[MPG-04] a damaged memory is no memory: %s', (_what, kept) => {
  expect(rememberedIn(kept).size).toBe(0);
});
