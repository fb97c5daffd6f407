import type { CallContent } from '@kipute/contract/registry';
import type { EChartsCoreOption } from 'echarts/core';
import { useCallback, useMemo } from 'react';
import { statisticsTexts } from '../../i18n/texts/statistics.ts';
import { type Say, useText } from '../../i18n/use-text.ts';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { Card } from '../_statistics/Card.tsx';
import { axisLook, Chart, type ChartColours, tooltipOf } from '../_statistics/Chart.tsx';
import { useChartOrTable, usePeriodKeys } from '../_statistics/ChartOrTable.tsx';
import { FiguresTable } from '../_statistics/FiguresTable.tsx';
import { type Drawable, drawable, type FiguresRow, shortMoney } from '../_statistics/figures.ts';
import { formatValue } from '../_statistics/history-option.ts';
import { Choice, PeriodBar } from '../_statistics/PeriodBar.tsx';
import { StandingTag } from '../_statistics/StandingTag.tsx';
import classes from '../_statistics/statistics.module.css';
import { useHourly } from '../_statistics/use-figures.ts';
import { useShown } from '../_statistics/use-period.ts';
import { HistoryChart } from './HistoryScreen.tsx';

type Hourly = CallContent<'statistics/hourly'>;
type Cell = Hourly['cells'][number];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const hourText = (hour: number) => String(hour).padStart(2, '0');

/** At which hours of which weekdays it happens. */
export function HourlyScreen() {
  const t = useText();
  const shown = useShown();
  usePeriodKeys(shown);
  const query = useHourly(shown);
  const figure = drawable.find((one) => one === shown.get('figure')) ?? 'stakes';
  const { view, switcher } = useChartOrTable(shown);
  const named = { figure: t(statisticsTexts.figure[figure]) };
  return (
    <ScreenFrame actions={<StandingTag standing={query.data} />}>
      <PeriodBar shown={shown} compares={false}>
        <Choice
          title={t(statisticsTexts.draw)}
          value={figure}
          options={drawable.map((value) => ({ value, label: t(statisticsTexts.figure[value]) }))}
          onChange={(next) => shown.show({ figure: next })}
        />
      </PeriodBar>
      <div className={classes.split}>
        <Card title={t(statisticsTexts.heatMap, named)} query={query}>
          {({ cells }) => <HeatMap cells={cells} figure={figure} />}
        </Card>
        <Card title={t(statisticsTexts.byHour, named)} query={query} aside={switcher}>
          {(hourly) => <ByHour {...{ hourly, figure, view }} />}
        </Card>
      </div>
    </ScreenFrame>
  );
}

function HeatMap({ cells, figure }: { cells: readonly Cell[]; figure: Drawable }) {
  const t = useText();
  const option = useCallback(
    (colours: ChartColours) => heatOption({ cells, figure, t }, colours),
    [cells, figure, t],
  );
  if (cells.length === 0) return <p>{t(statisticsTexts.empty)}</p>;
  const peak = cells.reduce((most, cell) => (cell[figure] > most[figure] ? cell : most));
  const where = { day: dayName(t, peak.weekday), hour: `${hourText(peak.hour)}:00` };
  const words = `${t(statisticsTexts.peak, where)} · ${shortMoney(peak[figure])}`;
  return (
    <>
      <Chart name={words} option={option} />
      <p>{words}</p>
    </>
  );
}

const dayName = (t: Say, weekday: number): string => {
  const text = statisticsTexts.weekdays[weekday - 1];
  return text ? t(text) : '';
};

type Heat = { readonly cells: readonly Cell[]; readonly figure: Drawable; readonly t: Say };

/** Monday stands at the top. */
function heatOption({ cells, figure, t }: Heat, colours: ChartColours): EChartsCoreOption {
  const look = axisLook(colours);
  const most = Math.max(1, ...cells.map((cell) => Math.abs(cell[figure])));
  return {
    grid: { left: 8, right: 8, top: 8, bottom: 44, containLabel: true },
    tooltip: {
      ...tooltipOf(colours),
      trigger: 'item',
      formatter: ({ value: [hour = 0, day = 0, amount = 0] }: { value: number[] }) =>
        `${dayName(t, 7 - day)} ${hourText(hour)}:00  ${formatValue(amount)}`,
    },
    xAxis: { type: 'category', ...look, data: HOURS.map(hourText), splitLine: { show: false } },
    yAxis: {
      type: 'category',
      ...look,
      data: statisticsTexts.weekdays.map((text) => t(text)).toReversed(),
      splitLine: { show: false },
    },
    visualMap: {
      min: 0,
      max: most,
      calculable: false,
      orient: 'horizontal',
      left: 'center',
      bottom: 0,
      itemHeight: 120,
      itemWidth: 10,
      text: [shortMoney(most), '0'],
      textStyle: { color: colours.text3 },
      inRange: { color: [colours.surface3, colours.brand] },
    },
    series: [
      {
        type: 'heatmap',
        data: cells.map((cell) => [cell.hour, 7 - cell.weekday, cell[figure]]),
        itemStyle: { borderColor: colours.surface, borderWidth: 2, borderRadius: 4 },
      },
    ],
  };
}

type ByHourProps = { hourly: Hourly; figure: Drawable; view: 'chart' | 'table' };

function ByHour({ hourly: { cells, total }, figure, view }: ByHourProps) {
  const t = useText();
  const rows = useMemo(() => HOURS.map((hour) => sumOfHour(cells, hour)), [cells]);
  const drawn = useMemo(() => [figure], [figure]);
  const rowName = useCallback((row: FiguresRow) => row.key, []);
  const name = t(statisticsTexts.byHour, { figure: t(statisticsTexts.figure[figure]) });
  if (view === 'chart')
    return <HistoryChart {...{ name, rows, drawn, rowName }} before={undefined} />;
  return (
    <FiguresTable {...{ name, rows, total, rowName }} rowsAre={t(statisticsTexts.rows.hour)} />
  );
}

function sumOfHour(cells: readonly Cell[], hour: number): FiguresRow {
  const ours = cells.filter((cell) => cell.hour === hour);
  const sum = (name: Exclude<keyof FiguresRow, 'key' | 'name'>) =>
    Math.round(ours.reduce((all, cell) => all + cell[name], 0) * 100) / 100;
  return {
    ...{ key: hourText(hour), name: '' },
    ...{ stakes: sum('stakes'), credit_stakes: sum('credit_stakes'), payouts: sum('payouts') },
    ...{ ggr: sum('ggr'), bonus: sum('bonus'), tax: sum('tax'), net: sum('net') },
    ...{ deposits: sum('deposits'), withdrawals: sum('withdrawals'), bets: sum('bets') },
    ...{ cashed: sum('cashed'), cash_outs: sum('cash_outs') },
    deposit_count: sum('deposit_count'),
    withdrawal_count: sum('withdrawal_count'),
  };
}
