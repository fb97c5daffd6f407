import { airtelCallback, airtelCallbackHash } from '@kipute/provider-protocols/mobile-money/airtel';
import type {
  CallbackAnswer,
  CallbackOutcome,
  CallbackReading,
} from '../../../features/payments/ports.ts';
import { jsonOf } from '../../http-client.ts';
import { isSameSecret } from '../../shared-secret.ts';
import { TIMED_OUT, unknown } from '../exchange/verdicts.ts';
import { verdictOfState } from './translate.ts';

/** Signed over the transaction as it was sent, with all its fields, not as it was understood. */
function isSigned(sent: unknown, hash: string | undefined, key: string): boolean {
  const { transaction } = sent as { transaction: unknown };
  return hash !== undefined && isSameSecret(hash, airtelCallbackHash(transaction, key));
}

export function readAirtelCallback(body: string, callbackKey: string): CallbackReading {
  const sent = jsonOf(body);
  const read = airtelCallback.safeParse(sent);
  if (!read.success) return { kind: 'unreadable', why: 'no callback of Airtel' };
  const { transaction, hash } = read.data;
  if (callbackKey !== '' && !isSigned(sent, hash, callbackKey)) {
    return { kind: 'forged', why: 'the hash is wrong' };
  }
  const { id: reference, status_code: state, airtel_money_id: receipt } = transaction;
  // Where nothing is signed anybody may say so: it only triggers a query.
  const authenticated = callbackKey !== '';
  // A callback has no code; its message only chooses the words for a no that is certain by itself.
  const reason = TIMED_OUT.test(transaction.message) ? 'timed-out' : undefined;
  const verdict = authenticated
    ? verdictOfState({ state, receipt, reason })
    : unknown(`unsigned ${state}`);
  return { kind: 'outcome', reference, verdict, authenticated };
}

const statuses: Readonly<Record<CallbackOutcome['kind'], number>> = {
  taken: 200,
  'reference-unknown': 404,
  later: 503,
};

export function answerAirtelCallback(
  reading: CallbackReading,
  outcome: CallbackOutcome,
): CallbackAnswer {
  const statusOfReading = reading.kind === 'forged' ? 401 : 400;
  const status = reading.kind === 'outcome' ? statuses[outcome.kind] : statusOfReading;
  return {
    status,
    contentType: 'application/json',
    body: JSON.stringify({ status: outcome.kind }),
  };
}
