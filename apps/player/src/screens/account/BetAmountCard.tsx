import { useState } from 'react';
import { FormNotice } from '../../features/forms/FormNotice.tsx';
import { textOf } from '../../features/forms/submission.ts';
import type { UserInfo } from '../../features/session/session-record.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import card from '../../ui/card/card.module.css';
import { Field } from '../../ui/control/Field.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import styles from './account.module.css';
import { useBetAmount } from './use-bet-amount.ts';

const QUICK_AMOUNTS = [500, 1_000, 2_000, 5_000] as const;

export function BetAmountCard({ player }: { player: UserInfo }) {
  const { form, errors, notice, sending } = useBetAmount();
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
          defaultValue={amount === 0 ? '' : shownAmount(amount)}
          error={textOf(errors.amount)}
        />
        <div className={styles.quick}>
          {QUICK_AMOUNTS.map((quick) => (
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
