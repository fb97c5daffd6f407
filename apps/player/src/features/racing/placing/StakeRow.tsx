import { formatShillings, shillings } from '@kipute/domain/money/senti';
import { useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { changeDraft } from '../betting/draft-store.ts';
import { stakeOf } from './order-sum.ts';
import styles from './stake.module.css';
import type { BetView } from './use-betting.ts';

const CHIPS = [1, 2, 5, 10] as const;
const DIGITS_MAX = 8;

/** The next whole step up or down, never out of what is allowed. */
export function stepped(
  stake: number,
  by: 1 | -1,
  { minimum, maximum }: { minimum: number; maximum: number },
): number {
  const steps = by > 0 ? Math.floor(stake / minimum) + 1 : Math.ceil(stake / minimum) - 1;
  return Math.min(maximum, Math.max(minimum, steps * minimum));
}

/** Of one ticket: typed, by steps, or by chips. */
export function StakeRow({ view }: { view: BetView }) {
  const { now, draft, isOpen, sum } = view;
  const id = useId();
  const stake = stakeOf(draft, now.table);
  const bounds = {
    minimum: Number(sum.bounds.minimum / 100n),
    maximum: Number(sum.bounds.maximum / 100n),
  };
  const set = (next: number) => changeDraft({ stake: next });
  const chips = CHIPS.map((times) => times * bounds.minimum).filter((one) => one <= bounds.maximum);
  return (
    <fieldset className={styles.stake} disabled={!isOpen} aria-label={t('racing.stake')}>
      <div className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('racing.lessStake')}
          disabled={stake <= bounds.minimum}
          onClick={() => set(stepped(stake, -1, bounds))}
        >
          <Icon name="minus" size={18} />
        </button>
        <label className={styles.field} htmlFor={id}>
          <small>{t('racing.stake')}</small>
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            value={draft.stake === 0 ? '' : formatShillings(shillings(stake))}
            onChange={({ target }) => set(typedStake(target.value))}
          />
        </label>
        <button
          type="button"
          className={styles.step}
          aria-label={t('racing.moreStake')}
          disabled={stake >= bounds.maximum}
          onClick={() => set(stepped(stake, 1, bounds))}
        >
          <Icon name="plus" size={18} />
        </button>
      </div>
      <div className={styles.chips}>
        {chips.map((chip) => (
          <button
            key={chip}
            type="button"
            className={styles.chip}
            aria-pressed={chip === stake}
            onClick={() => set(chip)}
          >
            {formatShillings(shillings(chip))}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const typedStake = (text: string): number =>
  Number(text.replace(/\D/g, '').slice(0, DIGITS_MAX) || '0');
