import { eastAfricaMoment } from '../../../features/clock/east-africa-moment.ts';
import { t } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import styles from './sessions.module.css';
import { type PlayerSession, type SessionsView, useSessions } from './use-sessions.ts';

export function SessionsCard() {
  const { view, retry, end, ending } = useSessions();
  return (
    <Card icon="shield-check" title={t('sessions.title')} text={t('sessions.text')}>
      <Sessions view={view} ending={ending} onRetry={retry} onEnd={end} />
    </Card>
  );
}

type SessionsProps = {
  view: SessionsView;
  /** The id that is being ended, `all`, or nothing. */
  ending: string | undefined;
  onRetry: () => void;
  onEnd: (id?: string) => void;
};

export function Sessions({ view, ending, onRetry, onEnd }: SessionsProps) {
  if (view.status === 'loading') return <Skeleton kind="rows" count={2} />;
  if (view.status === 'failed') return <FailedState onRetry={onRetry} />;
  const sessions = view.data;
  if (sessions.length === 0) {
    return (
      <EmptyState icon="smartphone" title={t('sessions.none')} text={t('sessions.noneText')} />
    );
  }
  const others = sessions.filter(({ current }) => current === 0);
  return (
    <>
      <ul className={styles.sessions}>
        {sorted(sessions).map((session) => (
          <SessionRow key={session.id} session={session} ending={ending} onEnd={onEnd} />
        ))}
      </ul>
      {others.length === 0 && <p className={styles.only}>{t('sessions.only')}</p>}
      {others.length > 1 && (
        <Button
          variant="outline"
          width="full"
          state={ending === 'all' ? 'sending' : 'ready'}
          onClick={() => onEnd()}
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </>
  );
}

/** This device first, then the newest. */
function sorted(sessions: readonly PlayerSession[]): readonly PlayerSession[] {
  return [...sessions].sort(
    (one, other) =>
      other.current - one.current || Date.parse(other.opened_at) - Date.parse(one.opened_at),
  );
}

type SessionRowProps = {
  session: PlayerSession;
  ending: string | undefined;
  onEnd: (id: string) => void;
};

function SessionRow({ session, ending, onEnd }: SessionRowProps) {
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
          {t('sessions.since', { when: eastAfricaMoment(session.opened_at) })}
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

/** Order matters: Edge calls itself Chrome too, and Chrome calls itself Safari. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['OPiOS', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['FxiOS', 'Firefox'],
  ['Firefox', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'Chromebook'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

const PHONES = new Set<string>(['iPhone', 'iPad', 'Android']);

type Device = { readonly name: string | undefined; readonly kind: 'phone' | 'computer' };

/** "Chrome, Android": enough to know one's own devices by; undefined for what nobody knows. */
export function deviceOf(userAgent: string): Device {
  const named = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => userAgent.includes(sign))?.[1];
  const system = named(systems);
  const parts = [named(browsers), system].filter((part) => part !== undefined);
  return {
    name: parts.length > 0 ? parts.join(', ') : undefined,
    kind: system !== undefined && PHONES.has(system) ? 'phone' : 'computer',
  };
}
