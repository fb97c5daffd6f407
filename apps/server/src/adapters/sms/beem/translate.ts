import type { BeemCode } from '@kipute/provider-protocols/sms/beem-codes';
import { beemAccepted, beemRefused } from '@kipute/provider-protocols/sms/beem-send';
import type { SmsOutcome } from '../../../features/messaging/ports.ts';
import { type Failure, type GatewayAnswer, outcomeOfStatus } from '../http-outcomes.ts';

/**
 * `refused` is about this message and will not change. Faults of our account are `not-sent`: the
 * message is good and goes out once someone has paid or put the key right. 103 hides a time-out
 * behind the gateway, after which nobody knows.
 */
const failures = {
  101: { kind: 'refused', reason: 'invalid-number' },
  102: { kind: 'not-sent', reason: 'out-of-credit' },
  103: { kind: 'unknown', reason: 'gateway-timed-out' },
  104: { kind: 'refused', reason: 'parameter-missing' },
  105: { kind: 'not-sent', reason: 'account-unknown' },
  106: { kind: 'not-sent', reason: 'no-route' },
  107: { kind: 'not-sent', reason: 'credentials-refused' },
  108: { kind: 'not-sent', reason: 'credentials-refused' },
  109: { kind: 'refused', reason: 'text-invalid' },
  110: { kind: 'refused', reason: 'text-invalid' },
  111: { kind: 'refused', reason: 'sender-not-registered' },
  112: { kind: 'refused', reason: 'schedule-invalid' },
  113: { kind: 'refused', reason: 'request-malformed' },
  114: { kind: 'refused', reason: 'too-many-recipients' },
  115: { kind: 'refused', reason: 'number-missing' },
  116: { kind: 'refused', reason: 'reference-invalid' },
  117: { kind: 'refused', reason: 'schedule-invalid' },
  118: { kind: 'refused', reason: 'parameter-missing' },
  119: { kind: 'refused', reason: 'parameter-missing' },
  120: { kind: 'not-sent', reason: 'credentials-refused' },
  121: { kind: 'refused', reason: 'sender-not-registered' },
} as const satisfies Record<Exclude<BeemCode, 100>, Failure>;

const failureByCode = new Map<number, Failure>(
  Object.entries(failures).map(([code, failure]) => [Number(code), failure]),
);

/** What nobody has documented is unknown, never failed: the message may be on its way. */
export function outcomeOf({ httpStatus, body }: GatewayAnswer): SmsOutcome {
  const accepted = beemAccepted.safeParse(body);
  if (accepted.success) {
    return accepted.data.valid > 0
      ? { kind: 'sent', providerReference: String(accepted.data.request_id) }
      : { kind: 'refused', reason: 'invalid-number' };
  }
  const refused = beemRefused.safeParse(body);
  if (!refused.success) return outcomeOfStatus(httpStatus);
  const { code } = refused.data;
  return failureByCode.get(code) ?? { kind: 'unknown', reason: `code-${code}` };
}
