import type { UserInfo } from '../../../features/session/session-record.ts';
import { t } from '../../../i18n/i18n.ts';
import { shownAmount } from '../../../ui/money-text.ts';
import { PageLink } from '../../navigation/EntryLink.tsx';
import styles from './user.module.css';

export function BalanceCard({ player }: { player: UserInfo }) {
  return (
    <section className={styles.card}>
      <dl className={styles.purses}>
        <div className={styles.cash}>
          <dt>{t('menu.balance')}</dt>
          <dd>TSh {shownAmount(player.balance)}</dd>
        </div>
        <div>
          <dt>{t('menu.credit')}</dt>
          <dd>TSh {shownAmount(player.credit_money)}</dd>
        </div>
        <div>
          <dt>{t('menu.racingCoin')}</dt>
          <dd>{shownAmount(player.virtual_currency)}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <PageLink path="/user_withdraw" className={styles.quiet}>
          {t('menu.withdraw')}
        </PageLink>
        <PageLink path="/pay_recharge" className={styles.gold}>
          {t('menu.deposit')}
        </PageLink>
      </div>
    </section>
  );
}
