import {
  type StatisticsRows,
  statisticsRows,
} from '@kipute/contract/constants/operations/statistics';
import { Checkbox } from 'antd';
import { useCallback } from 'react';
import { useMay } from '../../features/permissions/administrator.tsx';
import { statisticsTexts } from '../../i18n/texts/statistics.ts';
import { useText } from '../../i18n/use-text.ts';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { formatCount } from '../_list-kit/cells/cell-text.ts';
import { Card } from '../_statistics/Card.tsx';
import { Chart, type ChartColours } from '../_statistics/Chart.tsx';
import { useChartOrTable, usePeriodKeys } from '../_statistics/ChartOrTable.tsx';
import { FigureCard } from '../_statistics/FigureCard.tsx';
import { FiguresTable } from '../_statistics/FiguresTable.tsx';
import {
  type Drawable,
  drawable,
  type Figures,
  type FiguresRow,
  formatPercent,
  percentOf,
  shortMoney,
} from '../_statistics/figures.ts';
import { historyOption } from '../_statistics/history-option.ts';
import { Choice, PeriodBar } from '../_statistics/PeriodBar.tsx';
import { rowNameOf } from '../_statistics/row-names.ts';
import { StandingTag } from '../_statistics/StandingTag.tsx';
import classes from '../_statistics/statistics.module.css';
import { useHistory, usePlayers } from '../_statistics/use-figures.ts';
import { beside, type Shown, useShown } from '../_statistics/use-period.ts';
import { CohortsCard, ReturnsCard, TopMatchesCard, TopPlayersCard } from './HistoryCards.tsx';

const legRows: readonly StatisticsRows[] = ['sport', 'league', 'market', 'match'];

const rowsShown = ({ get }: Shown): StatisticsRows =>
  statisticsRows.find((one) => one === get('rows')) ?? 'day';

const figuresDrawn = ({ get }: Shown): readonly Drawable[] => {
  const asked = get('draw').split(' ');
  const known = drawable.filter((figure) => asked.includes(figure));
  return known.length > 0 ? known : ['stakes', 'ggr'];
};

/** A period: its figures, its chart with the table behind, and who stays, tops and pays back. */
export function HistoryScreen() {
  const t = useText();
  const may = useMay();
  const shown = useShown();
  usePeriodKeys(shown);
  const rowsBy = rowsShown(shown);
  const { now, before } = useHistory(shown, rowsBy);
  const { start_day: from, end_day: until } = shown.period;
  return (
    <ScreenFrame
      intro={{
        en: periodLine('en', from, until),
        sw: periodLine('sw', from, until),
      }}
      actions={<StandingTag standing={now.data} />}
    >
      <PeriodBar shown={shown}>
        <Choice
          title={t(statisticsTexts.rowsBy)}
          value={rowsBy}
          options={statisticsRows.map((value) => ({
            value,
            label: t(statisticsTexts.rows[value]),
          }))}
          onChange={(rows) => shown.show({ rows })}
        />
        <DrawField shown={shown} />
      </PeriodBar>
      <FigureRow
        shown={shown}
        total={now.data?.total}
        before={shown.before ? before.data?.total : undefined}
      />
      <HistoryCard shown={shown} rowsBy={rowsBy} query={now} before={before.data} />
      <div className={classes.split}>
        <CohortsCard />
        <ReturnsCard period={shown.period} />
        <TopMatchesCard period={shown.period} />
        {may('statistics/top_players') && <TopPlayersCard period={shown.period} />}
      </div>
    </ScreenFrame>
  );
}

const periodLine = (language: 'en' | 'sw', from: string, until: string): string =>
  statisticsTexts.periodLine[language].replace('{from}', from).replace('{until}', until);

function DrawField({ shown }: { shown: Shown }) {
  const t = useText();
  return (
    <fieldset className={classes.drawn}>
      <legend>{t(statisticsTexts.draw)}</legend>
      <Checkbox.Group
        value={[...figuresDrawn(shown)]}
        options={drawable.map((value) => ({ value, label: t(statisticsTexts.figure[value]) }))}
        onChange={(drawn) => shown.show({ draw: drawn.join(' ') })}
      />
    </fieldset>
  );
}

