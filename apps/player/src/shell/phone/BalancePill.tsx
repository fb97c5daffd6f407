import type { UserInfo } from '../../features/session/session-record.ts';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import styles from './phone.module.css';

export function BalancePill({ player }: { player: UserInfo }) {
  return (
    <span className={styles.balance}>
      <button
        type="button"
        className={styles.balanceValue}
        aria-haspopup="dialog"
        onClick={() => openSheet('user')}
      >
        <small>{t('shell.balance')}</small> {shownAmount(player.balance)}
      </button>
      <Link href="/pay_recharge" className={styles.deposit} aria-label={t('shell.deposit')}>
        <Icon name="plus" size={18} />
      </Link>
    </span>
  );
}
