import { signOut } from '../../features/session/sign-in.ts';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { EntryLink } from '../navigation/EntryLink.tsx';
import type { NavigationEntry } from '../navigation/entries.ts';
import { FreeBetEntry } from '../navigation/FreeBetEntry.tsx';
import styles from '../navigation/navigation.module.css';

const entries = [
  { label: 'menu.deposit', icon: 'banknote-arrow-up', path: '/pay_recharge' },
  { label: 'menu.withdraw', icon: 'banknote-arrow-down', path: '/user_withdraw' },
  { label: 'menu.statement', icon: 'receipt-text', path: '/user_bill' },
  { label: 'menu.archive', icon: 'archive', path: '/archive' },
  { label: 'menu.profile', icon: 'circle-user-round', path: '/user_info' },
  { label: 'menu.safePlay', icon: 'shield-check', path: '/play_limits' },
] as const satisfies readonly NavigationEntry[];

/** The pages of an account beside each other, where a wide screen would be empty. */
export function AccountMenu() {
  return (
    <nav className={styles.card} aria-label={t('menu.account')}>
      {entries.map((entry) => (
        <EntryLink key={entry.path} entry={entry} className={styles.row}>
          <Icon name={entry.icon} />
          {t(entry.label)}
        </EntryLink>
      ))}
      <FreeBetEntry className={styles.row} />
      <button type="button" className={styles.row} onClick={() => void signOut()}>
        <Icon name="log-out" />
        {t('menu.signOut')}
      </button>
    </nav>
  );
}
