import {
  type MpesaBrokerResponse,
  type MpesaBrokerResult,
  mpesaBrokerPassword,
  mpesaBrokerRequest,
  mpesaBrokerResponse,
} from '@kipute/provider-protocols/mobile-money/mpesa-broker';
import {
  type MpesaResultReceipt,
  mpesaResult,
} from '@kipute/provider-protocols/mobile-money/mpesa-open-api';
import { readXml, writeXml } from '@kipute/provider-protocols/mobile-money/xml';
import type {
  CallbackAnswer,
  CallbackOutcome,
  CallbackReading,
  PaybillOutcome,
  Verdict,
} from '../../../features/payments/ports.ts';
import { type HttpResponse, jsonOf } from '../../http-client.ts';
import { isSameSecret } from '../../shared-secret.ts';
import { fullNumber, wholeShillings } from '../exchange/amounts-and-phones.ts';
import { type ClockWindow, isFresh, timeOfStamp } from '../exchange/clock-window.ts';
import { isSuccess } from '../exchange/verdicts.ts';
import { verdictOfCode } from './translate.ts';

/** Results have been seen as `INS-5` and as `5`. */
const codeOf = (said: string): string => (/^\d+$/.test(said) ? `INS-${said}` : said);

function verdictOf(code: string, receipt: string | undefined): Verdict {
  if (code !== 'INS-0') return verdictOfCode(code, 'collection');
  return receipt && receipt !== 'N/A'
    ? { kind: 'paid', receipt }
    : { kind: 'unknown', words: 'paid without a receipt' };
}

/**
 * The outcome of a request. Nothing signs it, so whoever matches it must compare both
 * conversations with the stored ones before a shilling moves.
 */
export function readResult(body: string): CallbackReading {
  const read = mpesaResult.safeParse(jsonOf(body));
  if (!read.success) return { kind: 'unreadable', why: 'no result of M-Pesa' };
  return {
    kind: 'outcome',
    reference: read.data.input_ThirdPartyConversationID,
    carrierReference: read.data.input_OriginalConversationID,
    verdict: verdictOf(codeOf(read.data.input_ResultCode), read.data.input_TransactionID),
    authenticated: false,
  };
}

const statuses: Readonly<Record<CallbackOutcome['kind'], number>> = {
  taken: 200,
  'reference-unknown': 404,
  later: 503,
};

export function answerResult(reading: CallbackReading, outcome: CallbackOutcome): CallbackAnswer {
  const isOutcome = reading.kind === 'outcome';
  const isTaken = isOutcome && outcome.kind === 'taken';
  const receipt: MpesaResultReceipt = {
    output_OriginalConversationID: (isOutcome && reading.carrierReference) || '',
    output_ResponseCode: isTaken ? '0' : '1',
    output_ResponseDesc: isTaken ? 'Successfully Accepted Result' : 'Result Not Accepted',
    output_ThirdPartyConversationID: isOutcome ? reading.reference : '',
  };
  return {
    status: isOutcome ? statuses[outcome.kind] : 400,
    contentType: 'application/json',
    body: JSON.stringify(receipt),
  };
}

/** Of the pay-bill broker. */
export type BrokerAccount = { readonly spId: string; readonly spPassword: string };

type Provider = BrokerAccount & ClockWindow;

/** The broker speaks XML, results are JSON. */
export const isBrokerRequest = (body: string): boolean => body.trimStart().startsWith('<');

const requestOf = (body: string) =>
  mpesaBrokerRequest.safeParse(readXml(body)).data?.mpesaBroker.request;

/**
 * Somebody paid from the menu. The password is made of a secret that only M-Pesa and we have, and
 * of the time, but of nothing else: whoever has seen one may use it for any payment until it is
 * stale (CB-09).
 */
