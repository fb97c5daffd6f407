import { t } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import styles from './sessions.module.css';
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

const EAT_OFFSET_MS = 3 * 3_600_000; // East Africa keeps UTC+3 all year.

/** "15/11/2026 14:20" in East Africa, whatever the device believes its zone to be. */
export function signedInSince(instant: string): string {
  const iso = new Date(Date.parse(instant) + EAT_OFFSET_MS).toISOString();
  const [year, month, day] = iso.slice(0, 10).split('-');
  return `${day}/${month}/${year} ${iso.slice(11, 16)}`;
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
