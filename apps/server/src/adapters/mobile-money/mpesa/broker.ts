import {
  type MpesaBrokerResponse,
  mpesaBrokerPassword,
  mpesaBrokerRequest,
} from '@kipute/provider-protocols/mobile-money/mpesa/broker';
import { readXml, writeXml } from '@kipute/provider-protocols/mobile-money/xml';
import type {
  CallbackAnswer,
  CallbackOutcome,
  CallbackReading,
} from '../../../features/payments/ports.ts';
import { type ClockWindow, isFresh, timeOfStamp } from '../exchange/freshness.ts';
import { isSameSecret } from '../exchange/secret.ts';
import { fullNumber } from '../wire/phone-number.ts';
import { wholeShillings } from '../wire/whole-shillings.ts';
import type { MpesaOptions } from './options.ts';

type Provider = Pick<MpesaOptions, 'spId' | 'spPassword'> & ClockWindow;

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
