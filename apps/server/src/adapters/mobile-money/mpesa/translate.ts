import { parseShillings } from '@kipute/domain/money/senti';
import { isSameIdentifier } from '@kipute/domain/payments/payment-identifier';
import {
  type MpesaCollectRequest,
  type MpesaPayoutRequest,
  type MpesaStatusQuery,
  mpesaAnswer,
  mpesaStatusAnswer,
} from '@kipute/provider-protocols/mobile-money/mpesa-open-api';
import type {
  PartyResponse,
  PaymentRequest,
  ReceiptOnRecord,
  RefusalReason,
  Verdict,
} from '../../../features/payments/ports.ts';
import { type HttpResponse, jsonOf } from '../../http-client.ts';
import { fullNumber, inShillings } from '../exchange/amounts-and-phones.ts';
import { refused, unknown, verdictOfSilence } from '../exchange/verdicts.ts';

type Way = 'collection' | 'payout';

/**
 * The codes after which it is certain that no money moved. Every other code, known or not, is
 * unknown: 1, 9, 10 and 16 hide payments that went through, and short funds have come as 1.
 */
const definite: Readonly<Record<string, Readonly<Record<Way, RefusalReason>>>> = {
  'INS-5': { collection: 'cancelled-by-player', payout: 'refused' },
  'INS-6': { collection: 'refused', payout: 'refused' },
  'INS-13': { collection: 'refused', payout: 'refused' },
  'INS-15': { collection: 'refused', payout: 'refused' },
  'INS-17': { collection: 'refused', payout: 'refused' },
  'INS-997': { collection: 'refused', payout: 'refused' },
  // The initiator is the player when we collect, and we ourselves when we pay out.
  'INS-2001': { collection: 'wrong-pin', payout: 'refused' },
  'INS-2006': { collection: 'funds-short', payout: 'float-empty' },
  'INS-2051': { collection: 'phone-unknown', payout: 'phone-unknown' },
  'INS-2057': { collection: 'refused', payout: 'refused' },
};

/** Of any code but success. */
export function verdictOfCode(code: string, way: Way): Verdict {
  const reason = definite[code]?.[way];
  return reason ? refused(reason, code) : unknown(code);
}

/** Sent where there is no number yet. */
const isReceipt = (text: string | undefined): text is string =>
  text !== undefined && /^[A-Za-z0-9.]+$/.test(text);

type Answered = Extract<HttpResponse, { kind: 'answered' }>;

/** A server error is unknown whatever it says: something may have happened behind it. */
function isFault({ httpStatus }: Answered): boolean {
  return httpStatus >= 500;
}

const withCarrier = (verdict: Verdict, carrierReference: string | undefined): PartyResponse =>
  carrierReference ? { verdict, carrierReference } : { verdict };

/** To a request, success only means that it was taken: the result comes later, or is asked for. */
export function askedOf(answer: HttpResponse, way: Way): PartyResponse {
  if (answer.kind === 'lost') return { verdict: verdictOfSilence(answer) };
  const read = mpesaAnswer.safeParse(jsonOf(answer.text));
  if (!read.success || isFault(answer)) return { verdict: unknown(`http-${answer.httpStatus}`) };
  const { output_ResponseCode: code, output_ConversationID: conversation } = read.data;
  const verdict: Verdict = code === 'INS-0' ? { kind: 'in-progress' } : verdictOfCode(code, way);
  return withCarrier(verdict, conversation);
}

const states: Readonly<Record<string, 'paid' | 'in-progress' | RefusalReason>> = {
  completed: 'paid',
  success: 'paid',
  pending: 'in-progress',
  initiated: 'in-progress',
  authorized: 'in-progress',
  cancelled: 'cancelled-by-player',
  expired: 'timed-out',
  failed: 'refused',
  declined: 'refused',
};

type StatusAnswer = ReturnType<typeof mpesaStatusAnswer.parse>;

/** Undefined: the question itself was not answered, which says nothing about the payment. */
function statusOf(answer: HttpResponse): StatusAnswer | undefined {
  if (answer.kind === 'lost' || isFault(answer)) return undefined;
  const read = mpesaStatusAnswer.safeParse(jsonOf(answer.text));
  return read.success ? read.data : undefined;
}

/** The number in the customer's message; an answer's own number is of the question. */
const receiptOf = ({ output_OriginalTransactionID: receipt }: StatusAnswer): string | undefined =>
  isReceipt(receipt) ? receipt : undefined;

