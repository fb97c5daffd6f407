import { t } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import { deviceOf } from './device-name.ts';
import styles from './sessions.module.css';
import { signedInSince } from './signed-in-since.ts';
import type { PlayerSession } from './use-sessions.ts';

type SessionRowProps = {
  session: PlayerSession;
  ending: string | undefined;
  onEnd: (id: string) => void;
};

export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const { name, kind } = deviceOf(session.user_agent);
  const device = name ?? t('sessions.unknownDevice');
  return (
    <li className={styles.session}>
      <span className={styles.device}>
        <Icon name={kind === 'phone' ? 'smartphone' : 'globe'} size={20} />
      </span>
      <div className={styles.words}>
        <b className={styles.name}>
          {device} {session.current === 1 && <Badge tone="good">{t('sessions.here')}</Badge>}
        </b>
        <p className={styles.facts}>
          {t('sessions.since', { when: signedInSince(session.opened_at) })}
        </p>
        <p className={styles.facts}>{t('sessions.network', { network: session.network })}</p>
      </div>
      {session.current === 0 && (
        <button
          type="button"
          className={styles.end}
          disabled={ending !== undefined}
          aria-busy={ending === session.id}
          onClick={() => onEnd(session.id)}
        >
          {t('sessions.end')}
          <SpokenOnly>: {device}</SpokenOnly>
        </button>
      )}
    </li>
  );
}
