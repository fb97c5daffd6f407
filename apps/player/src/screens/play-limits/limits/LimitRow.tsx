import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { shownAmount } from '../../../ui/money-text.ts';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import { eastAfricaMoment } from '../east-africa-moment.ts';
import type { PlayLimit } from '../use-play-limits.ts';
import { LimitForm } from './LimitForm.tsx';
import styles from './limits.module.css';
import { usedPercent } from './typed-limit.ts';
import { useLimitRow } from './use-limit-row.ts';

type LimitRowProps = { limit: PlayLimit; onChanged: () => void };

export function LimitRow({ limit, onChanged }: LimitRowProps) {
  const row = useLimitRow(limit, onChanged);
  const { amount, used, awaited } = limit;
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <div className={styles.standing}>
          <b className={styles.period}>{t(`limits.${limit.period}`)}</b>
          <span className={styles.used}>{usedWords(limit)}</span>
        </div>
        {!row.isOpen && (
          <button ref={row.opener} type="button" className={styles.open} onClick={row.open}>
            {amount === null ? t('limits.set') : t('limits.change')}
            <SpokenOnly>{`: ${t(`limits.${limit.kind}`)}, ${t(`limits.${limit.period}`)}`}</SpokenOnly>
          </button>
        )}
      </div>
      {amount !== null && <Bar percent={usedPercent({ amount, used })} />}
      {awaited && (
        <p className={styles.awaited}>
          <Icon name="clock" size={14} />
          <span>{awaitedWords(awaited)}</span>
          <button type="button" className={styles.keep} onClick={row.keep} disabled={row.isSending}>
            {t('limits.keep')}
            <SpokenOnly>{`: ${t(`limits.${limit.kind}`)}, ${t(`limits.${limit.period}`)}`}</SpokenOnly>
          </button>
        </p>
      )}
      {row.isOpen && <LimitForm limit={limit} row={row} />}
    </li>
  );
}

/** The words beside it say the same, so readers need not hear it. */
function Bar({ percent }: { percent: number }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <i className={percent === 100 ? styles.full : styles.part} style={{ width: `${percent}%` }} />
    </div>
  );
}

function usedWords({ amount, used }: PlayLimit): string {
  if (amount !== null) {
    return t('limits.usedOf', { used: shownAmount(used), limit: shownAmount(amount) });
  }
  const none = t('limits.none');
  return used === 0 ? none : `${none} · ${t('limits.used', { used: shownAmount(used) })}`;
}

function awaitedWords({ amount, applies_at: at }: NonNullable<PlayLimit['awaited']>): string {
  const when = eastAfricaMoment(at);
  if (amount === null) return t('limits.awaitedNone', { when });
  return t('limits.awaited', { when, amount: shownAmount(amount) });
}
