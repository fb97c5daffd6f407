import {
  MIXX_CALLBACK_KEY_HEADER,
  MIXX_PUSH_FAILED,
  MIXX_PUSH_TAKEN,
  type MixxBillPay,
  type MixxBillPayAnswer,
  type MixxLookupAnswer,
  type MixxPushAnswer,
  mixxBillPay,
  mixxErrors,
  mixxLookup,
  mixxPushCallback,
  readMixxCommand,
  writeMixxCommand,
} from '@kipute/provider-protocols/mobile-money/mixx';
import type {
  CallbackAnswer,
  CallbackOutcome,
  CallbackReading,
  RawCallback,
} from '../../../features/payments/ports.ts';
import { jsonOf } from '../../http-client.ts';
import { isSameSecret } from '../../shared-secret.ts';
import { wholeShillings } from '../exchange/amounts-and-phones.ts';
import { type MixxAccount, phoneOfMsisdn, verdictOfCallback } from './translate.ts';

const unreadable = (why: string): CallbackReading => ({ kind: 'unreadable', why });

type KeyPlace = Pick<MixxAccount, 'callbackKey' | 'isKeyInAddress'>;

/**
 * Mixx signs nothing, and a pay-bill notice alone is worth money, so it sends a secret of ours in
 * a header. Addresses end up in the logs of every proxy: one that ends in `?key=` counts only
 * where the gateway could be given nothing else.
 */
function hasKey({ headers, path }: RawCallback, { callbackKey, isKeyInAddress }: KeyPlace) {
  const sent = headers[MIXX_CALLBACK_KEY_HEADER];
  if (sent !== undefined || !isKeyInAddress) return isSameSecret(sent ?? '', callbackKey);
  const [, query = ''] = path.split('?');
  return isSameSecret(new URLSearchParams(query).get('key') ?? '', callbackKey);
}

export function readMixxCallback(callback: RawCallback, account: MixxAccount): CallbackReading {
  if (!hasKey(callback, account)) return { kind: 'forged', why: 'key wrong' };
  const command = readMixxCommand(callback.body);
  return command ? readCommand(command) : readPush(callback, account);
}

function readPush({ body }: RawCallback, { billerCode }: MixxAccount): CallbackReading {
  const read = mixxPushCallback.safeParse(jsonOf(body));
  if (!read.success) return unreadable('neither a push callback nor a command');
  const { ReferenceID } = read.data;
  if (!ReferenceID.startsWith(billerCode)) return unreadable('reference of another biller');
  return {
    kind: 'outcome',
    reference: ReferenceID.slice(billerCode.length),
    verdict: verdictOfCallback(read.data),
    authenticated: true,
  };
}

function readCommand(command: Readonly<Record<string, unknown>>): CallbackReading {
  const lookup = mixxLookup.safeParse(command);
  if (lookup.success) {
    const phone = phoneOfMsisdn(lookup.data.MSISDN);
    if (phone === undefined) return unreadable('payer is no phone');
    const { CUSTOMERREFERENCEID: reference, COMPANYNAME: recipient } = lookup.data;
    return { kind: 'paybill-check', reference, phone, recipient };
  }
  const bill = mixxBillPay.safeParse(command);
  return bill.success ? readBill(bill.data) : unreadable('no command we know');
}

function readBill(bill: MixxBillPay): CallbackReading {
  const { TXNID: receipt, CUSTOMERREFERENCEID: reference, COMPANYNAME: recipient } = bill;
  const amount = wholeShillings(bill.AMOUNT);
  const phone = phoneOfMsisdn(bill.MSISDN);
  if (amount === undefined) return unreadable('amount is none');
  if (phone === undefined) return unreadable('payer is no phone');
  return { kind: 'paybill', payment: { receipt, amount, phone, reference, recipient } };
}

export function answerMixxCallback(
  reading: CallbackReading,
  outcome: CallbackOutcome,
  callback: RawCallback,
): CallbackAnswer {
  switch (reading.kind) {
    case 'outcome':
      return pushAnswer(outcome, callback);
    case 'paybill-check':
      return xml(lookupAnswer(outcome, payerOf(callback)));
    case 'paybill':
    case 'misdirected':
      return xml(
        billAnswer(outcome, { TXNID: reading.payment.receipt, MSISDN: payerOf(callback) }),
      );
    case 'forged':
      return { status: 403, contentType: 'text/plain', body: 'forbidden' };
    case 'stale':
    case 'unreadable':
      return { status: 400, contentType: 'text/plain', body: 'unreadable' };
  }
}

function pushAnswer(outcome: CallbackOutcome, { body }: RawCallback): CallbackAnswer {
  const isTaken = outcome.kind === 'taken';
  const answer: MixxPushAnswer = {
    ResponseCode: isTaken ? MIXX_PUSH_TAKEN : MIXX_PUSH_FAILED,
    ResponseStatus: isTaken,
    ResponseDescription: isTaken ? 'Callback successful' : outcome.kind,
    ReferenceID: mixxPushCallback.safeParse(jsonOf(body)).data?.ReferenceID ?? '',
  };
  // Only a server error makes the gateway call again.
  const status = outcome.kind === 'later' ? 503 : 200;
  return { status, contentType: 'application/json', body: JSON.stringify(answer) };
}

/** Given back as it came, without the country code. */
function payerOf({ body }: RawCallback): string {
  const payer = readMixxCommand(body)?.MSISDN;
  return typeof payer === 'string' ? payer : '';
}

const xml = (answer: MixxLookupAnswer | MixxBillPayAnswer): CallbackAnswer => ({
  status: 200,
  contentType: 'application/xml',
  body: writeMixxCommand(answer),
});

const said = {
  taken: { RESULT: 'TS', ERRORCODE: mixxErrors.taken, FLAG: 'Y', words: 'Success' },
  'reference-unknown': {
    RESULT: 'TF',
    ERRORCODE: mixxErrors.referenceInvalid,
    FLAG: 'N',
    words: 'Invalid customer reference number',
  },
  later: { RESULT: 'TF', ERRORCODE: mixxErrors.askAgain, FLAG: 'N', words: 'Try again' },
} as const satisfies Record<CallbackOutcome['kind'], unknown>;

function lookupAnswer({ kind }: CallbackOutcome, MSISDN: string): MixxLookupAnswer {
  const { words, ...verdict } = said[kind];
  return {
    TYPE: 'SYNC_LOOKUP_RESPONSE',
    ...verdict,
    ERRORDESC: words,
    MSISDN,
    CONTENT: words,
  };
}

function billAnswer(
  outcome: CallbackOutcome,
  bill: Pick<MixxBillPayAnswer, 'TXNID' | 'MSISDN'>,
): MixxBillPayAnswer {
  const { words, ...verdict } = said[outcome.kind];
  const REFID = outcome.kind === 'taken' ? (outcome.ourReceipt ?? '') : '';
  return {
    TYPE: 'SYNC_BILLPAY_RESPONSE',
    ...bill,
    REFID,
    ...verdict,
    ERRORDESCRIPTION: words,
    CONTENT: words,
  };
}
