import { formatShillings, type Senti } from '@kipute/domain/money/senti';
import { useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { TypedField } from '../../payments/parts/TypedField.tsx';
import { groupedAmount } from '../../payments/request/amount.ts';
import { moneyIn } from '../offers/offer.ts';
import { changeRule, type RuleOutcome, readThreshold } from '../rule/change-rule.ts';
import styles from './cash-out.module.css';
import type { Order } from './use-cash-out.ts';

type AutoRuleProps = { order: Order; threshold: Senti | undefined; onDone: () => void };

/** A threshold that the house waits for, also while nobody is signed in (ORD-65). */
export function AutoRule({ order, threshold, onDone }: AutoRuleProps) {
  const [text, setText] = useState(threshold === undefined ? '' : formatShillings(threshold));
  const [error, setError] = useState<string>();
  const most = moneyIn(order.after_tax_amount);

  async function change(wanted: Parameters<typeof changeRule>[1]): Promise<void> {
    setError(undefined);
    const outcome = await changeRule(order.id, wanted);
    if (outcome.kind === 'done') onDone();
    else setError(wordsOf(outcome));
  }

  function keep(): void {
    const read = readThreshold(text, most);
    if (read.ok) void change(read.value);
    else setError(t(`cashOut.rule.${read.refusal}`));
  }

  return (
    <form
      className={styles.box}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <TypedField
        label={t('cashOut.autoField')}
        kind="amount"
        text={text}
        onType={(typed) => setText(groupedAmount(typed))}
        prefix="TSh"
        placeholder="0"
        error={error}
        hint={t('cashOut.autoHint', { most: formatShillings(most) })}
      />
      <div className={styles.keys}>
        <Button type="submit">
          {threshold === undefined ? t('cashOut.autoKeep') : t('cashOut.autoChange')}
        </Button>
        {threshold !== undefined && (
          <Button variant="outline" onClick={() => void change(undefined)}>
            {t('cashOut.autoCancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

const wordsOf = (outcome: Exclude<RuleOutcome, { kind: 'done' }>): string =>
  outcome.kind === 'refused' ? outcome.words : t('cashOut.rule.unknown');
