import type { ReactNode } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import type { UserInfo } from '../../session/session-record.ts';
import styles from './parts.module.css';
import { Shillings } from './Shillings.tsx';

type MoneyPageProps = {
  title: string;
  player: UserInfo;
  children: ReactNode;
  /** Beside the page on a wide screen, below it on a phone. */
  aside?: ReactNode;
};

/** The frame of deposit and withdrawal: what it is, what one has, and what to do. */
export function MoneyPage({ title, player, children, aside }: MoneyPageProps) {
  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{title}</PageTitle>
        <p className={styles.balance}>
          <span className={styles.balanceLabel}>{t('money.balance')}</span>
          <b className={styles.balanceValue}>
            <Shillings amount={player.balance} />
          </b>
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </section>
  );
}