/** Asked by our reference, so it is about our payment; what it names besides is compared. */
export function verdictOfStatus(answer: HttpResponse, reference: string): Verdict {
  const status = statusOf(answer);
  if (!status) return unknown(answer.kind === 'lost' ? answer.words : `http-${answer.httpStatus}`);
  if (status.output_ResponseCode !== 'INS-0') return unknown(status.output_ResponseCode);
  if ((status.output_TransactionReference ?? reference) !== reference) {
    return unknown('answer to another reference');
  }
  const said = status.output_ResponseTransactionStatus ?? '';
  const state = states[said.toLowerCase()];
  if (state === undefined) return unknown(`status ${said}`);
  if (state === 'in-progress') return { kind: 'in-progress' };
  return state === 'paid' ? paidOf(status) : refused(state, said);
}

/**
 * Under another number than the customer's own the same money could be credited a second time by
 * the statement, so without it a person decides.
 */
function paidOf(status: StatusAnswer): Verdict {
  const receipt = receiptOf(status);
  if (receipt === undefined) return unknown('paid without a receipt');
  const amount = parseShillings(status.output_Amount ?? '');
  const phone = fullNumber(status.output_CustomerMSISDN ?? '');
  return {
    kind: 'paid',
    receipt,
    ...(amount !== undefined && { amount }),
    ...(phone !== undefined && { phone }),
  };
}

const NO_SUCH_TRANSACTION = 'INS-18';

/**
 * Without an amount it cannot be credited, so it is left to a person; and so is a number that the
 * operator does not repeat, since it answers to several and only its receipt is one.
 */
export function receiptOnRecord(
  answer: HttpResponse,
  typed: string,
): ReceiptOnRecord | 'none' | 'unknown' {
  const status = statusOf(answer);
  if (status?.output_ResponseCode === NO_SUCH_TRANSACTION) return 'none';
  if (status?.output_ResponseCode !== 'INS-0') return 'unknown';
  const state = states[(status.output_ResponseTransactionStatus ?? '').toLowerCase()];
  if (state !== 'paid') return state === undefined || state === 'in-progress' ? 'unknown' : 'none';
  const amount = parseShillings(status.output_Amount ?? '');
  const phone = fullNumber(status.output_CustomerMSISDN ?? '');
  const reference = status.output_TransactionReference;
  const receipt = receiptOf(status);
  if (receipt === undefined || amount === undefined || amount <= 0n) return 'unknown';
  if (!phone || reference === undefined) return 'unknown';
  return isSameIdentifier(receipt, typed) ? { receipt, amount, phone, reference } : 'none';
}

/** Letters, digits and blanks are all that the description of an article may have. */
const plainWords = (words: string) => words.replace(/[^\p{L}\p{N} ]/gu, '').slice(0, 256);

function sharedFields({ reference, amount, phone }: PaymentRequest, serviceProviderCode: string) {
  return {
    input_Amount: String(inShillings({ amount })),
    input_Country: 'TZN',
    input_Currency: 'TZS',
    input_CustomerMSISDN: phone,
    input_ServiceProviderCode: serviceProviderCode,
    // Our reference is both: it comes back in the result, and it can be asked about.
    input_ThirdPartyConversationID: reference,
    input_TransactionReference: reference,
  } as const;
}

export function collectRequest(
  request: PaymentRequest,
  serviceProviderCode: string,
): MpesaCollectRequest {
  const input_PurchasedItemsDesc = plainWords(request.words);
  return { ...sharedFields(request, serviceProviderCode), input_PurchasedItemsDesc };
}

export function payoutRequest(
  request: PaymentRequest,
  serviceProviderCode: string,
): MpesaPayoutRequest {
  const input_PaymentItemsDesc = plainWords(request.words);
  return { ...sharedFields(request, serviceProviderCode), input_PaymentItemsDesc };
}

/** The question has a conversation of its own, or it would be taken for a repeated request. */
export function statusQuery(question: {
  readonly about: string;
  readonly conversation: string;
  readonly serviceProviderCode: string;
}): MpesaStatusQuery {
  return {
    input_QueryReference: question.about,
    input_ServiceProviderCode: question.serviceProviderCode,
    input_ThirdPartyConversationID: question.conversation,
    input_Country: 'TZN',
  };
}
