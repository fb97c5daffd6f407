import { useId } from 'react';
import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { serverNowMs } from '../../features/clock/server-clock.ts';
import { SignInFirst } from '../../features/payments/sign-in/sign-in-first.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { LineLink } from '../../ui/card/LineLink.tsx';
import { Tabs } from '../../ui/control/Tabs.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { BalanceCurve } from './curve/BalanceCurve.tsx';
import { statementDays } from './days/statement-days.ts';
import { FreeBets } from './free-bets/FreeBets.tsx';
import { billKinds } from './lines/bill-kinds.ts';
import { StatementLines } from './lines/StatementLines.tsx';
import { PurseChoice } from './PurseChoice.tsx';
import { DepositList } from './payments/DepositList.tsx';
import { WithdrawalList } from './payments/WithdrawalList.tsx';
import { purseIn } from './purses.ts';
import styles from './statement.module.css';

export function StatementScreen() {
  const player = usePlayer();
  useLanguage();
  if (!player) {
    return <SignInFirst title={t('statement.title')} icon="receipt-text" />;
  }
  return <Statement key={player.id} />;
}

const requests = ['deposits', 'withdrawals'] as const;

function Statement() {
  const language = useLanguage();
  const panelId = useId();
  const { parameters, choose } = useAddressChoice();
  const purse = purseIn(parameters);
  const days = statementDays(parameters, serverNowMs());
  const kind = billKinds.find((candidate) => candidate === parameters.get('kind')) ?? 'all';
  const list = requests.find((candidate) => candidate === parameters.get('list'));
  if (list) return <Requests key={`${language} ${list}`} list={list} />;
  return (
    <section className={styles.page}>
      <div className={styles.title}>
        <PageTitle>{t('statement.title')}</PageTitle>
      </div>
      <div className={styles.beside}>
        <PurseChoice purse={purse} onChoose={(chosen) => choose('type', chosen)} />
        <BalanceCurve purse={purse} days={days} />
        {purse === 2 && <FreeBets key={language} />}
      </div>
      <div className={styles.lists}>
        <Tabs
          label={t('statement.filter')}
          choices={billKinds.map((id) => ({ id, text: t(`statement.kind.${id}`) }))}
          current={kind}
          panelId={panelId}
          onChoose={(id) => choose('kind', id === 'all' ? '' : id)}
        />
        <div id={panelId} role="tabpanel" aria-label={t(`statement.kind.${kind}`)}>
          <StatementLines purse={purse} kind={kind} days={days} />
        </div>
      </div>
      <div className={styles.archive}>
        <LineLink to="/archive" icon="archive">
          {t('statement.toArchive')}
        </LineLink>
      </div>
    </section>
  );
}

/** All that was asked for, with what became of it: what failed is no line of a statement. */
function Requests({ list }: { list: (typeof requests)[number] }) {
  const isDeposits = list === 'deposits';
  return (
    <section className={styles.page}>
      <div className={styles.title}>
        <PageTitle>{t(isDeposits ? 'statement.toDeposits' : 'statement.toWithdrawals')}</PageTitle>
      </div>
      <div className={styles.lists}>{isDeposits ? <DepositList /> : <WithdrawalList />}</div>
      <div className={styles.archive}>
        <LineLink to="/user_bill" icon="receipt-text">
          {t('statement.title')}
        </LineLink>
      </div>
    </section>
  );
}
