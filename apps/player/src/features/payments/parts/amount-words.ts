import { t } from '../../../i18n/i18n.ts';
import { shownAmount } from '../../../ui/money-text.ts';
import type { AmountLimits, AmountRefusal } from '../request/amount.ts';

export function limitsText({ minimum, maximum }: AmountLimits): string {
  return t('money.limits', { minimum: shownAmount(minimum), maximum: shownAmount(maximum) });
}

/** In words, with the very limit that was missed (MS-10). */
export function amountRefusalText(
  refusal: AmountRefusal,
  { minimum, maximum }: AmountLimits,
): string {
  switch (refusal) {
    case 'missing':
      return t('money.amountMissing');
    case 'not-whole':
      return t('money.amountNotWhole');
    case 'below-minimum':
      return t('money.amountLow', { minimum: shownAmount(minimum) });
    case 'above-maximum':
      return t('money.amountHigh', { maximum: shownAmount(maximum) });
  }
}
