import type { Localised } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { statisticsTexts } from '../../i18n/texts/statistics.ts';
import { formatCount, formatMoney, NOTHING } from '../_list-kit/cells/cell-text.ts';

export type Figures = CallContent<'statistics/history'>['total'];
export type FiguresRow = CallContent<'statistics/history'>['rows'][number];

/** What can be drawn: money of the roll-up as it comes. */
export const drawable = [
  'stakes',
  'payouts',
  'ggr',
  'bonus',
  'tax',
  'net',
  'deposits',
  'withdrawals',
] as const satisfies readonly (keyof Figures)[];
export type Drawable = (typeof drawable)[number];

/** Revenue is a tenth of stakes and may be below nought: it has the axis on the right. */
export const isOnRight = (figure: Drawable): boolean =>
  figure === 'ggr' || figure === 'net' || figure === 'bonus' || figure === 'tax';

export const percentOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : (part / whole) * 100;

export const formatPercent = (percent: number | undefined, digits = 2): string =>
  percent === undefined ? NOTHING : `${percent.toFixed(digits).replace('-', '−')} %`;

type FigureColumn = {
  readonly key: string;
  readonly title: Localised;
  readonly value: (figures: Figures) => number | undefined;
  readonly kind: 'money' | 'count' | 'percent';
};

const money = (key: Drawable): FigureColumn => ({
  ...{ key, title: statisticsTexts.figure[key], kind: 'money' },
  value: (figures) => figures[key],
});

/** In the order in which they are read. */
export const figureColumns: readonly FigureColumn[] = [
  money('stakes'),
  money('payouts'),
  money('ggr'),
  {
    ...{ key: 'margin', title: statisticsTexts.margin, kind: 'percent' },
    value: ({ ggr, stakes }) => percentOf(ggr, stakes),
  },
  money('bonus'),
  money('tax'),
  money('net'),
  money('deposits'),
  money('withdrawals'),
  {
    ...{ key: 'bets', title: statisticsTexts.bets, kind: 'count' },
    value: ({ bets }) => bets,
  },
  {
    ...{ key: 'average', title: statisticsTexts.average, kind: 'money' },
    value: ({ stakes, bets }) => (bets === 0 ? undefined : Math.round(stakes / bets)),
  },
  {
    ...{ key: 'cashed', title: statisticsTexts.cashedShare, kind: 'percent' },
    value: ({ cashed, payouts }) => percentOf(cashed, payouts),
  },
];

export function figureText({ kind, value }: FigureColumn, figures: Figures): string {
  const found = value(figures);
  if (found === undefined) return NOTHING;
  if (kind === 'percent') return formatPercent(found);
  return kind === 'count' ? formatCount(found) : formatMoney(found);
}

const steps = [
  [1e9, ' bn'],
  [1e6, ' M'],
  [1e3, ' k'],
] as const;

/** For axes and cards: 14.6 M. */
export function shortMoney(amount: number): string {
  const [size, letter] = steps.find(([step]) => Math.abs(amount) >= step) ?? [1, ''];
  const scaled = amount / size;
  const digits = size === 1 || Math.abs(scaled) >= 100 ? 0 : 1;
  return `${scaled.toFixed(digits).replace('-', '−')}${letter}`;
}

/** By how much of what it was before; undefined where there was nothing. */
export const changeOf = (now: number, before: number): number | undefined =>
  percentOf(now - before, Math.abs(before));
