import { usePlayer } from '../../../features/session/session-store.ts';
import { signOut } from '../../../features/session/sign-in.ts';
import { Sheet } from '../../../features/sheet/Sheet.tsx';
import { t } from '../../../i18n/i18n.ts';
import { useLayout } from '../../../platform/device.ts';
import { currentPlatform } from '../../../platform/platform.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { EntryLink } from '../../navigation/EntryLink.tsx';
import { Settings } from '../Settings.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { InvitationCode } from './InvitationCode.tsx';
import styles from './user.module.css';
import { userEntries } from './user-entries.ts';
import { VisitorCard } from './VisitorCard.tsx';

/** The user dropdown: a panel under the desktop's corner, a drawer on a phone. */
export function UserSheet() {
  const player = usePlayer();
  const side = useLayout() === 'desktop' ? 'corner' : 'right';
  const viewer = { signedIn: player !== undefined, platform: currentPlatform() };
  return (
    <Sheet title={player ? player.name || player.phone : t('menu.account')} side={side}>
      {player ? <BalanceCard player={player} /> : <VisitorCard />}
      {player && <InvitationCode code={player.invitation_code} />}
      <nav className={styles.entries} aria-label={t('menu.account')}>
        {userEntries(viewer).map((entry) => (
          <EntryLink key={entry.label} entry={entry} className={styles.entry}>
            <Icon name={entry.icon} />
            {t(entry.label)}
            {entry.label === 'menu.messages' && player && player.not_viewed > 0 && (
              <Badge tone="live">{player.not_viewed}</Badge>
            )}
          </EntryLink>
        ))}
        {player && (
          <button type="button" className={styles.entry} onClick={() => void signOut()}>
            <Icon name="log-out" />
            {t('menu.signOut')}
          </button>
        )}
      </nav>
      <Settings />
    </Sheet>
  );
}
