import { operators } from '@kipute/contract/constants/money/operators';
import { payStatuses } from '@kipute/contract/constants/money/payments';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { toWireShillings } from '@kipute/domain/money/senti';
import type { WithdrawalState } from '@kipute/domain/payments/withdrawal-course';
import { isRefusalReason, refusalWords } from '../payment-words.ts';
import type { Withdrawal } from './withdrawal-store.ts';

const payStatusOf = {
  reviewing: payStatuses.processing.id,
  ready: payStatuses.processing.id,
  sending: payStatuses.processing.id,
  unknown: payStatuses.processing.id,
  paid: payStatuses.paid.id,
  returned: payStatuses.void.id,
} as const satisfies Record<WithdrawalState, number>;

/** The states behind one `pay_status`, for lists. */
export function statesOf(payStatus: number | undefined): readonly WithdrawalState[] {
  const states = Object.keys(payStatusOf) as WithdrawalState[];
  return states.filter((state) => payStatus === undefined || payStatusOf[state] === payStatus);
}

export function withdrawalView(
  withdrawal: Withdrawal,
  locale: Locale,
): CallContent<'withdraw/detailed'> {
  const { state, refusal } = withdrawal;
  const reason = refusal !== null && isRefusalReason(refusal) ? refusal : undefined;
  return {
    serial_number: withdrawal.serialNumber,
    carrier_order_number: withdrawal.receipt ?? '',
    amount: toWireShillings(withdrawal.amount),
    fee: toWireShillings(withdrawal.fee),
    pay_status: payStatusOf[state],
    // A player need not know that a worker has not come by yet.
    stage: state === 'ready' ? 'sending' : state,
    pay_type: operators[withdrawal.operator].id,
    phone: withdrawal.phone,
    note: state === 'returned' && reason ? textIn(locale, refusalWords[reason]) : '',
    create_time: withdrawal.createdAt.toISOString(),
    pay_time: withdrawal.endedAt?.toISOString() ?? null,
  };
}
