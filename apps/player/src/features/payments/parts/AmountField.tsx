import { t } from '../../../i18n/i18n.ts';
import { shownAmount } from '../../../ui/money-text.ts';
import { type AmountLimits, groupedAmount, quickAmounts, readAmount } from '../request/amount.ts';
import { limitsText } from './amount-words.ts';
import styles from './parts.module.css';
import { TypedField } from './TypedField.tsx';

type AmountFieldProps = {
  label: string;
  text: string;
  limits: AmountLimits;
  onType: (text: string) => void;
  error?: string | undefined;
  /** Offered below the quick amounts as "all". */
  all?: number;
};

export function AmountField({ label, text, limits, onType, error, all }: AmountFieldProps) {
  const typed = readAmount(text, limits);
  const quick = quickAmounts({
    ...limits,
    maximum: Math.min(limits.maximum, all ?? limits.maximum),
  });
  return (
    <TypedField
      label={label}
      kind="amount"
      text={text}
      onType={(next) => onType(groupedAmount(next))}
      prefix="TSh"
      placeholder="0"
      error={error}
      hint={limitsText(limits)}
    >
      {(quick.length > 0 || all !== undefined) && (
        <fieldset className={styles.quick} data-keys={quick.length} aria-label={t('money.quick')}>
          {quick.map((amount) => (
            <QuickAmount
              key={amount}
              isPressed={typed.ok && typed.value === amount}
              onPress={() => onType(shownAmount(amount))}
            >
              {shownAmount(amount)}
            </QuickAmount>
          ))}
          {all !== undefined && (
            <QuickAmount
              reach="all"
              isPressed={typed.ok && typed.value === all}
              onPress={() => onType(shownAmount(all))}
            >
              {t('money.all', { amount: shownAmount(all) })}
            </QuickAmount>
          )}
        </fieldset>
      )}
    </TypedField>
  );
}

type QuickAmountProps = {
  reach?: 'some' | 'all';
  isPressed: boolean;
  onPress: () => void;
  children: string;
};

function QuickAmount({ reach = 'some', isPressed, onPress, children }: QuickAmountProps) {
  return (
    <button
      type="button"
      className={styles.quickKey}
      data-all={reach === 'all' ? '' : undefined}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
