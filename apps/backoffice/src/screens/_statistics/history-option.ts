import type { EChartsCoreOption } from 'echarts/core';
import { axisLook, type ChartColours, tooltipOf } from './Chart.tsx';
import { type Drawable, type FiguresRow, isOnRight, shortMoney } from './figures.ts';

type Drawn = {
  readonly rows: readonly FiguresRow[];
  /** Of the period it is compared with, in the same order; those in time alone. */
  readonly before: readonly (FiguresRow | undefined)[] | undefined;
  readonly figures: readonly Drawable[];
  readonly rowName: (row: FiguresRow) => string;
  readonly figureName: (figure: Drawable) => string;
  readonly beforeWord: string;
};

/** Money of the first rank as bars, what is left of it as lines on the right. */
export function historyOption(drawn: Drawn, colours: ChartColours): EChartsCoreOption {
  const { rows, before, figures, rowName, figureName, beforeWord } = drawn;
  const look = axisLook(colours);
  const inks = [colours.brand, colours.info, colours.accent, colours.danger, colours.warning];
  const isDoubled = figures.some(isOnRight) && !figures.every(isOnRight);
  const series = figures.flatMap((figure, nth) => {
    const onRight = isOnRight(figure);
    const ink = onRight ? rightInk(figure, colours) : inks[nth % inks.length];
    const common = { name: figureName(figure), yAxisIndex: onRight && isDoubled ? 1 : 0 };
    const now = {
      ...common,
      type: onRight ? 'line' : 'bar',
      data: rows.map((row) => row[figure]),
      itemStyle: { color: ink, opacity: onRight ? 1 : 0.7, borderRadius: [3, 3, 0, 0] },
      lineStyle: { color: ink, width: 2.5 },
      symbolSize: 5,
      barMaxWidth: 26,
    };
    if (!before) return [now];
    const earlier = {
      ...common,
      name: `${figureName(figure)}, ${beforeWord}`,
      type: 'line',
      data: rows.map((_, at) => before[at]?.[figure] ?? null),
      lineStyle: { color: ink, width: 1.5, type: 'dashed', opacity: 0.75 },
      itemStyle: { color: ink },
      symbol: 'none',
    };
    return [now, earlier];
  });
  const valueAxis = {
    type: 'value',
    ...look,
    axisLabel: { ...look.axisLabel, formatter: shortMoney },
  };
  return {
    xAxis: {
      type: 'category',
      ...look,
      splitLine: { show: false },
      data: rows.map(rowName),
    },
    yAxis: isDoubled ? [valueAxis, { ...valueAxis, splitLine: { show: false } }] : valueAxis,
    tooltip: { ...tooltipOf(colours), valueFormatter: formatValue },
    series,
  };
}

const rightInk = (figure: Drawable, colours: ChartColours): string =>
  ({ ggr: colours.accent, net: colours.info, bonus: colours.danger, tax: colours.text3 })[
    figure as string
  ] ?? colours.text2;

export const formatValue = (value: unknown): string =>
  typeof value === 'number' ? Math.round(value).toLocaleString('en-US') : '–';
