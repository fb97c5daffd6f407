import { type ReactNode, useState } from 'react';
import { usePlayer } from '../../features/session/session-store.ts';
import { t } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import styles from './entrance.module.css';

type EntrancePageProps = {
  title: string;
  lead: string;
  /** What waits behind the entrance; where there is no room it is left out. */
  beside?: ReactNode;
  children: ReactNode;
};

/** The pages in front of an account: one card, one task. */
export function EntrancePage({ title, lead, beside, children }: EntrancePageProps) {
  return (
    <section className={classNames(styles.screen, beside !== undefined && styles.wide)}>
      {beside}
      <header className={styles.header}>
        <Mark size={44} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <AlreadyIn />
      <div className={styles.card}>{children}</div>
      <p className={styles.note}>
        <Icon name="shield-check" size={16} />
        {t('login.safe')}
      </p>
      <p className={styles.adult}>{t('login.adult')}</p>
    </section>
  );
}

/** For a player who is signed in already, by an old link; not right after signing in here. */
function AlreadyIn() {
  const player = usePlayer();
  const [cameAs] = useState(player?.id);
  if (!player || player.id !== cameAs) return null;
  return (
    <div className={styles.already}>
      <Notice tone="good" icon="check">
        {t('login.already', { name: player.name || player.phone })}
      </Notice>
      <ButtonLink to="/home" variant="outline" width="full">
        {t('login.toHome')}
      </ButtonLink>
    </div>
  );
}
