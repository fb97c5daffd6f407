import { expect, test } from 'vitest';
import { curveShape } from './BalanceCurve.tsx';

test('[MS-45] the curve goes from the first day to the last, the highest on top', () => {
  expect(curveShape([0, 10_000, 5_000])).toEqual({
    line: 'M0 76L150 4L300 40',
    area: 'M0 76L150 4L300 40V80H0Z',
    lowest: 0,
    highest: 10_000,
  });
});

test('[MS-45] a balance that never moved is a level line', () => {
  expect(curveShape([500, 500])?.line).toBe('M0 40L300 40');
});

test('[MS-45] a purse that was always empty lies on the ground', () => {
  expect(curveShape([0, 0])?.line).toBe('M0 76L300 76');
});

test('[MS-45] one day alone has no curve', () => {
  expect([curveShape([]), curveShape([500])]).toEqual([undefined, undefined]);
});
