import { randomBytes } from 'node:crypto';
import {
  type MpesaBrokerTransaction,
  mpesaBrokerPassword,
  mpesaBrokerResponse,
} from '@kipute/provider-protocols/mobile-money/mpesa-broker';
import { readXml, writeXml } from '@kipute/provider-protocols/mobile-money/xml';
import type { CallbackAnswer } from '../network/callbacks.ts';
import type { BillPayment, BillStep } from '../party.ts';
import type { BrokerResults } from './broker-results.ts';

type Provider = { readonly spId: string; readonly password: string };

const HOURS_AHEAD_MS = 3 * 3_600_000;

/** `yyyyMMddHHmmss` of East Africa. */
function stampOf(at: Date): string {
  return new Date(at.getTime() + HOURS_AHEAD_MS).toISOString().replace(/\D/g, '').slice(0, 14);
}

function transactionOf(bill: BillPayment): MpesaBrokerTransaction {
  const conversation = randomBytes(16).toString('hex');
  return {
    amount: `${bill.amount}.00`,
    commandID: 'Pay Bill',
    initiator: bill.phone,
    originatorConversationID: conversation,
    recipient: bill.businessNumber,
    mpesaReceipt: bill.receipt,
    transactionDate: bill.at.toISOString(),
    accountReference: bill.reference,
    transactionID: bill.receipt,
    conversationID: conversation,
  };
}

function read({ status, body }: CallbackAnswer): 'accepted' | 'refused' | 'again' {
  const response = mpesaBrokerResponse.safeParse(readXml(body)).data?.mpesaBroker.response;
  if (status !== 200 || !response) return status >= 400 && status < 500 ? 'refused' : 'again';
  return response.responseCode === '0' ? 'accepted' : 'refused';
}

/** The one call by which M-Pesa brings a payment from its menu. */
export function brokerStep(
  bill: BillPayment,
  { spId, password }: Provider,
  results: BrokerResults,
): BillStep {
  const timestamp = stampOf(bill.at);
  const spPassword = mpesaBrokerPassword(spId, password, timestamp);
  const serviceProvider = { spId, spPassword, timestamp };
  const transaction = transactionOf(bill);
  results.await(transaction);
  const request = { serviceProvider, transaction };
  return {
    request: {
      path: '/callbacks/mobile-money/mpesa-paybill',
      contentType: 'text/xml; charset=utf-8',
      body: writeXml({ mpesaBroker: { '@version': '2.0', request } }),
    },
    read,
  };
}
