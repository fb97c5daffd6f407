import { useLocation } from 'wouter';
import { chatUnread } from '../../features/chat/chat-unread.ts';
import { usePickCount } from '../../features/picks/picks-store.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { openSheet, type SheetName } from '../../features/sheet/sheet-history.ts';
import { useCell } from '../../features/store/cell.ts';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import type { IconName } from '../../ui/sprite/icon-names.ts';
import { Count } from '../controls/Count.tsx';
import styles from './phone.module.css';

export function BottomBar() {
  const player = usePlayer();
  const unread = (player?.not_viewed ?? 0) + useCell(chatUnread);
  const picks = usePickCount();
  return (
    <nav className={styles.bottom} aria-label={t('shell.bottomBar')}>
      <SheetEntry icon="volleyball" label={t('shell.sports')} sheet="sports" />
      <SheetEntry icon="message-circle" label={t('shell.chat')} sheet="contact" badge={unread} />
      <SheetEntry icon="ticket" label={t('shell.slip')} sheet="slip" badge={picks} />
      {player ? (
        <PageEntry icon="list-checks" label={t('shell.bets')} path="/order" />
      ) : (
        <PageEntry icon="user-plus" label={t('shell.join')} path="/register" />
      )}
      <SheetEntry icon="circle-user-round" label={t('shell.account')} sheet="user" />
    </nav>
  );
}

type EntryProps = { icon: IconName; label: string };

type SheetEntryProps = EntryProps & { sheet: SheetName; badge?: number };

function SheetEntry({ icon, label, sheet, badge = 0 }: SheetEntryProps) {
  const isSlip = sheet === 'slip';
  const [path] = useLocation();
  const here = sheet === 'sports' && path === '/home';
  return (
    <button
      type="button"
      className={styles.bottomEntry}
      data-here={here}
      aria-haspopup="dialog"
      onClick={() => openSheet(sheet)}
    >
      <span className={styles.bottomIcon}>
        <Icon name={icon} size={22} />
        <Count value={badge} tone={isSlip ? 'mine' : 'alert'} />
      </span>
      {label}
      {badge > 0 && (
        <SpokenOnly>{`, ${t(isSlip ? 'shell.picks' : 'shell.unread', { count: badge })}`}</SpokenOnly>
      )}
    </button>
  );
}

function PageEntry({ icon, label, path }: EntryProps & { path: string }) {
  const [current] = useLocation();
  return (
    <Link
      href={path}
      className={styles.bottomEntry}
      aria-current={current === path ? 'page' : undefined}
    >
      <span className={styles.bottomIcon}>
        <Icon name={icon} size={22} />
      </span>
      {label}
    </Link>
  );
}
