import { useCallback, useMemo } from 'react';
import { statisticsTexts } from '../../i18n/texts/statistics.ts';
import { useText } from '../../i18n/use-text.ts';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { Card } from '../_statistics/Card.tsx';
import { useChartOrTable, usePeriodKeys } from '../_statistics/ChartOrTable.tsx';
import { FigureCard } from '../_statistics/FigureCard.tsx';
import { FiguresTable } from '../_statistics/FiguresTable.tsx';
import { type Drawable, type FiguresRow, shortMoney } from '../_statistics/figures.ts';
import { Choice, PeriodBar } from '../_statistics/PeriodBar.tsx';
import { rowNameOf } from '../_statistics/row-names.ts';
import { StandingTag } from '../_statistics/StandingTag.tsx';
import classes from '../_statistics/statistics.module.css';
import { type AgentRows, useAgentTables } from '../_statistics/use-figures.ts';
import { beside, useShown } from '../_statistics/use-period.ts';
import { HistoryChart } from './HistoryScreen.tsx';

const ways = ['agent', 'day', 'product'] as const satisfies readonly AgentRows[];
const heads = ['stakes', 'ggr', 'net', 'deposits'] as const;
const drawn: readonly Drawable[] = ['stakes', 'ggr'];
const AGENTS_DRAWN = 20;

/** What trees brought; whoever is an agent sees their own. */
export function AgentScreen() {
  const t = useText();
  const shown = useShown();
  usePeriodKeys(shown);
  const rowsBy = ways.find((one) => one === shown.get('rows')) ?? 'agent';
  const { now, before } = useAgentTables(shown, { rowsBy, agentId: shown.get('agent') });
  const { view, switcher } = useChartOrTable(shown);
  const earlier = shown.before ? before.data : undefined;
  const rowName = useMemo(() => rowNameOf(rowsBy, t), [rowsBy, t]);
  const title = t(statisticsTexts.history, {
    figures: drawn.map((figure) => t(statisticsTexts.figure[figure])).join(', '),
    rows: t(statisticsTexts.rows[rowsBy]).toLowerCase(),
  });
  const chartRows = useCallback(
    (rows: readonly FiguresRow[]) => (rowsBy === 'day' ? rows : rows.slice(0, AGENTS_DRAWN)),
    [rowsBy],
  );
  return (
    <ScreenFrame intro={statisticsTexts.agentNote} actions={<StandingTag standing={now.data} />}>
      <PeriodBar shown={shown}>
        <Choice
          title={t(statisticsTexts.rowsBy)}
          value={rowsBy}
          options={ways.map((value) => ({ value, label: t(statisticsTexts.rows[value]) }))}
          onChange={(rows) => shown.show({ rows })}
        />
      </PeriodBar>
      {now.data && (
        <div className={classes.figures}>
          {heads.map((figure) => (
            <FigureCard
              key={figure}
              title={t(statisticsTexts.figure[figure])}
              value={shortMoney(now.data.total[figure])}
              now={now.data.total[figure]}
              before={earlier?.total[figure]}
            />
          ))}
        </div>
      )}
      <Card title={title} query={now} aside={switcher}>
        {({ rows, total }) => {
          if (rows.length === 0) return <p>{t(statisticsTexts.empty)}</p>;
          if (view === 'chart') {
            const compared = rowsBy === 'day' ? beside(rows, earlier?.rows, shown) : undefined;
            return (
              <HistoryChart
                {...{ name: title, drawn, rowName, rows: chartRows(rows) }}
                before={compared}
              />
            );
          }
          return (
            <FiguresTable
              {...{ name: title, rows, total, rowName, rowsAre: t(statisticsTexts.rows[rowsBy]) }}
              before={earlier?.total}
            />
          );
        }}
      </Card>
    </ScreenFrame>
  );
}
