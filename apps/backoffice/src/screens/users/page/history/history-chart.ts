import type { CallContent } from '@kipute/contract/registry';

/**
 * The drawn history of a user, as numbers: two panels over one time axis. Above, the balance and
 * what the house won since the first day shown; below, what came in (up) and went out (down). The
 * component draws exactly these points, so that whatever is wrong with a picture fails here.
 */
export type HistoryDay = CallContent<'subscriber/daily_history'>[number];

/** One or more days drawn as one point: a year has more days than the picture has room. */
export type HistoryPoint = HistoryDay & {
  readonly from: string;
  /** What the house won since the first point, this one included. */
  readonly runningResult: number;
};

export const chartBox = {
  width: 760,
  height: 178,
  left: 52,
  right: 10,
  top: 10,
  /** Foot of the upper panel. */
  foot: 106,
  /** Zero line of the lower panel, and how far its bars may reach. */
  bars: 134,
  barMax: 22,
} as const;

const POINTS_MAX = 122;
const TICKS_MAX = 4;
const DAY_LABELS = 5;
const LONE_STROKE = 40;

const CENTS = 100;
const add = (one: number, other: number): number => Math.round((one + other) * CENTS) / CENTS;

function merged(days: readonly HistoryDay[]): Omit<HistoryPoint, 'runningResult'> | undefined {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return undefined;
  const sum = (field: 'deposits' | 'withdrawals' | 'stakes' | 'payouts' | 'net_result') =>
    days.reduce((total, day) => add(total, day[field]), 0);
  return {
    from: first.day,
    day: last.day,
    balance: last.balance,
    deposits: sum('deposits'),
    withdrawals: sum('withdrawals'),
    stakes: sum('stakes'),
    payouts: sum('payouts'),
    net_result: sum('net_result'),
  };
}

/** The newest day always ends a point, so that the right edge is today. */
export function pointsOf(days: readonly HistoryDay[]): readonly HistoryPoint[] {
  const size = Math.max(1, Math.ceil(days.length / POINTS_MAX));
  const remainder = days.length % size;
  const starts = remainder === 0 ? [] : [0];
  for (let start = remainder; start < days.length; start += size) starts.push(start);
  let runningResult = 0;
  return starts.flatMap((start, index) => {
    const point = merged(days.slice(start, starts[index + 1] ?? days.length));
    if (!point) return [];
    runningResult = add(runningResult, point.net_result);
    return [{ ...point, runningResult }];
  });
}

/** 1, 2 or 5 times a power of ten: steps that people count in. */
export function niceStep(span: number): number {
  const rough = span / TICKS_MAX;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10;
  return factor * power;
}

export type Scale = {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
};

/** Zero is always on it: a balance that looks high must be high. */
export function scaleOf(values: readonly number[]): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = low === high ? 1_000 : niceStep(high - low);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { min: first * step, max: last * step, ticks };
}

export type Chart = {
  readonly points: readonly (HistoryPoint & {
    readonly x: number;
    readonly balanceY: number;
    readonly resultY: number;
    /** Heights of the two bars. */
    readonly inHeight: number;
    readonly outHeight: number;
  })[];
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  readonly dayLabels: readonly { readonly day: string; readonly x: number }[];
  readonly barWidth: number;
  readonly balanceLine: string;
  readonly balanceArea: string;
  readonly resultLine: string;
};

const round = (value: number): number => Math.round(value * 10) / 10;

type Spot = readonly [x: number, y: number];

/** One day alone is a short stroke: a line through a single spot would not be seen. */
function lineThrough(spots: readonly Spot[]): string {
  const [only] = spots;
  const drawn: readonly Spot[] =
    spots.length === 1 && only
      ? [
          [only[0] - LONE_STROKE, only[1]],
          [only[0] + LONE_STROKE, only[1]],
        ]
      : spots;
  return drawn.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** Evenly spread, the newest among them. */
function labelled(count: number): readonly number[] {
  const labels = Math.min(DAY_LABELS, count);
  if (labels < 2) return count === 0 ? [] : [0];
  return Array.from({ length: labels }, (_, index) =>
    Math.round((index * (count - 1)) / (labels - 1)),
  );
}

export function chartOf(points: readonly HistoryPoint[]): Chart {
  const scale = scaleOf(points.flatMap(({ balance, runningResult }) => [balance, runningResult]));
  const barHighest = Math.max(1, ...points.flatMap((point) => [point.deposits, point.withdrawals]));
  const slot = (chartBox.width - chartBox.left - chartBox.right) / Math.max(points.length, 1);
  const yOf = (value: number): number =>
    round(
      chartBox.foot -
        ((value - scale.min) / (scale.max - scale.min)) * (chartBox.foot - chartBox.top),
    );
  // Whatever moved is seen, however small beside the largest.
  const heightOf = (amount: number): number =>
    amount === 0 ? 0 : Math.max(1.5, round((amount / barHighest) * chartBox.barMax));
  const placed = points.map((point, index) => ({
    ...point,
    x: round(chartBox.left + slot * (index + 0.5)),
    balanceY: yOf(point.balance),
    resultY: yOf(point.runningResult),
    inHeight: heightOf(point.deposits),
    outHeight: heightOf(point.withdrawals),
  }));
  const balanceLine = lineThrough(placed.map(({ x, balanceY }) => [x, balanceY]));
  const stroke = placed.length === 1 ? LONE_STROKE : 0;
  const [first] = placed;
  const last = placed.at(-1);
  const ends = first && last ? `L${last.x + stroke} ${yOf(0)}L${first.x - stroke} ${yOf(0)}` : '';
  return {
    points: placed,
    ticks: scale.ticks.map((value) => ({ value, y: yOf(value) })),
    dayLabels: labelled(placed.length).flatMap((index) => {
      const point = placed[index];
      return point ? [{ day: point.day, x: point.x }] : [];
    }),
    barWidth: round(Math.max(1, Math.min(9, slot * 0.64))),
    balanceLine,
    balanceArea: balanceLine && `${balanceLine}${ends}Z`,
    resultLine: lineThrough(placed.map(({ x, resultY }) => [x, resultY])),
  };
}

/** The point nearest to a place of the picture. */
export function nearestPoint(chart: Chart, x: number): number {
  const distances = chart.points.map((point) => Math.abs(point.x - x));
  return distances.indexOf(Math.min(...distances));
}

const MILLION = 1_000_000;
const THOUSAND = 1_000;

/** `1.5 M`, `200 K`, `0`: short enough for an axis. */
export function compactShillings(amount: number): string {
  const size = Math.abs(amount);
  const sign = amount < 0 ? '−' : '';
  const short = (unit: number) => String(Math.round((size / unit) * 100) / 100);
  if (size >= MILLION) return `${sign}${short(MILLION)} M`;
  return size >= THOUSAND ? `${sign}${short(THOUSAND)} K` : `${sign}${short(1)}`;
}
