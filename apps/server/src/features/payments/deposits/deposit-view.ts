import { operators } from '@kipute/contract/constants/money/operators';
import { payStatuses } from '@kipute/contract/constants/money/payments';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { toWireShillings } from '@kipute/domain/money/senti';
import type { DepositState } from '@kipute/domain/payments/deposit-course';
import { isRefusalReason, refusalWords } from '../payment-words.ts';
import type { Deposit } from './deposit-store.ts';

type Recharge = CallContent<'recharge/detailed'>;

const payStatusOf = {
  asking: payStatuses.processing.id,
  prompted: payStatuses.processing.id,
  unknown: payStatuses.processing.id,
  paid: payStatuses.paid.id,
  refused: payStatuses.void.id,
} as const satisfies Record<DepositState, number>;

/** The states behind one `pay_status`, for lists. */
export function statesOf(payStatus: number | undefined): readonly DepositState[] {
  const states = Object.keys(payStatusOf) as DepositState[];
  return states.filter((state) => payStatus === undefined || payStatusOf[state] === payStatus);
}

export function depositView(deposit: Deposit, locale: Locale): Recharge {
  const { state, refusal } = deposit;
  const reason = refusal !== null && isRefusalReason(refusal) ? refusal : undefined;
  return {
    serial_number: deposit.serialNumber,
    pay_status: payStatusOf[state],
    stage: state === 'refused' && reason === 'cancelled-by-player' ? 'cancelled' : state,
    phone: deposit.phone,
    create_time: deposit.createdAt.toISOString(),
    amount_payable: toWireShillings(deposit.amount),
    pay_type: operators[deposit.operator].id,
    note: state === 'refused' && reason ? textIn(locale, refusalWords[reason]) : '',
    carrier_order_number: deposit.receipt ?? '',
    pay_time: deposit.paidAt?.toISOString() ?? null,
    prompt_ends_at: deposit.promptEndsAt?.toISOString() ?? null,
  };
}
