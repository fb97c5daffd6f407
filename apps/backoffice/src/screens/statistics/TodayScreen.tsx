import type { EChartsCoreOption } from 'echarts/core';
import { useCallback } from 'react';
import { useKeys } from '../../features/keys/keys-store.ts';
import { statisticsTexts } from '../../i18n/texts/statistics.ts';
import { useText } from '../../i18n/use-text.ts';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { formatClock } from '../../time/eat.ts';
import { formatMoney, NOTHING } from '../_list-kit/cells/cell-text.ts';
import { Card, CardBody } from '../_statistics/Card.tsx';
import { axisLook, Chart, type ChartColours, tooltipOf } from '../_statistics/Chart.tsx';
import { useChartOrTable } from '../_statistics/ChartOrTable.tsx';
import { shortMoney } from '../_statistics/figures.ts';
import { formatValue } from '../_statistics/history-option.ts';
import { Choice } from '../_statistics/PeriodBar.tsx';
import { Scroll } from '../_statistics/Scroll.tsx';
import { StandingTag } from '../_statistics/StandingTag.tsx';
import classes from '../_statistics/statistics.module.css';
import { type ComparedDay, type Today, TodayFigures } from '../_statistics/TodayFigures.tsx';
import { useToday } from '../_statistics/use-figures.ts';
import { useShown } from '../_statistics/use-period.ts';

const besideTexts = {
  yesterday: statisticsTexts.yesterday,
  week_before: statisticsTexts.weekBefore,
} as const satisfies Record<ComparedDay, unknown>;

/** Today until this minute, beside yesterday or a week ago until the same one. */
export function TodayScreen() {
  const t = useText();
  const shown = useShown();
  const query = useToday();
  const beside: ComparedDay = shown.get('beside') === 'week_before' ? 'week_before' : 'yesterday';
  const turn = (next: string) => shown.show({ beside: next });
  useKeys([
    {
      keys: 'c',
      title: statisticsTexts.compare,
      run: () => turn(beside === 'yesterday' ? 'week_before' : 'yesterday'),
    },
  ]);
  const { view, switcher } = useChartOrTable(shown);
  const title = t(statisticsTexts.todayByHour);
  return (
    <ScreenFrame actions={<StandingTag standing={query.data} />}>
      <div className={classes.bar}>
        <Choice
          title={t(statisticsTexts.compareWith)}
          value={beside}
          options={[
            { value: 'yesterday', label: t(besideTexts.yesterday) },
            { value: 'week_before', label: t(besideTexts.week_before) },
          ]}
          onChange={turn}
        />
        {query.data && (
          <p>
            {t(statisticsTexts.untilNow, {
              at: formatClock(Date.parse(query.data.now)).slice(0, 5),
              before: t(besideTexts[beside]).toLowerCase(),
            })}
          </p>
        )}
      </div>
      <CardBody query={query}>{(today) => <TodayFigures today={today} beside={beside} />}</CardBody>
      <Card title={title} query={query} aside={switcher}>
        {({ hours }) =>
          view === 'chart' ? (
            <HoursChart {...{ name: title, hours, beside }} />
          ) : (
            <HoursTable {...{ name: title, hours, beside }} />
          )
        }
      </Card>
    </ScreenFrame>
  );
}

type HoursProps = { name: string; hours: Today['hours']; beside: ComparedDay };

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

function HoursChart({ name, hours, beside }: HoursProps) {
  const t = useText();
  const option = useCallback(
    (colours: ChartColours): EChartsCoreOption => {
      const look = axisLook(colours);
      const value = {
        ...look,
        type: 'value',
        axisLabel: { ...look.axisLabel, formatter: shortMoney },
      };
      const ggr = `${t(statisticsTexts.figure.ggr)}, ${t(statisticsTexts.today).toLowerCase()}`;
      return {
        tooltip: { ...tooltipOf(colours), valueFormatter: formatValue },
        xAxis: {
          type: 'category',
          ...look,
          splitLine: { show: false },
          data: hours.map(({ hour }) => hourText(hour)),
        },
        yAxis: [value, { ...value, splitLine: { show: false } }],
        series: [
          {
            name: t(statisticsTexts.today),
            type: 'line',
            data: hours.map(({ today }) => today?.stakes ?? null),
            itemStyle: { color: colours.brand },
            lineStyle: { width: 2.5 },
            areaStyle: { opacity: 0.15 },
            symbolSize: 4,
          },
          {
            name: t(besideTexts[beside]),
            type: 'line',
            data: hours.map((one) => one[beside].stakes),
            itemStyle: { color: colours.text3 },
            lineStyle: { width: 1.5, type: 'dashed' },
            symbol: 'none',
          },
          {
            name: ggr,
            type: 'bar',
            yAxisIndex: 1,
            data: hours.map(({ today }) => today?.ggr ?? null),
            itemStyle: { color: colours.accent, borderRadius: [3, 3, 0, 0] },
            barMaxWidth: 14,
          },
        ],
      };
    },
    [hours, beside, t],
  );
  return <Chart name={name} option={option} />;
}

function HoursTable({ name, hours, beside }: HoursProps) {
  const t = useText();
  const before = t(besideTexts[beside]).toLowerCase();
  return (
    <Scroll name={name}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t(statisticsTexts.rows.hour)}</th>
            <th scope="col">{t(statisticsTexts.figure.stakes)}</th>
            <th scope="col">{`${t(statisticsTexts.figure.stakes)}, ${before}`}</th>
            <th scope="col">{t(statisticsTexts.figure.ggr)}</th>
            <th scope="col">{`${t(statisticsTexts.figure.ggr)}, ${before}`}</th>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ hour, today, ...others }) => (
            <tr key={hour}>
              <th scope="row">{hourText(hour)}</th>
              <td>{today ? formatMoney(today.stakes) : NOTHING}</td>
              <td>{formatMoney(others[beside].stakes)}</td>
              <td data-below={(today && today.ggr < 0) || undefined}>
                {today ? formatMoney(today.ggr) : NOTHING}
              </td>
              <td>{formatMoney(others[beside].ggr)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
