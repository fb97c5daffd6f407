import { parseShillings } from '@kipute/domain/money/senti';
import { readMixxCommand } from '@kipute/provider-protocols/mobile-money/mixx/mixx-command';
import {
  type MixxPayoutStatus,
  mixxPayoutAnswer,
} from '@kipute/provider-protocols/mobile-money/mixx/mixx-payout';
import {
  MIXX_PUSH_FAILED,
  MIXX_PUSH_TAKEN,
  mixxPushAnswer,
  type mixxPushCallback,
} from '@kipute/provider-protocols/mobile-money/mixx/mixx-push';
import type { z } from 'zod';
import type { Asked, RefusalReason, Verdict } from '../../../features/payments/ports.ts';
import {
  isSuccess,
  refused,
  refusedByWords,
  unknown,
  verdictOfSilence,
  verdictOfStatus,
} from '../exchange/verdicts.ts';
import { jsonOf, type WireAnswer } from '../wire/client.ts';

/** A push that was taken is a prompt on the phone and nothing more; it gets no number of theirs. */
export function askedOfPush(answer: WireAnswer): Asked {
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

export function askedOfPayout(answer: WireAnswer, reference: string): Asked {
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
