import { useId } from 'react';
import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { SignInFirst } from '../../features/payments/sign-in/sign-in-first.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { LineLink } from '../../ui/card/LineLink.tsx';
import { Tabs } from '../../ui/control/Tabs.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { BalanceCurve } from './curve/BalanceCurve.tsx';
import { FreeBets } from './free-bets/FreeBets.tsx';
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

const lists = ['lines', 'deposits', 'withdrawals'] as const;

function Statement() {
  const language = useLanguage();
  const panelId = useId();
  const { parameters, choose } = useAddressChoice();
  const purse = purseIn(parameters);
  const list = lists.find((candidate) => candidate === parameters.get('list')) ?? 'lines';
  const texts = {
    lines: t('statement.lines'),
    deposits: t('statement.deposits'),
    withdrawals: t('statement.withdrawals'),
  };
  return (
    <section className={styles.page}>
      <div className={styles.title}>
        <PageTitle>{t('statement.title')}</PageTitle>
      </div>
      <div className={styles.beside}>
        <PurseChoice purse={purse} onChoose={(chosen) => choose('type', chosen)} />
        <BalanceCurve key={purse} purse={purse} />
        {purse === 2 && <FreeBets key={language} />}
      </div>
      <div className={styles.lists}>
        <Tabs
          label={t('statement.title')}
          choices={lists.map((id) => ({ id, text: texts[id] }))}
          current={list}
          panelId={panelId}
          onChoose={(id) => choose('list', id === 'lines' ? '' : id)}
        />
        <div id={panelId} role="tabpanel" aria-label={texts[list]}>
          {list === 'lines' && <StatementLines purse={purse} />}
          {list === 'deposits' && <DepositList key={language} />}
          {list === 'withdrawals' && <WithdrawalList key={language} />}
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
