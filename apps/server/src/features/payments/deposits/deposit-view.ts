import { operators } from '@kipute/contract/constants/money/operators';
import { payStatuses } from '@kipute/contract/constants/money/payments';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { toWireShillings } from '@kipute/domain/money/senti';
import { type DepositState, isDepositOver } from '@kipute/domain/payments/deposit-course';
import { isRefusalReason, refusalWords, waitingWords } from '../payment-words.ts';
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
  const { state } = deposit;
  return {
    serial_number: deposit.serialNumber,
    pay_status: payStatusOf[state],
    stage: stageOf(deposit),
    phone: deposit.phone,
    create_time: deposit.createdAt.toISOString(),
    amount_payable: toWireShillings(deposit.amount),
    pay_type: operators[deposit.operator].id,
    note: noteOf(deposit, locale),
    carrier_order_number: deposit.receipt ?? '',
    pay_time: deposit.paidAt?.toISOString() ?? null,
    prompt_ends_at: deposit.promptEndsAt?.toISOString() ?? null,
  };
}

/** Nobody else can say how it went, so a person looks. */
const isWithPerson = ({ state, lookWantedAt }: Deposit): boolean =>
  lookWantedAt !== null && !isDepositOver(state);

function stageOf(deposit: Deposit): Recharge['stage'] {
  const { state, refusal } = deposit;
  if (isWithPerson(deposit)) return 'unknown';
  return state === 'refused' && refusal === 'cancelled-by-player' ? 'cancelled' : state;
}

function noteOf(deposit: Deposit, locale: Locale): string {
  const { state, refusal, shownReceipt } = deposit;
  if (isWithPerson(deposit)) {
    const { deposit: plain, depositWithReceipt } = waitingWords;
    return textIn(locale, shownReceipt === null ? plain : depositWithReceipt);
  }
  const isExplained = state === 'refused' && refusal !== null && isRefusalReason(refusal);
  return isExplained ? textIn(locale, refusalWords[refusal]) : '';
}
