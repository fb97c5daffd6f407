import {
  azampayCallback,
  azampayTransferCallback,
} from '@kipute/provider-protocols/mobile-money/azampay';
import type {
  CallbackAnswer,
  CallbackOutcome,
  CallbackReading,
  RawCallback,
} from '../../../features/payments/ports.ts';
import { jsonOf } from '../../http-client.ts';

/**
 * AzamPay signs nothing, so anybody who has learned a reference could call and say "paid". What a
 * callback claims is therefore never believed, in either direction, and no number in it is kept.
 */
export function readAzampayCallback({ body }: RawCallback): CallbackReading {
  const json = jsonOf(body);
  const prompt = azampayCallback.safeParse(json).data;
  if (prompt) return claim({ reference: prompt.utilityref, carrierReference: prompt.reference });
  const payout = azampayTransferCallback.safeParse(json).data;
  if (!payout) return { kind: 'unreadable', why: 'neither a checkout nor a transfer' };
  const { initiatorReferenceId, pgReferenceId } = payout;
  return claim({ reference: initiatorReferenceId, carrierReference: pgReferenceId });
}

function claim(of: { reference: string; carrierReference: string }): CallbackReading {
  const verdict = { kind: 'unknown', words: 'unsigned callback' } as const;
  return { kind: 'outcome', ...of, verdict, authenticated: false };
}

function statusFor(reading: CallbackReading, outcome: CallbackOutcome): number {
  if (reading.kind === 'unreadable') return 400;
  return outcome.kind === 'later' ? 503 : 200;
}

export function answerAzampayCallback(
  reading: CallbackReading,
  outcome: CallbackOutcome,
): CallbackAnswer {
  const status = statusFor(reading, outcome);
  const body = JSON.stringify({ success: status === 200 });
  return { status, contentType: 'application/json', body };
}