type FigureRowProps = {
  shown: Shown;
  total: Figures | undefined;
  before: Figures | undefined;
};

const heads = ['stakes', 'ggr', 'net'] as const;

function FigureRow({ shown, total, before }: FigureRowProps) {
  const t = useText();
  const players = usePlayers(shown.period).data;
  const earlier = usePlayers(shown.before).data;
  if (!total) return null;
  const share = (part: number, whole: number) => formatPercent(percentOf(part, whole));
  return (
    <div className={classes.figures}>
      {heads.map((figure) => (
        <FigureCard
          key={figure}
          title={t(statisticsTexts.figure[figure])}
          value={shortMoney(total[figure])}
          now={total[figure]}
          before={before?.[figure]}
        />
      ))}
      <FigureCard title={t(statisticsTexts.margin)} value={share(total.ggr, total.stakes)}>
        {before && (
          <small>{`${t(statisticsTexts.before)} ${share(before.ggr, before.stakes)}`}</small>
        )}
      </FigureCard>
      <FigureCard
        title={t(statisticsTexts.cashedShare)}
        value={share(total.cashed, total.payouts)}
      />
      {players && (
        <>
          <FigureCard
            title={t(statisticsTexts.conversion)}
            value={share(players.converted, players.registered)}
          >
            <small>{`${t(statisticsTexts.registered)} ${formatCount(players.registered)}`}</small>
          </FigureCard>
          <FigureCard
            title={t(statisticsTexts.active)}
            value={formatCount(players.active)}
            now={players.active}
            before={shown.before ? earlier?.active : undefined}
          />
        </>
      )}
    </div>
  );
}

type HistoryCardProps = {
  shown: Shown;
  rowsBy: StatisticsRows;
  query: ReturnType<typeof useHistory>['now'];
  before: { readonly rows: readonly FiguresRow[]; readonly total: Figures } | undefined;
};

const BARS_MAX = 24;

function HistoryCard({ shown, rowsBy, query, before }: HistoryCardProps) {
  const t = useText();
  const { view, switcher } = useChartOrTable(shown);
  const drawn = figuresDrawn(shown);
  const figures = drawn.map((figure) => t(statisticsTexts.figure[figure])).join(', ');
  const title = t(statisticsTexts.history, {
    figures,
    rows: t(statisticsTexts.rows[rowsBy]).toLowerCase(),
  });
  const isInTime = rowsBy === 'day' || rowsBy === 'hour';
  return (
    <Card title={title} query={query} aside={switcher}>
      {({ rows, total }) => {
        if (rows.length === 0) return <p>{t(statisticsTexts.empty)}</p>;
        const rowName = rowNameOf(rowsBy, t);
        if (view === 'table') {
          return (
            <FiguresTable
              {...{ name: title, rows, total, rowName, rowsAre: t(statisticsTexts.rows[rowsBy]) }}
              before={before?.total}
              countsLegs={legRows.includes(rowsBy)}
            />
          );
        }
        return (
          <HistoryChart
            name={title}
            rows={isInTime ? rows : rows.slice(0, BARS_MAX)}
            before={isInTime ? beside(rows, before?.rows, shown) : undefined}
            drawn={drawn}
            rowName={rowName}
          />
        );
      }}
    </Card>
  );
}

type HistoryChartProps = {
  name: string;
  rows: readonly FiguresRow[];
  before: readonly (FiguresRow | undefined)[] | undefined;
  drawn: readonly Drawable[];
  rowName: (row: FiguresRow) => string;
};

export function HistoryChart({ name, rows, before, drawn, rowName }: HistoryChartProps) {
  const t = useText();
  const option = useCallback(
    (colours: ChartColours) =>
      historyOption(
        {
          ...{ rows, before, figures: drawn, rowName },
          figureName: (figure) => t(statisticsTexts.figure[figure]),
          beforeWord: t(statisticsTexts.before),
        },
        colours,
      ),
    [rows, before, drawn, rowName, t],
  );
  if (rows.length === 0) return <PageSkeleton />;
  return <Chart name={name} option={option} />;
}
