import { operators } from '@kipute/contract/constants/money/operators';
import { payStatuses } from '@kipute/contract/constants/money/payments';
import {
  type WithdrawalRefusalCode,
  withdrawalRefusals,
} from '@kipute/contract/constants/money/withdrawals';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { toWireShillings } from '@kipute/domain/money/senti';
import type { WithdrawalState } from '@kipute/domain/payments/withdrawal-states';
import { isRefusalReason, refusalTexts, waitingTexts } from '../payment-texts.ts';
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
  const { state } = withdrawal;
  return {
    serial_number: withdrawal.serialNumber,
    carrier_order_number: withdrawal.receipt ?? '',
    amount: toWireShillings(withdrawal.amount),
    fee: toWireShillings(withdrawal.fee),
    pay_status: payStatusOf[state],
    stage: stageOf(withdrawal),
    pay_type: operators[withdrawal.operator].id,
    phone: withdrawal.phone,
    note: noteOf(withdrawal, locale),
    create_time: withdrawal.createdAt.toISOString(),
    pay_time: withdrawal.endedAt?.toISOString() ?? null,
  };
}

/** Nobody else can say how it went, so a person looks. */
const isWithPerson = ({ state, lookWantedAt }: Withdrawal): boolean =>
  lookWantedAt !== null && (state === 'sending' || state === 'unknown');

export function stageOf(withdrawal: Withdrawal): CallContent<'withdraw/detailed'>['stage'] {
  if (isWithPerson(withdrawal)) return 'unknown';
  // A player need not know that a worker has not come by yet.
  return withdrawal.state === 'ready' ? 'sending' : withdrawal.state;
}

function noteOf(withdrawal: Withdrawal, locale: Locale): string {
  const { state, refusal } = withdrawal;
  if (isWithPerson(withdrawal)) return textIn(locale, waitingTexts.withdrawal);
  if (state !== 'returned' || refusal === null) return '';
  if (isRefusalReason(refusal)) return textIn(locale, refusalTexts[refusal]);
  return isClerksReason(refusal) ? textIn(locale, withdrawalRefusals[refusal].told) : '';
}

const isClerksReason = (text: string): text is WithdrawalRefusalCode => text in withdrawalRefusals;
