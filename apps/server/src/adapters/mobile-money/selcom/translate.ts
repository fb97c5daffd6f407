import { parseShillings, type Senti } from '@kipute/domain/money/senti';
import {
  type SelcomCashIn,
  type SelcomOrder,
  type SelcomWalletPayment,
  selcomAnswer,
  selcomBalance,
  selcomOrderStatus,
  selcomResults,
} from '@kipute/provider-protocols/mobile-money/selcom';
import type { z } from 'zod';
import type { PartyResponse, PaymentRequest, Verdict } from '../../../features/payments/ports.ts';
import { type HttpResponse, jsonOf } from '../../http-client.ts';
import { inShillings } from '../exchange/amounts-and-phones.ts';
import {
  isSuccess,
  type MoneyWay,
  refused,
  refusedByWords,
  unknown,
  verdictOfSilence,
  verdictOfStatus,
} from '../exchange/verdicts.ts';

type Envelope = z.output<typeof selcomAnswer>;

const { done, inProgress, inProgressToo, ambiguous, numberInvalid } = selcomResults;

/** Undefined unless the gateway answered with success over HTTP and in its own form. */
function envelopeOf(answer: HttpResponse): Envelope | undefined {
  if (answer.kind !== 'answered' || !isSuccess(answer.httpStatus)) return undefined;
  return selcomAnswer.safeParse(jsonOf(answer.text)).data;
}

/** For a request that asks for money and was not answered in the gateway's form. */
function verdictWithoutEnvelope(answer: HttpResponse): Verdict {
  if (answer.kind !== 'answered') return verdictOfSilence(answer);
  // Our address or our account is not allowed to ask: the request was not processed.
  if (answer.httpStatus === 403) return refused('refused', 'HTTP 403');
  return verdictOfStatus(answer.httpStatus);
}

type Meaning = 'done' | 'in-progress' | 'ambiguous' | 'failed';

/** All codes but four have failed, as documented, unless the word beside the code disagrees. */
function meaningOf({ resultcode, result }: Pick<Envelope, 'resultcode' | 'result'>): Meaning {
  if (resultcode === done) return 'done';
  if (resultcode === inProgress || resultcode === inProgressToo) return 'in-progress';
  if (resultcode === ambiguous) return 'ambiguous';
  return /^FAIL(ED|URE)?$/i.test(result.trim()) ? 'failed' : 'ambiguous';
}

const wordsOf = ({ resultcode, message }: Envelope): string => `${resultcode} ${message}`;

function failure(envelope: Envelope, way: MoneyWay): Verdict {
  return envelope.resultcode === numberInvalid
    ? refused('phone-unknown', wordsOf(envelope))
    : refusedByWords(wordsOf(envelope), way);
}

const carrierReferenceOf = ({ reference }: Envelope) =>
  reference ? { carrierReference: reference } : {};

/** Undefined when the order stands. No prompt is sent before, so any other answer is a no. */
export function refusalOfOrder(answer: HttpResponse): Verdict | undefined {
  const envelope = envelopeOf(answer);
  if (envelope?.resultcode === done) return undefined;
  if (envelope) return refused('refused', `no order: ${wordsOf(envelope)}`);
  const why = answer.kind === 'answered' ? `HTTP ${answer.httpStatus}` : answer.words;
  return refused('refused', `no order: ${why}`);
}

/**
 * Even 000 says only that the prompt went out: whether it was paid is the order's status. Its
 * number is of this request, not of the payment that the webhook will name, so it is not kept.
 */
export function askedOfWalletPayment(answer: HttpResponse): PartyResponse {
  const envelope = envelopeOf(answer);
  if (!envelope) return { verdict: verdictWithoutEnvelope(answer) };
  switch (meaningOf(envelope)) {
    case 'done':
    case 'in-progress':
      return { verdict: { kind: 'in-progress' } };
    case 'ambiguous':
      return { verdict: unknown(wordsOf(envelope)) };
    case 'failed':
      return { verdict: failure(envelope, 'in') };
  }
}

export function askedOfCashIn(answer: HttpResponse): PartyResponse {
  const envelope = envelopeOf(answer);
  if (!envelope) return { verdict: verdictWithoutEnvelope(answer) };
  return { verdict: verdictOfCashIn(envelope), ...carrierReferenceOf(envelope) };
}

/** A gateway that could not look is not a payout that failed: 4xx codes speak of the question. */
export function askedOfCashInQuery(answer: HttpResponse): PartyResponse {
  const envelope = envelopeOf(answer);
  if (!envelope) return { verdict: unknown('status not answered') };
  if (/^4\d\d\d?$/.test(envelope.resultcode)) return { verdict: unknown(wordsOf(envelope)) };
  return { verdict: verdictOfCashIn(envelope), ...carrierReferenceOf(envelope) };
}

