import { type StakeLimits, stakeRefusal } from '@kipute/domain/betting/stake';
import { shillings, toWireShillings } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { useState } from 'react';
import { FormNotice } from '../../features/forms/FormNotice.tsx';
import { answered, faultsOf, noFaults, textOf, typedIn } from '../../features/forms/submission.ts';
import { useSubmission } from '../../features/forms/use-submission.ts';
import { useQueryData } from '../../features/query/use-query-data.ts';
import type { UserInfo } from '../../features/session/session-record.ts';
import { refreshPlayer } from '../../features/session/use-player-refresh.ts';
import { configQuery } from '../../features/slip/slip-queries.ts';
import { slipConfigOf } from '../../features/slip/view/slip-config.ts';
import { showToast } from '../../features/toasts/toast-store.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import card from '../../ui/card/card.module.css';
import { Field } from '../../ui/control/Field.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import styles from './account.module.css';

const QUICK_AMOUNTS = [500, 1_000, 2_000, 5_000] as const;

export function BetAmountCard({ player }: { player: UserInfo }) {
  const { limits } = slipConfigOf(useQueryData(configQuery));
  const { form, errors, notice, sending } = useBetAmount(limits);
  /** A tap on the same amount again must undo what was typed in between. */
  const [{ amount, taps }, setQuick] = useState({ amount: player.default_bet_amount, taps: 0 });
  return (
    <Card icon="wallet" title={t('betAmount.title')} text={t('betAmount.text')}>
      <form {...form} className={card.form}>
        <FormNotice words={notice} />
        <Field
          key={taps}
          name="amount"
          kind="amount"
          label={t('betAmount.label')}
          prefix="TSh"
          autoComplete="off"
          hint={t('betAmount.limits', shownLimits(limits))}
          defaultValue={amount === 0 ? '' : shownAmount(amount)}
          error={textOf(errors.amount)}
        />
        <div className={styles.quick}>
          {QUICK_AMOUNTS.filter((quick) => isStake(quick, limits)).map((quick) => (
            <button
              key={quick}
              type="button"
              className={styles.quickAmount}
              onClick={() => setQuick({ amount: quick, taps: taps + 1 })}
            >
              {shownAmount(quick)}
            </button>
          ))}
        </div>
        <Button type="submit" variant="outline" width="full" state={sending ? 'sending' : 'ready'}>
          {t('account.save')}
        </Button>
      </form>
    </Card>
  );
}

const isStake = (amount: number, limits: StakeLimits): boolean =>
  stakeRefusal(shillings(amount), 'balance', limits) === undefined;

const shownLimits = ({ minimum, maximum }: StakeLimits) => ({
  minimum: shownAmount(toWireShillings(minimum)),
  maximum: shownAmount(toWireShillings(maximum)),
});

/** What a slip takes, with or without commas; nothing at all means no amount of one's own (0). */
export function readBetAmount(
  typed: string,
  limits: StakeLimits,
): Result<number, 'not-whole' | 'no-stake'> {
  const digits = typed.replace(/[\s,]/g, '');
  if (!/^\d{0,12}$/.test(digits)) return refuse('not-whole');
  const amount = Number(digits);
  return amount === 0 || isStake(amount, limits) ? ok(amount) : refuse('no-stake');
}

function useBetAmount(limits: StakeLimits) {
  return useSubmission<'amount'>(async (form) => {
    const read = readBetAmount(typedIn(form, 'amount'), limits);
    if (!read.ok) {
      const outside = { message: t('betAmount.outside', shownLimits(limits)) };
      return { errors: { amount: read.refusal === 'no-stake' ? outside : 'betAmount.wrong' } };
    }
    const saved = await answered(
      api.subscriber.update_bet_config({ default_bet_amount: read.value }, { silent: true }),
    );
    if (!saved.ok) {
      return faultsOf(saved.refusal, {
        'amount-out-of-range': 'amount',
        'parameter-invalid': 'amount',
      });
    }
    showToast({ tone: 'success', text: t('account.saved') });
    await answered(refreshPlayer());
    return noFaults;
  });
}
