import { expect, test } from 'vitest';
import { touchedEffect, touchedPercent } from './touched.ts';

const hundredths = Array.from({ length: 100 }, (_, at) => (at + 1) * 100);

test.each([
  [100, 'below', 0],
  [101, 'below', 1],
  [5_000, 'below', 49],
  [10_000, 'above', 0],
  [9_000, 'above', 10],
  [9_000, 'from', 11],
] as const)('[CFG-11] %i %s touches %i percent of yesterday', (value, side, percent) => {
  expect(touchedPercent(hundredths, value, side)).toBe(percent);
});

test('[CFG-11] the form says it in words, and what was not counted is not said', () => {
  const yesterday = [{ of: 'stakes' as const, count: 1_204, hundredths }];
  const touches = { of: 'stakes', side: 'below' } as const;
  const effect = touchedEffect(touches, yesterday, 5_000);
  expect(effect).toMatchObject({ slots: { percent: 49, count: 1_204 }, tone: 'bad' });
  expect(effect?.text.en).toContain('stakes');
  expect(touchedEffect(touches, [], 5_000)).toBeUndefined();
  expect(touchedEffect(touches, yesterday, null)).toBeUndefined();
});
