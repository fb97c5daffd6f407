import type { UserInfo } from '../../features/session/session-record.ts';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import { Count } from '../controls/Count.tsx';
import styles from './top-row.module.css';

export function PlayerPanel({ player }: { player: UserInfo }) {
  return (
    <div className={styles.player}>
      <Link href="/message" className={styles.messages}>
        <span className={styles.counted}>
          <Icon name="mail" />
          <Count value={player.not_viewed} tone="alert" />
        </span>
        <SpokenOnly>
          {t('shell.messages')}
          {player.not_viewed > 0 && `, ${t('shell.unread', { count: player.not_viewed })}`}
        </SpokenOnly>
      </Link>
      <button
        type="button"
        className={styles.balance}
        aria-haspopup="dialog"
        onClick={() => openSheet('user')}
      >
        <small>{t('shell.balance')}</small> TSh {shownAmount(player.balance)}
      </button>
      <Link href="/pay_recharge" className={styles.join}>
        {t('shell.deposit')}
      </Link>
    </div>
  );
}
