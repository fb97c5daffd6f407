import { useId } from 'react';
import { SignInFirst } from '../../features/payments/parts/sign-in-first.ts';
import { useAddressChoice } from '../../features/payments/parts/use-address-choice.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { Tabs } from '../../ui/control/Tabs.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { BalanceCurve } from './curve/BalanceCurve.tsx';
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
    return <SignInFirst title={t('statement.title')} icon="receipt-text" back="/user_bill" />;
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
      <h1 className={styles.title}>{t('statement.title')}</h1>
      <div className={styles.beside}>
        <PurseChoice purse={purse} onChoose={(chosen) => choose('type', chosen)} />
        <BalanceCurve key={purse} purse={purse} />
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
      <Link className={styles.archive} href="/archive">
        <Icon name="archive" size={18} />
        {t('statement.toArchive')}
      </Link>
    </section>
  );
}
