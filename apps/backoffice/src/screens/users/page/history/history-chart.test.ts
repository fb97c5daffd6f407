import { describe, expect, test } from 'vitest';
import {
  chartBox,
  chartOf,
  compactShillings,
  type HistoryDay,
  nearestPoint,
  niceStep,
  pointsOf,
  scaleOf,
} from './history-chart.ts';

const dayAt = (index: number): string =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);

const quiet = { deposits: 0, withdrawals: 0, stakes: 0, payouts: 0, net_result: 0, balance: 0 };

const daysOf = (parts: readonly Partial<HistoryDay>[]): readonly HistoryDay[] =>
  parts.map((part, index) => ({ ...quiet, day: dayAt(index), ...part }));

describe('[BO-84] days become points', () => {
  test('a day is a point, and what the house won runs on from point to point', () => {
    const points = pointsOf(
      daysOf([{ net_result: 0.1 }, { net_result: 0.2, balance: 7 }, { net_result: -5 }]),
    );
    expect(
      points.map(({ day, from, balance, runningResult }) => [day, from, balance, runningResult]),
    ).toEqual([
      ['2026-01-01', '2026-01-01', 0, 0.1],
      ['2026-01-02', '2026-01-02', 7, 0.3],
      ['2026-01-03', '2026-01-03', 0, -4.7],
    ]);
  });

  test('a year is drawn in at most 122 points that lose no shilling and end today', () => {
    const days = daysOf(
      Array.from({ length: 365 }, (_, index) => ({ deposits: 1, balance: index, net_result: 2 })),
    );
    const points = pointsOf(days);
    const newest = points.at(-1);
    expect(points.length).toBeLessThanOrEqual(123);
    expect(points.reduce((sum, { deposits }) => sum + deposits, 0)).toBe(365);
    expect(newest).toMatchObject({ day: days.at(-1)?.day, balance: 364, runningResult: 730 });
    expect(points[0]?.from).toBe(days[0]?.day);
  });

  test('no days make no picture and no fault', () => {
    expect(chartOf(pointsOf([]))).toMatchObject({ points: [], balanceLine: '', balanceArea: '' });
  });
});

describe('[BO-84] the axis', () => {
  test.each([
    // span        step
    [1_000_000, 500_000],
    [900_000, 500_000],
    [400, 100],
    [7, 2],
  ])('%d shillings are cut in steps of %d', (span, step) => {
    expect(niceStep(span)).toBe(step);
  });

  test.each([
    // values            ticks
    [
      [0, 950_000],
      [0, 500_000, 1_000_000],
    ],
    [
      [-120, 300],
      [-200, 0, 200, 400],
    ],
    [[], [0, 1_000]],
    [
      [0, 0],
      [0, 1_000],
    ],
    [[-10], [-10, -5, 0]],
  ])('zero is always on it: %j', (values, ticks) => {
    expect(scaleOf(values).ticks.map((tick) => (tick === 0 ? 0 : tick))).toEqual(ticks);
  });

  test.each([
    [0, '0'],
    [500, '500'],
    [50_000, '50 K'],
    [1_500_000, '1.5 M'],
    [-250_000, '−250 K'],
  ])('%d reads %s', (amount, text) => {
    expect(compactShillings(amount)).toBe(text);
  });
});

describe('[BO-84] the picture', () => {
  const chart = chartOf(
    pointsOf(
      daysOf([
        { balance: 0 },
        { balance: 100_000, deposits: 100_000 },
        { balance: 50_000, withdrawals: 50_000, deposits: 10 },
      ]),
    ),
  );

  test('nought stands at the foot, the highest at the top, money in and out by its share', () => {
    const [first, second, third] = chart.points;
    expect(first).toMatchObject({ balanceY: chartBox.foot, inHeight: 0, outHeight: 0 });
    expect(second).toMatchObject({ balanceY: chartBox.top, inHeight: chartBox.barMax });
    expect(third).toMatchObject({ outHeight: chartBox.barMax / 2, inHeight: 1.5 });
    expect(chart.balanceArea.endsWith('Z')).toBe(true);
  });

  test('a single day is seen as a stroke', () => {
    const { balanceLine, points } = chartOf(pointsOf(daysOf([{ balance: 5_000 }])));
    const [only] = points;
    expect(balanceLine).toBe(
      `M${(only?.x ?? 0) - 40} ${only?.balanceY}L${(only?.x ?? 0) + 40} ${only?.balanceY}`,
    );
  });

  test('every point lies inside, and the nearest to a place is found', () => {
    for (const { x } of chart.points) {
      expect(x).toBeGreaterThan(chartBox.left);
      expect(x).toBeLessThan(chartBox.width);
    }
    expect(chart.points.map(({ x }) => nearestPoint(chart, x + 3))).toEqual([0, 1, 2]);
    expect(nearestPoint(chart, 0)).toBe(0);
    expect(chart.dayLabels.map(({ day }) => day)).toEqual([dayAt(0), dayAt(1), dayAt(2)]);
  });
});
