import { copyText } from '../../../features/clipboard/copy-text.ts';
import type { UserInfo } from '../../../features/session/session-record.ts';
import { usePlayer } from '../../../features/session/session-store.ts';
import { signOut } from '../../../features/session/sign-in.ts';
import { Sheet } from '../../../features/sheet/Sheet.tsx';
import { t } from '../../../i18n/i18n.ts';
import { useLayout } from '../../../platform/device.ts';
import { currentPlatform } from '../../../platform/platform.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { shownAmount } from '../../../ui/money-text.ts';
import { ChatCount } from '../../controls/ChatCount.tsx';
import { EntryLink, PageLink } from '../../navigation/EntryLink.tsx';
import { FreeBetEntry } from '../../navigation/FreeBetEntry.tsx';
import { Settings } from '../Settings.tsx';
import styles from './user.module.css';
import { userEntries } from './user-entries.ts';

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
            {entry.label === 'menu.support' && <ChatCount />}
          </EntryLink>
        ))}
        {/* Last of all: what comes late moves nothing under a finger. */}
        {player && <FreeBetEntry className={styles.entry} />}
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

function BalanceCard({ player }: { player: UserInfo }) {
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

function InvitationCode({ code }: { code: string }) {
  if (code === '') return null;
  const copy = () =>
    void copyText(code, { copied: t('menu.copied'), failed: t('menu.copyFailed') });
  return (
    <button type="button" className={styles.invitation} onClick={copy}>
      <span>
        {t('menu.invitation')} <b>{code}</b>
      </span>
      <Icon name="copy" size={18} />
      {t('menu.copy')}
    </button>
  );
}

function VisitorCard() {
  return (
    <section className={styles.card}>
      <b className={styles.welcome}>{t('menu.welcome')}</b>
      <p>{t('menu.welcomeText')}</p>
      <div className={styles.actions}>
        <PageLink path="/login" className={styles.quiet}>
          {t('shell.login')}
        </PageLink>
        <PageLink path="/register" className={styles.gold}>
          {t('shell.join')}
        </PageLink>
      </div>
    </section>
  );
}
