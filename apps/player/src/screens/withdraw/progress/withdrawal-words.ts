import type { Withdrawal } from '../../../features/payments/payment.ts';
import { operatorOfId } from '../../../features/payments/request/operators.ts';
import { maskedPhone } from '../../../features/payments/request/phone.ts';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { shownAmount } from '../../../ui/money-text.ts';
import { operatorName } from '../../../ui/operator/operator-name.ts';

export function stageTitle({ stage }: Withdrawal): string {
  switch (stage) {
    case 'reviewing':
      return t('payout.reviewing');
    case 'sending':
      return t('payout.sending');
    case 'unknown':
      return t('payout.unknown');
    case 'paid':
      return t('payout.paid');
    case 'returned':
      return t('payout.returned');
  }
}

/** Words that never promise what is not known (MS-36). */
export function stageText(withdrawal: Withdrawal): string {
  const amount = shownAmount(withdrawal.amount);
  const phone = maskedPhone(withdrawal.phone);
  const { name } = operatorName(operatorOfId(withdrawal.pay_type), currentLanguage());
  switch (withdrawal.stage) {
    case 'reviewing':
      return t('payout.reviewingText', { amount });
    case 'sending':
      return t('payout.sendingText', { amount, name, phone });
    case 'unknown':
      return withdrawal.note || t('payout.unknownText', { name });
    case 'paid':
      return t('payout.paidText', { name, phone });
    case 'returned':
      return withdrawal.note || t('payout.returnedText', { amount });
  }
}
