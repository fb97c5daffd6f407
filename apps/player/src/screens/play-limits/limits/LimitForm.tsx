import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { TypedField } from '../../../features/payments/parts/TypedField.tsx';
import { groupedAmount } from '../../../features/payments/request/amount.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { eastAfricaMoment } from '../east-africa-moment.ts';
import common from '../play-limits.module.css';
import type { PlayLimit } from '../use-play-limits.ts';
import styles from './limits.module.css';
import { readLimit, waitsUntilMs } from './typed-limit.ts';
import type { LimitRowState } from './use-limit-row.ts';

type LimitFormProps = { limit: PlayLimit; row: LimitRowState };

/** Opens in its row; what is typed tells at once from when it would hold. */
export function LimitForm({ limit, row }: LimitFormProps) {
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
        hint={effectWords(limit.amount, text)}
      />
      <div className={common.actions}>
        <Button type="submit" state={isSending ? 'sending' : 'ready'}>
          {t('limits.save')}
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
function effectWords(current: number | null, typed: string): string {
  const read = readLimit(typed);
  if (!read.ok) return t('limits.text');
  const fromMs = waitsUntilMs(current, read.value, serverNowMs());
  if (fromMs === undefined) return t('limits.atOnce');
  return t('limits.later', { when: eastAfricaMoment(fromMs) });
}
