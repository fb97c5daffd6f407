import type { Deposit } from '../../../features/payments/payment.ts';
import { operatorOfId } from '../../../features/payments/request/operators.ts';
import { shownPhone } from '../../../features/phone-number/phone-number.ts';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { shownAmount } from '../../../ui/money-text.ts';
import { operatorName } from '../../../ui/operator/operator-name.ts';
import type { ShownStage } from './deposit-stage.ts';

const operatorOf = ({ pay_type }: Deposit): string =>
  operatorName(operatorOfId(pay_type), currentLanguage()).name;

export function stageTitle(stage: ShownStage, deposit: Deposit): string {
  switch (stage) {
    case 'asking':
      return t('progress.asking', { name: operatorOf(deposit) });
    case 'prompted':
      return t('progress.prompted');
    case 'prompt-over':
      return t('progress.promptOver');
    case 'unknown':
      return t('progress.unknown');
    case 'paid':
      return t('progress.paid');
    case 'cancelled':
      return t('progress.cancelled');
    case 'timed-out':
      return t('progress.timedOut');
    case 'refused':
      return t('progress.refused');
  }
}

/** Words that never promise what is not known (MS-21); the operator's own reason comes first. */
export function stageText(stage: ShownStage, deposit: Deposit): string {
  const name = operatorOf(deposit);
  const amount = shownAmount(deposit.amount_payable);
  switch (stage) {
    case 'asking':
      return t('progress.askingText');
    case 'prompted':
      return t('progress.promptedText', { amount, name, phone: shownPhone(deposit.phone) });
    case 'prompt-over':
      return t('progress.promptOverText', { name });
    case 'unknown':
      return deposit.note || t('progress.unknownText', { name });
    case 'paid':
      return t('progress.paidText', { amount });
    case 'cancelled':
      return deposit.note || t('progress.cancelledText');
    case 'timed-out':
      return deposit.note || t('progress.timedOutText');
    case 'refused':
      return deposit.note || t('progress.refusedText', { name });
  }
}
