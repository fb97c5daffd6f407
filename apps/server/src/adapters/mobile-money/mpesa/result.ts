import {
  type MpesaResultReceipt,
  mpesaResult,
} from '@kipute/provider-protocols/mobile-money/mpesa/result';
import type {
  CallbackAnswer,
  CallbackOutcome,
  CallbackReading,
  Verdict,
} from '../../../features/payments/ports.ts';
import { jsonOf } from '../wire/client.ts';
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
