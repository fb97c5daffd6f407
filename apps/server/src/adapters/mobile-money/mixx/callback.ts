import { parseShillings } from '@kipute/domain/money/senti';
import {
  type MixxBillPay,
  type MixxBillPayAnswer,
  type MixxLookupAnswer,
  mixxBillPay,
  mixxErrors,
  mixxLookup,
  readMixxCommand,
  writeMixxCommand,
} from '@kipute/provider-protocols/mobile-money/mixx/mixx-command';
import {
  MIXX_PUSH_FAILED,
  MIXX_PUSH_TAKEN,
  type MixxPushAnswer,
  mixxPushCallback,
} from '@kipute/provider-protocols/mobile-money/mixx/mixx-push';
import type {
  CallbackAnswer,
  CallbackOutcome,
  CallbackReading,
  RawCallback,
} from '../../../features/payments/ports.ts';
import { isSameSecret } from '../exchange/secret.ts';
import { jsonOf } from '../wire/client.ts';
import { type MixxAccount, phoneOfMsisdn } from './messages.ts';
import { verdictOfCallback } from './translate.ts';

const unreadable = (why: string): CallbackReading => ({ kind: 'unreadable', why });

/**
 * Mixx signs nothing, and a pay-bill notice alone is worth money, so the address it was given
 * ends in `?key=` and a secret of ours.
 */
function hasKey({ path }: RawCallback, callbackKey: string): boolean {
  const { searchParams } = new URL(path, 'http://callback');
  return isSameSecret(searchParams.get('key') ?? '', callbackKey);
}

export function readMixxCallback(callback: RawCallback, account: MixxAccount): CallbackReading {
  if (!hasKey(callback, account.callbackKey)) return { kind: 'forged', why: 'key wrong' };
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
    return { kind: 'paybill-check', reference: lookup.data.CUSTOMERREFERENCEID, phone };
  }
  const bill = mixxBillPay.safeParse(command);
  return bill.success ? readBill(bill.data) : unreadable('no command we know');
}

function readBill({ TXNID, AMOUNT, MSISDN, CUSTOMERREFERENCEID }: MixxBillPay): CallbackReading {
  const amount = parseShillings(AMOUNT);
  const phone = phoneOfMsisdn(MSISDN);
  if (amount === undefined || amount <= 0n) return unreadable('amount is none');
  if (phone === undefined) return unreadable('payer is no phone');
  const payment = { receipt: TXNID, amount, phone, reference: CUSTOMERREFERENCEID };
  return { kind: 'paybill', payment };
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
      return xml(
        billAnswer(outcome, { TXNID: reading.payment.receipt, MSISDN: payerOf(callback) }),
      );
    case 'forged':
      return { status: 403, contentType: 'text/plain', body: 'forbidden' };
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
