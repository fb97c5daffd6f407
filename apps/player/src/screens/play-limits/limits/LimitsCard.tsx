import { limitKinds } from '@kipute/domain/protection/play-limit';
import { eastAfricaMoment } from '../../../features/clock/east-africa-moment.ts';
import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { TypedField } from '../../../features/payments/parts/TypedField.tsx';
import { groupedAmount } from '../../../features/payments/request/amount.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { shownAmount } from '../../../ui/money-text.ts';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import common from '../play-limits.module.css';
import type { PlayLimit } from '../use-play-limits.ts';
import styles from './limits.module.css';
import { readLimit, usedPercent, waitsUntilMs } from './typed-limit.ts';
import { type LimitRowState, useLimitRow } from './use-limit-row.ts';

type LimitRowProps = { limit: PlayLimit; onChanged: () => void };

function LimitRow({ limit, onChanged }: LimitRowProps) {
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

type LimitFormProps = { limit: PlayLimit; row: LimitRowState };

/** Opens in its row; what is typed tells at once from when it would hold. */
function LimitForm({ limit, row }: LimitFormProps) {
  const { text, error, isSending } = row;
  return (
    <form ref={row.form} className={styles.form} noValidate onSubmit={row.submit}>
      <TypedField
        label={t('limits.amount')}
        kind="amount"
        text={text}
        onType={(typed) => row.type(groupedAmount(typed))}
        prefix="TSh"
        placeholder="0"
        error={error}
        hint={effectWords(limit, text)}
      />
      {row.isZeroAsked && (
        <Notice tone="warn" icon="triangle-alert" role="alert">
          {t(`limits.zero.${limit.kind}`, { hours: limit.raise_after_hours })}
        </Notice>
      )}
      <div className={common.actions}>
        <Button type="submit" state={isSending ? 'sending' : 'ready'}>
          {t(row.isZeroAsked ? 'limits.zeroYes' : 'limits.save')}
        </Button>
        {limit.amount !== null && (
          <Button variant="outline" state={isSending ? 'disabled' : 'ready'} onClick={row.remove}>
            {t('limits.remove')}
          </Button>
        )}
        <Button variant="plain" onClick={row.close}>
          {t('limits.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** From when what is typed would hold; the general rule while nothing sensible is typed. */
function effectWords(limit: PlayLimit, typed: string): string {
  const read = readLimit(typed);
  if (!read.ok) return t('limits.text', { hours: limit.raise_after_hours });
  const fromMs = waitsUntilMs(limit, read.value, serverNowMs());
  if (fromMs === undefined) return t('limits.atOnce');
  return t('limits.later', { when: eastAfricaMoment(fromMs) });
}

type LimitsCardProps = { limits: readonly PlayLimit[]; onChanged: () => void };

/** Three kinds by three periods: under each other on a phone, side by side on a desktop. */
export function LimitsCard({ limits, onChanged }: LimitsCardProps) {
  const hours = Math.max(...limits.map((limit) => limit.raise_after_hours));
  return (
    <Card icon="target" title={t('limits.title')} text={t('limits.text', { hours })}>
      <div className={styles.kinds}>
        {limitKinds.map((kind) => (
          <section key={kind} className={styles.kind}>
            <h3 className={styles.kindName}>{t(`limits.${kind}`)}</h3>
            <p className={styles.kindHint}>{t(`limits.${kind}Hint`)}</p>
            <ul className={styles.rows}>
              {limits
                .filter((limit) => limit.kind === kind)
                .map((limit) => (
                  <LimitRow key={limit.period} limit={limit} onChanged={onChanged} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}
