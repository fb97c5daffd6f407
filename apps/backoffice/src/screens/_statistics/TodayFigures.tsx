import type { CallContent } from '@kipute/contract/registry';
import { statisticsTexts } from '../../i18n/texts/statistics.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatCount, formatMoney } from '../_list-kit/cells/cell-text.ts';
import { FigureCard } from './FigureCard.tsx';
import { formatPercent, percentOf } from './figures.ts';
import classes from './statistics.module.css';

export type Today = CallContent<'statistics/today'>;
export type ComparedDay = 'yesterday' | 'week_before';

const heads = ['stakes', 'ggr', 'net', 'deposits', 'withdrawals'] as const;
type Head = (typeof heads)[number];

/** Today at a glance, beside the same time of another day. */
export function TodayFigures({ today: data, beside }: { today: Today; beside: ComparedDay }) {
  const t = useText();
  const { today } = data;
  const before = data[beside];
  const notes: Readonly<Record<Head, string>> = {
    stakes: `${t(statisticsTexts.bets)} ${formatCount(today.bets)}`,
    ggr: `${t(statisticsTexts.margin)} ${formatPercent(percentOf(today.ggr, today.stakes))}`,
    net: `${t(statisticsTexts.figure.bonus)} ${formatMoney(today.bonus)}`,
    deposits: formatCount(today.deposit_count),
    withdrawals: formatCount(today.withdrawal_count),
  };
  return (
    <div className={classes.figures}>
      {heads.map((figure) => (
        <FigureCard
          key={figure}
          title={t(statisticsTexts.figure[figure])}
          value={formatMoney(today[figure])}
          now={today[figure]}
          before={before[figure]}
          tone={figure === 'withdrawals' ? 'plain' : 'more-is-good'}
        >
          <small>{notes[figure]}</small>
        </FigureCard>
      ))}
      <FigureCard
        title={t(statisticsTexts.active)}
        value={formatCount(today.active)}
        now={today.active}
        before={before.active}
      >
        <small>{`${t(statisticsTexts.registered)} ${formatCount(today.registered)}`}</small>
      </FigureCard>
    </div>
  );
}
