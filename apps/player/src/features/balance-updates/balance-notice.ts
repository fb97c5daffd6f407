import { rowsOf, type Word } from '@kipute/contract/constants/choice';
import { billPurses, billTypes } from '@kipute/contract/constants/money/bills';
import type { BalanceChangedContent } from '@kipute/contract/socket';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import { shownAmount } from '../../ui/money-text.ts';
import { operatorName } from '../../ui/operator/operator-name.ts';
import { operatorOfId } from '../payments/request/operators.ts';
import type { Toast } from '../toasts/toast-list.ts';

type Cause = Word<typeof billTypes>;

/**
 * Who says it: `deposit`, `return` and `gift` have their words here; of bets the list of decided
 * bets tells, and what the player has just done at a page needs no toast (MS-62).
 */
const notices = {
  deposit: 'deposit',
  'deposit-by-hand': 'deposit',
  'ussd-deposit': 'deposit',
  'withdrawal-returned': 'return',
  'cash-out': 'cash-out',
  'balance-change': 'gift',
  correction: 'gift',
  'registration-bonus': 'gift',
  'invitation-reward': 'gift',
  'activity-reward': 'gift',
  'casino-reward': 'gift',
  'jackpot-result': 'gift',
  'lucky-six-result': 'gift',
  'racing-result': 'coin',
} as const satisfies { readonly [Name in Cause]?: string };

/** The end of an order has its own notice, its corrections included. */
const isOfBet = (serialNumber: string): boolean => serialNumber.startsWith('B');

type Notice = Pick<Toast, 'tone' | 'text'>;

/** Undefined for what needs no notice. */
export function balanceNotice(change: BalanceChangedContent): Notice | undefined {
  const cause = rowsOf(billTypes).find(([, { id }]) => id === change.bill_type);
  const notifier = cause && cause[0] in notices && notices[cause[0] as keyof typeof notices];
  if (!cause || !notifier) return undefined;
  const amount = shownAmount(Math.abs(change.amount));
  switch (notifier) {
    case 'deposit':
      return { tone: 'success', text: depositText(change, amount) };
    case 'return':
      return { tone: 'notice', text: t('balance.returned', { amount }) };
    case 'cash-out':
      return { tone: 'success', text: t('balance.cashOut', { amount }) };
    case 'coin':
      return {
        tone: 'success',
        text: t('balance.coin', { what: cause[1][currentLanguage()], amount }),
      };
    case 'gift':
      return isOfBet(change.serial_number) ? undefined : giftText(cause, change);
  }
}

function depositText({ pay_type }: BalanceChangedContent, amount: string): string {
  if (pay_type === undefined) return t('balance.receivedPlain', { amount });
  const { name } = operatorName(operatorOfId(pay_type), currentLanguage());
  return t('balance.received', { amount, name });
}

function giftText(
  [, words]: readonly [Cause, { readonly sw: string; readonly en: string }],
  { amount, purse }: BalanceChangedContent,
): Notice {
  const said = { what: words[currentLanguage()], amount: shownAmount(Math.abs(amount)) };
  if (amount < 0) return { tone: 'notice', text: t('balance.less', said) };
  const isCredit = purse === billPurses.credit;
  return { tone: 'success', text: t(isCredit ? 'balance.credit' : 'balance.more', said) };
}