export function readBrokerRequest(body: string, provider: Provider): CallbackReading {
  const request = requestOf(body);
  if (!request) return { kind: 'unreadable', why: 'no request of the M-Pesa broker' };
  const { serviceProvider, transaction } = request;
  const { spId, spPassword, timestamp } = serviceProvider;
  const expected = mpesaBrokerPassword(provider.spId, provider.spPassword, timestamp);
  if (spId !== provider.spId || !isSameSecret(spPassword, expected)) {
    return { kind: 'forged', why: 'the password of the broker is wrong' };
  }
  if (!isFresh(timeOfStamp(timestamp), provider)) {
    return { kind: 'stale', why: `the time stamp is ${timestamp}` };
  }
  const amount = wholeShillings(transaction.amount);
  const phone = fullNumber(transaction.initiator);
  if (amount === undefined || phone === undefined) {
    return { kind: 'unreadable', why: 'amount or number is none' };
  }
  const { mpesaReceipt: receipt, accountReference } = transaction;
  const reference = accountReference.trim();
  const recipient = transaction.recipient.trim();
  return { kind: 'paybill', payment: { receipt, amount, phone, reference, recipient } };
}

/**
 * M-Pesa gives the money back after 999 and asks again after a server error. What is stale may be
 * a late repetition of something credited long ago, so it is never answered with a no.
 */
export function answerBroker(
  reading: CallbackReading,
  outcome: CallbackOutcome,
  body: string,
): CallbackAnswer {
  const transaction = requestOf(body)?.transaction;
  const isTaken = reading.kind === 'paybill' && outcome.kind === 'taken';
  const response: MpesaBrokerResponse['mpesaBroker']['response'] = {
    conversationID: transaction?.conversationID ?? '',
    originatorConversationID: transaction?.originatorConversationID ?? '',
    responseCode: isTaken ? '0' : '999',
    responseDesc: isTaken ? 'Received' : 'Not accepted',
    serviceStatus: isTaken ? 'Success' : 'Failed',
    transactionID: transaction?.transactionID ?? '',
  };
  return {
    status: statusOf(reading, outcome),
    contentType: 'text/xml; charset=utf-8',
    body: writeXml({ mpesaBroker: { '@version': '2.0', response } }),
  };
}

function statusOf(reading: CallbackReading, outcome: CallbackOutcome): number {
  if (reading.kind === 'forged') return 401;
  if (reading.kind === 'stale') return 503;
  if (reading.kind !== 'paybill' && reading.kind !== 'misdirected') return 400;
  return outcome.kind === 'later' ? 503 : 200;
}

const HOURS_AHEAD_MS = 3 * 3_600_000;

/** `yyyyMMddHHmmss` of East Africa, as the broker writes it itself. */
function stampOf(at: Date): string {
  return new Date(at.getTime() + HOURS_AHEAD_MS).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** The same however often it is told. Undefined when it is about no request of the broker. */
export function brokerResult(
  { body, outcome, judgedAt }: PaybillOutcome,
  { spId, spPassword }: BrokerAccount,
): string | undefined {
  const request = requestOf(body);
  if (!request) return undefined;
  const { originatorConversationID, conversationID, transactionID } = request.transaction;
  const timestamp = stampOf(judgedAt);
  const isTaken = outcome.kind === 'taken';
  const result: MpesaBrokerResult['mpesaBroker']['result'] = {
    serviceProvider: {
      spId,
      spPassword: mpesaBrokerPassword(spId, spPassword, timestamp),
      timestamp,
    },
    transaction: {
      resultType: isTaken ? 'Completed' : 'Failed',
      resultCode: isTaken ? '0' : '999',
      resultDesc: isTaken ? 'Successful' : 'Not accepted',
      serviceReceipt: (isTaken && outcome.ourReceipt) || '',
      serviceDate: judgedAt.toISOString(),
      originatorConversationID,
      conversationID,
      transactionID,
    },
  };
  return writeXml({ mpesaBroker: { '@version': '2.0', result } });
}

/** Anything but a clear success is told again: a second result does no harm. */
export function isResultTaken(answer: HttpResponse): boolean {
  if (answer.kind !== 'answered' || !isSuccess(answer.httpStatus)) return false;
  const read = mpesaBrokerResponse.safeParse(readXml(answer.text)).data;
  return read === undefined || read.mpesaBroker.response.responseCode === '0';
}
