import {
  type MpesaAnswer,
  type MpesaCode,
  type MpesaStatusAnswer,
  mpesaCodes,
} from '@kipute/provider-protocols/mobile-money/mpesa-open-api';
import type { AccountLine } from '../network/merchant.ts';
import type { Outcome, RefusalReason } from '../network/outcome.ts';
import type { Payment } from '../network/payments.ts';

const refusalCodes: Readonly<Record<RefusalReason, MpesaCode>> = {
  cancelled: 'INS-5',
  'wrong-pin': 'INS-2001',
  'funds-short': 'INS-2006',
  expired: 'INS-9',
  'phone-unknown': 'INS-2051',
  'float-empty': 'INS-2006',
};

export const codeOfOutcome = (outcome: Outcome): MpesaCode =>
  outcome.kind === 'paid' ? 'INS-0' : refusalCodes[outcome.reason];

const httpStatuses: Readonly<Partial<Record<MpesaCode, number>>> = {
  'INS-0': 201,
  'INS-2': 401,
  'INS-10': 409,
  'INS-2006': 422,
};

export const httpStatusOf = (code: MpesaCode): number => httpStatuses[code] ?? 400;

type Conversation = { readonly id?: string; readonly reference: string };

export function answerOf(code: MpesaCode, { id, reference }: Conversation): MpesaAnswer {
  return {
    output_ResponseCode: code,
    output_ResponseDesc: mpesaCodes[code],
    output_TransactionID: 'N/A',
    output_ConversationID: id ?? 'N/A',
    output_ThirdPartyConversationID: reference,
  };
}

function stateOf(outcome: Outcome | undefined): string {
  if (!outcome) return 'Pending';
  if (outcome.kind === 'paid') return 'Completed';
  if (outcome.reason === 'cancelled') return 'Cancelled';
  return outcome.reason === 'expired' ? 'Expired' : 'Failed';
}

/** The question has a conversation of its own. */
export function statusAnswer(payment: Payment, question: Conversation): MpesaStatusAnswer {
  const { outcome, amount, phone, reference } = payment;
  return {
    ...answerOf('INS-0', question),
    output_ResponseTransactionStatus: stateOf(outcome),
    ...(outcome?.kind === 'paid' ? { output_OriginalTransactionID: outcome.receipt } : {}),
    output_Amount: String(amount),
    output_CustomerMSISDN: phone,
    output_TransactionReference: reference,
  };
}

/** Of a payment from the menu, which nobody asked for and which has a receipt alone. */
export function receiptAnswer(line: AccountLine, question: Conversation): MpesaStatusAnswer {
  return {
    ...answerOf('INS-0', question),
    output_ResponseTransactionStatus: 'Completed',
    output_OriginalTransactionID: line.receipt,
    output_Amount: String(line.amount),
    output_CustomerMSISDN: line.phone,
    output_TransactionReference: line.reference,
  };
}
