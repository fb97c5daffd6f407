import { usePlayer } from '../../features/session/session-store.ts';
import { t } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { AccountHeading } from './AccountHeading.tsx';
import styles from './account.module.css';
import { BetAmountCard } from './BetAmountCard.tsx';
import { ChoicesCard } from './ChoicesCard.tsx';
import { MessagesCard } from './messages/MessagesCard.tsx';
import { NoAccount } from './NoAccount.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { ProfileCard } from './profile/ProfileCard.tsx';
import { SessionsCard } from './sessions/SessionsCard.tsx';

/** `/user_info`: everything a player may see and change about the account. */
export function AccountScreen() {
  const player = usePlayer();
  if (!player) return <NoAccount />;
  return (
    <PageColumn key={player.id}>
      <AccountHeading player={player} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ProfileCard />
          <MessagesCard />
        </div>
        <div className={styles.column}>
          <BetAmountCard player={player} />
          <PasswordCard />
          <SessionsCard />
          <ChoicesCard />
          <ButtonLink variant="outline" width="full" to="/play_limits">
            <Icon name="shield-check" size={18} />
            {t('account.safePlay')}
          </ButtonLink>
        </div>
      </div>
    </PageColumn>
  );
}
