import { parseShillings } from '@kipute/domain/money/senti';
import {
  MIXX_PUSH_FAILED,
  MIXX_PUSH_TAKEN,
  type MixxPayout,
  type MixxPayoutStatus,
  type MixxPush,
  mixxPayoutAnswer,
  mixxPushAnswer,
  type mixxPushCallback,
  readMixxCommand,
  writeMixxCommand,
} from '@kipute/provider-protocols/mobile-money/mixx';
import type { z } from 'zod';
import type {
  PartyResponse,
  PaymentRequest,
  RefusalReason,
  Verdict,
} from '../../../features/payments/ports.ts';
import { type HttpResponse, jsonOf } from '../../http-client.ts';
import { inShillings } from '../exchange/amounts-and-phones.ts';
import {
  isSuccess,
  refused,
  refusedByWords,
  unknown,
  verdictOfSilence,
  verdictOfStatus,
} from '../exchange/verdicts.ts';

/** A push that was taken is a prompt on the phone and nothing more; it gets no number of theirs. */
export function askedOfPush(answer: HttpResponse): PartyResponse {
  if (answer.kind !== 'answered') return { verdict: verdictOfSilence(answer) };
  const read = mixxPushAnswer.safeParse(jsonOf(answer.text));
  if (!read.success || !isSuccess(answer.httpStatus)) {
    return { verdict: verdictOfStatus(answer.httpStatus) };
  }
  const { ResponseCode, ResponseStatus, ResponseDescription } = read.data;
  if (ResponseCode === MIXX_PUSH_TAKEN && ResponseStatus) {
    return { verdict: { kind: 'in-progress' } };
  }
  if (ResponseCode === MIXX_PUSH_FAILED && !ResponseStatus) {
    return { verdict: refusedByWords(ResponseDescription, 'in') };
  }
  return { verdict: unknown(`${ResponseCode} ${ResponseDescription}`) };
}

/** 100, and every code that is not listed, may have paid: it stays unknown. */
const payoutRefusals: Readonly<Record<Exclude<MixxPayoutStatus, 0 | 100 | 200>, RefusalReason>> = {
  26: 'refused',
  31: 'limit-reached',
  42: 'refused',
  317: 'phone-unknown',
  410: 'limit-reached',
  2117: 'refused',
  60014: 'limit-reached',
  60017: 'limit-reached',
  60018: 'limit-reached',
  60019: 'float-empty',
  60021: 'limit-reached',
  60024: 'limit-reached',
  60028: 'limit-reached',
  60030: 'limit-reached',
  60074: 'phone-unknown',
};
const refusalByStatus = new Map<string, RefusalReason>(Object.entries(payoutRefusals));

/** `00317` and `317` are the same code. */
const statusOf = (text: string): string => text.trim().replace(/^0+(?=\d)/, '');

export function askedOfPayout(answer: HttpResponse, reference: string): PartyResponse {
  if (answer.kind !== 'answered') return { verdict: verdictOfSilence(answer) };
  const read = mixxPayoutAnswer.safeParse(readMixxCommand(answer.text));
  if (!read.success || !isSuccess(answer.httpStatus)) {
    return { verdict: verdictOfStatus(answer.httpStatus) };
  }
  const { TXNID, TXNSTATUS, MESSAGE, REFERENCEID } = read.data;
  if (REFERENCEID !== reference) return { verdict: unknown('answer to another reference') };
  const carrierReference = TXNID === '' ? {} : { carrierReference: TXNID };
  return { verdict: verdictOfPayout(statusOf(TXNSTATUS), TXNID, MESSAGE), ...carrierReference };
}

function verdictOfPayout(status: string, receipt: string, message: string): Verdict {
  const isPaid = status === '0' || status === '200';
  if (isPaid && receipt !== '') return { kind: 'paid', receipt };
  const reason = refusalByStatus.get(status);
  return reason ? refused(reason, `${status} ${message}`) : unknown(`${status} ${message}`);
}

/** A yes must name its number and its amount; without them nobody can look it up. */
export function verdictOfCallback(callback: z.output<typeof mixxPushCallback>): Verdict {
  if (!callback.Status) return refusedByWords(callback.Description, 'in');
  const amount = parseShillings(callback.Amount);
  if (!callback.MFSTransactionID || amount === undefined) {
    return unknown(`paid without number or amount: ${callback.Description}`);
  }
  return { kind: 'paid', receipt: callback.MFSTransactionID, amount };
}

export type MixxAccount = {
  readonly username: string;
  readonly password: string;
  readonly billerMsisdn: string;
  /** Stands before our reference, so that the gateway can tell billers apart. */
  readonly billerCode: string;
  readonly payoutMsisdn: string;
  readonly payoutPin: string;
  readonly brandId: string;
  /** Comes in a header of what Mixx calls us with; whoever calls without it is nobody. */
  readonly callbackKey: string;
  /** The gateway sends no headers of ours: the key ends the address it was given instead. */
  readonly isKeyInAddress?: boolean;
};

export function pushMessage(request: PaymentRequest, account: MixxAccount): MixxPush {
  return {
    CustomerMSISDN: request.phone,
    BillerMSISDN: account.billerMsisdn,
    Amount: Number(inShillings(request)),
    Remarks: request.words,
    ReferenceID: `${account.billerCode}${request.reference}`,
  };
}

export function payoutMessage(request: PaymentRequest, account: MixxAccount): string {
  const payout: MixxPayout = {
    TYPE: 'REQMFCI',
    REFERENCEID: request.reference,
    MSISDN: account.payoutMsisdn,
    PIN: account.payoutPin,
    MSISDN1: request.phone,
    AMOUNT: String(inShillings(request)),
    SENDERNAME: request.words,
    LANGUAGE1: 'EN',
    BRAND_ID: account.brandId,
  };
  return writeMixxCommand(payout);
}

/** Payers are named without the country code; ours are 255 and nine digits. */
export function phoneOfMsisdn(msisdn: string): string | undefined {
  return /^(?:255|0)?(\d{9})$/.exec(msisdn.trim())?.[1]?.replace(/^/, '255');
}