function verdictOfCashIn(envelope: Envelope): Verdict {
  switch (meaningOf(envelope)) {
    case 'done':
      return envelope.reference
        ? { kind: 'paid', receipt: envelope.reference }
        : unknown('paid without a number');
    case 'in-progress':
      return { kind: 'in-progress' };
    case 'ambiguous':
      return unknown(wordsOf(envelope));
    case 'failed':
      return failure(envelope, 'out');
  }
}

type OrderCourse = 'paid' | 'in-progress' | 'cancelled' | 'rejected' | 'unknown';

const courses: Readonly<Record<string, OrderCourse>> = {
  COMPLETED: 'paid',
  PENDING: 'in-progress',
  INPROGRESS: 'in-progress',
  CANCELLED: 'cancelled',
  USERCANCELLED: 'cancelled',
  USERCANCELED: 'cancelled',
  REJECTED: 'rejected',
};

export const courseOfOrder = (paymentStatus: string): OrderCourse =>
  courses[paymentStatus.trim().toUpperCase()] ?? 'unknown';

export function askedOfOrderStatus(answer: HttpResponse, reference: string): PartyResponse {
  const envelope = envelopeOf(answer);
  if (!envelope || envelope.resultcode !== done) {
    return { verdict: unknown(envelope ? wordsOf(envelope) : 'status not answered') };
  }
  const order = selcomOrderStatus.safeParse(envelope.data[0]).data;
  if (order?.order_id !== reference) return { verdict: unknown('status of no order of ours') };
  return { verdict: verdictOfOrder(order) };
}

function verdictOfOrder(order: z.output<typeof selcomOrderStatus>): Verdict {
  switch (courseOfOrder(order.payment_status)) {
    case 'paid':
      return paidOrder(order);
    case 'in-progress':
      return { kind: 'in-progress' };
    case 'cancelled':
      return refused('cancelled-by-player', order.payment_status);
    case 'rejected':
      return refused('refused', order.payment_status);
    case 'unknown':
      return unknown(`payment status ${order.payment_status}`);
  }
}

function paidOrder({ reference, amount, msisdn }: z.output<typeof selcomOrderStatus>): Verdict {
  const paid = parseShillings(amount);
  if (!reference || paid === undefined) return unknown('paid without number or amount');
  const phone = msisdn && /^255\d{9}$/.test(msisdn) ? { phone: msisdn } : {};
  return { kind: 'paid', receipt: reference, amount: paid, ...phone };
}

export function balanceOf(answer: HttpResponse): Senti | 'unknown' {
  const envelope = envelopeOf(answer);
  if (envelope?.resultcode !== done) return 'unknown';
  const balance = selcomBalance.safeParse(envelope.data[0]).data?.balance;
  return parseShillings(balance ?? '') ?? 'unknown';
}

export type SelcomAccount = {
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly vendor: string;
  readonly pin: string;
  /** Whose wallets are paid into; see `selcomUtilityCodes`. */
  readonly utilityCode: string;
  /** An order needs one, and of players we have none to give away. */
  readonly buyerEmail: string;
  /** Where the gateway tells outcomes; without it they are only asked for. */
  readonly webhookUrl?: string;
};

/** The order of the fields is the order they are signed in. */
export function orderMessage(request: PaymentRequest, account: SelcomAccount) {
  const { webhookUrl } = account;
  return {
    vendor: account.vendor,
    order_id: request.reference,
    buyer_email: account.buyerEmail,
    buyer_name: request.words,
    buyer_phone: request.phone,
    amount: Number(inShillings(request)),
    currency: 'TZS',
    ...(webhookUrl !== undefined && { webhook: Buffer.from(webhookUrl).toString('base64') }),
    merchant_remarks: request.words,
    no_of_items: 1,
  } as const satisfies SelcomOrder;
}

export function walletPaymentMessage({ reference, phone }: PaymentRequest) {
  return {
    transid: reference,
    order_id: reference,
    msisdn: phone,
  } satisfies SelcomWalletPayment;
}

export function cashInMessage(request: PaymentRequest, account: SelcomAccount) {
  return {
    transid: request.reference,
    utilitycode: account.utilityCode,
    utilityref: request.phone,
    amount: Number(inShillings(request)),
    vendor: account.vendor,
    pin: account.pin,
  } satisfies SelcomCashIn;
}
