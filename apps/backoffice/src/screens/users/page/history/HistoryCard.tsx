import type { Localised } from '@kipute/contract/locale';
import { Button, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { userTexts } from '../../../../i18n/texts/users.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { PartBody } from '../PartBody.tsx';
import { longDay } from '../timeline/timeline-days.ts';
import { ALL_DAYS, useHistory } from '../use-user-page.ts';
import page from '../user-page.module.css';
import { HistoryPicture } from './HistoryPicture.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import classes from './history.module.css';
import { chartOf, type HistoryDay, pointsOf } from './history-chart.ts';

const periods: readonly { readonly days: number; readonly text: Localised }[] = [
  { days: 30, text: userTexts.days30 },
  { days: 60, text: userTexts.days60 },
  { days: 365, text: userTexts.days365 },
  { days: ALL_DAYS, text: userTexts.daysAll },
];

const USUAL_DAYS = 60;

export type HistoryLook = 'picture' | 'table';

type HistoryCardProps = {
  userId: string;
  look: HistoryLook;
  onLook: (look: HistoryLook) => void;
};

/** Balance, money in and out and the house's result, day by day: drawn, or as a table. */
export function HistoryCard({ userId, look, onLook }: HistoryCardProps) {
  const t = useText();
  const [days, setDays] = useState(USUAL_DAYS);
  const view = useHistory(userId, days);
  return (
    <section className={`${page.card} ${page.steady}`} aria-labelledby="user-history">
      <div className={page.cardHead}>
        <h2 id="user-history">{t(userTexts.history)}</h2>
        <span className={page.right}>
          <Legend />
          <Button size="small" onClick={() => onLook(look === 'table' ? 'picture' : 'table')}>
            {t(look === 'table' ? userTexts.asPicture : userTexts.asTable)}{' '}
            <kbd className={page.kbd}>T</kbd>
          </Button>
          <Segmented
            size="small"
            aria-label={t(userTexts.historyPeriod)}
            value={days}
            options={periods.map(({ days: value, text }) => ({ value, label: t(text) }))}
            onChange={setDays}
          />
        </span>
      </div>
      <PartBody view={view} lines={5}>
        {(content) => <History days={content} look={look} />}
      </PartBody>
    </section>
  );
}

function Legend() {
  const t = useText();
  return (
    <span className={classes.legend} aria-hidden="true">
      <span data-mark="balance">{t(userTexts.balanceKey)}</span>
      <span data-mark="in">{t(userTexts.depositsKey)}</span>
      <span data-mark="out">{t(userTexts.withdrawalsKey)}</span>
      <span data-mark="result">{t(userTexts.resultKey)}</span>
    </span>
  );
}

const hasMoved = (day: HistoryDay): boolean =>
  day.balance !== 0 || day.deposits > 0 || day.withdrawals > 0 || day.stakes > 0;

function History({ days, look }: { days: readonly HistoryDay[]; look: HistoryLook }) {
  const t = useText();
  const language = useLanguage();
  const points = useMemo(() => pointsOf(days), [days]);
  const chart = useMemo(() => chartOf(points), [points]);
  const [first] = points;
  if (!first || !days.some(hasMoved)) {
    return <p className={page.nothing}>{t(userTexts.noHistory)}</p>;
  }
  if (look === 'table') return <HistoryTable days={days} />;
  return (
    <>
      <div className={classes.wide}>
        <HistoryPicture chart={chart} />
      </div>
      <p className={classes.remark}>
        {t(userTexts.resultSince, { day: longDay(first.from, language, Date.now()) })}
      </p>
    </>
  );
}
