import {
  type SelcomWebhook,
  selcomDigest,
  selcomResults,
  selcomSignedValues,
  selcomWebhook,
  selcomWebhookFields,
} from '@kipute/provider-protocols/mobile-money/selcom';
import type {
  CallbackAnswer,
  CallbackOutcome,
  CallbackReading,
  RawCallback,
  Verdict,
} from '../../../features/payments/ports.ts';
import { jsonOf } from '../../http-client.ts';
import { isSameSecret } from '../../shared-secret.ts';
import { type ClockWindow, isFresh } from '../exchange/clock-window.ts';
import { refused, unknown } from '../exchange/verdicts.ts';
import { courseOfOrder } from './translate.ts';

type Signer = { readonly apiSecret: string } & ClockWindow;

export function readSelcomCallback(callback: RawCallback, signer: Signer): CallbackReading {
  const read = selcomWebhook.safeParse(jsonOf(callback.body));
  if (!read.success) return { kind: 'unreadable', why: 'no webhook of an order' };
  if (!isSigned(callback, read.data, signer.apiSecret)) {
    return { kind: 'forged', why: 'digest wrong' };
  }
  const { timestamp = '' } = callback.headers;
  if (!isFresh(new Date(timestamp), signer)) {
    return { kind: 'stale', why: `the time stamp is ${timestamp}` };
  }
  return {
    kind: 'outcome',
    reference: read.data.order_id,
    verdict: verdictOfWebhook(read.data),
    authenticated: true,
  };
}

/**
 * The list of signed fields is not itself signed and values are joined bare. So the list must be
 * the documented one, and no value may look like a further field; else a true digest could be
 * carried over to words that were never signed.
 */
function isSigned({ headers }: RawCallback, webhook: SelcomWebhook, apiSecret: string): boolean {
  const values = selcomSignedValues(webhook);
  const names = headers['signed-fields']?.split(',').map((name) => name.trim());
  if (names?.join() !== selcomWebhookFields.join()) return false;
  if (headers['digest-method'] !== 'HS256') return false;
  if (Object.values(values).some((value) => value.includes('&'))) return false;
  const expected = selcomDigest(values, headers.timestamp ?? '', apiSecret);
  return isSameSecret(headers.digest ?? '', expected);
}

/** Code and status must agree; a webhook of two minds is worth a question and nothing more. */
function verdictOfWebhook(webhook: SelcomWebhook): Verdict {
  const { resulcode, payment_status, reference, result } = webhook;
  const course = courseOfOrder(payment_status);
  const words = `${resulcode} ${result} ${payment_status}`;
  switch (resulcode) {
    case selcomResults.done:
      return course === 'paid' ? { kind: 'paid', receipt: reference } : unknown(words);
    case selcomResults.inProgress:
    case selcomResults.inProgressToo:
      return course === 'in-progress' ? { kind: 'in-progress' } : unknown(words);
    case selcomResults.ambiguous:
      return unknown(words);
    default:
      if (course === 'cancelled') return refused('cancelled-by-player', words);
      return course === 'rejected' ? refused('refused', words) : unknown(words);
  }
}

/** Selcom looks at the HTTP status and calls again after a server error. */
function statusFor(reading: CallbackReading, outcome: CallbackOutcome): number {
  if (reading.kind === 'forged') return 403;
  if (reading.kind === 'unreadable') return 400;
  return reading.kind === 'stale' || outcome.kind === 'later' ? 503 : 200;
}

export function answerSelcomCallback(
  reading: CallbackReading,
  outcome: CallbackOutcome,
): CallbackAnswer {
  const status = statusFor(reading, outcome);
  const body =
    status === 200
      ? { resultcode: selcomResults.done, result: 'SUCCESS' }
      : { resultcode: String(status), result: 'FAIL' };
  return { status, contentType: 'application/json', body: JSON.stringify(body) };
}
