import type { CallContent } from '@kipute/contract/registry';
import { useId } from 'react';
import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { useQuery } from '../../features/query/use-query.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { api } from '../../features/wire/api.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Pills } from '../../ui/control/Pills.tsx';
import hero from '../../ui/hero/hero.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { ShowMyWins } from './ShowMyWins.tsx';
import { WinnerRow } from './WinnerRow.tsx';
import { everyHowMany, nameOf, placeOf, productWords } from './winner-words.ts';
import styles from './winners.module.css';

type Winners = CallContent<'winners/inquire'>;

const periods = ['day', 'week', 'month'] as const;
type Period = (typeof periods)[number];
const daysOf: Readonly<Record<Period, number>> = { day: 1, week: 7, month: 30 };

/** `/super`: large wins of the last days, and how many bets won at all. */
export function WinnersScreen() {
  const player = usePlayer();
  const language = useLanguage();
  const { parameters, choose } = useAddressChoice();
  const period = periods.find((one) => one === parameters.get('period')) ?? 'week';
  const texts = {
    day: t('winners.day'),
    week: t('winners.week'),
    month: t('winners.month'),
  };
  return (
    <PageColumn>
      <PageTitle>{t('winners.title')}</PageTitle>
      <Pills
        label={t('winners.period')}
        choices={periods.map((id) => ({ id, text: texts[id] }))}
        current={period}
        onChoose={(id) => choose('period', id === 'week' ? '' : id)}
      />
      <OfPeriod key={`${language} ${period}`} period={period} />
      {player && <ShowMyWins key={player.id} />}
    </PageColumn>
  );
}

const fetchWinners = (period: Period) => api.winners.inquire({ period }, { silent: true });

function OfPeriod({ period }: { period: Period }) {
  const winners = useQuery(fetchWinners, period);
  switch (winners.status) {
    case 'loading':
      return <Skeleton kind="rows" count={6} />;
    case 'failed':
      return <FailedState onRetry={winners.refetch} />;
    case 'ready':
      return <WinnersView winners={winners.data} days={daysOf[period]} />;
  }
}

type WinnersViewProps = { winners: Winners; days: number };

function WinnersView({ winners: { winners, from, decided, won }, days }: WinnersViewProps) {
  const headingId = useId();
  const [first] = winners;
  const every = everyHowMany({ decided, won });
  return (
    <>
      {first ? (
        <>
          <TopWin winner={first} />
          <section className={styles.card} aria-labelledby={headingId}>
            <header className={styles.head}>
              <h2 id={headingId}>{t('winners.title')}</h2>
              <span>{t('winners.days', { days })}</span>
            </header>
            <ul className={styles.list}>
              {winners.map((winner) => (
                <WinnerRow key={winner.id} winner={winner} />
              ))}
            </ul>
          </section>
        </>
      ) : (
        <EmptyState
          icon="crown"
          title={t('winners.none', { amount: shownAmount(from) })}
          text={t('winners.noneHint')}
        />
      )}
      <Notice icon="shield-check">
        {t('winners.hidden')} {every !== undefined && t('winners.share', { every })}
      </Notice>
    </>
  );
}

function TopWin({ winner }: { winner: Winners['winners'][number] }) {
  return (
    <section className={classNames(styles.top, hero.woven, hero.green)}>
      <p className={styles.topHead}>
        <Icon name="trophy" size={18} />
        {t('winners.top')}
      </p>
      <p className={styles.amount}>
        <small>TSh </small>
        {shownAmount(winner.paid)}
      </p>
      <p className={styles.topWho}>
        <b>{nameOf(winner)}</b>
        {placeOf(winner)}
        <span>{productWords(winner)}</span>
      </p>
    </section>
  );
}
