import {
  type AfricasTalkingCode,
  type AfricasTalkingDeliveryStatus,
  type AfricasTalkingRecipient,
  type AfricasTalkingSendRequest,
  type AfricasTalkingTaken,
  africasTalkingAnswer,
  africasTalkingCodes,
  africasTalkingDeliveryReport,
} from '@kipute/provider-protocols/sms/africas-talking';
import type { OutgoingSms, SmsDelivery, SmsOutcome } from '../../../features/messaging/ports.ts';
import { type Failure, type GatewayResponse, outcomeOfStatus, type ReadReport } from '../client.ts';

/**
 * `refused` is about this message and will not change. Faults of our account are `not-sent`. A
 * message on hold may be let go later, and behind a fault of the gateway's own nobody knows.
 */
const failures = {
  401: { kind: 'unknown', reason: 'held-as-risk' },
  402: { kind: 'refused', reason: 'sender-not-registered' },
  403: { kind: 'refused', reason: 'invalid-number' },
  404: { kind: 'refused', reason: 'number-unsupported' },
  405: { kind: 'not-sent', reason: 'out-of-credit' },
  406: { kind: 'refused', reason: 'recipient-barred' },
  407: { kind: 'not-sent', reason: 'no-route' },
  409: { kind: 'refused', reason: 'recipient-wants-none' },
  500: { kind: 'unknown', reason: 'gateway-failed' },
  501: { kind: 'unknown', reason: 'gateway-failed' },
  502: { kind: 'refused', reason: 'rejected-by-gateway' },
} as const satisfies Record<Exclude<AfricasTalkingCode, AfricasTalkingTaken>, Failure>;

const failureByCode = new Map<number, Failure>(
  Object.entries(failures).map(([code, failure]) => [Number(code), failure]),
);
const codeByName = new Map<string, number>(
  Object.entries(africasTalkingCodes).map(([code, name]) => [name, Number(code)]),
);

const TAKEN = new Set<number>([100, 101, 102] satisfies AfricasTalkingTaken[]);
const NO_MESSAGE_ID = 'None';

function outcomeOfRecipient({ statusCode, messageId }: AfricasTalkingRecipient): SmsOutcome {
  if (!TAKEN.has(statusCode)) return outcomeOfCode(statusCode);
  return messageId === NO_MESSAGE_ID
    ? { kind: 'unknown', reason: 'reference-missing' }
    : { kind: 'sent', providerReference: messageId };
}

const outcomeOfCode = (code: number): SmsOutcome =>
  failureByCode.get(code) ?? { kind: 'unknown', reason: `code-${code}` };

/** What nobody has documented is unknown, never failed: the message may be on its way. */
export function outcomeOf({ httpStatus, body }: GatewayResponse): SmsOutcome {
  const answer = africasTalkingAnswer.safeParse(body);
  if (!answer.success) return outcomeOfStatus(httpStatus);
  const { Message, Recipients } = answer.data.SMSMessageData;
  const [recipient] = Recipients;
  if (recipient) return outcomeOfRecipient(recipient);
  const code = codeByName.get(Message.trim());
  return code === undefined ? { kind: 'unknown', reason: 'no-recipient' } : outcomeOfCode(code);
}

export type AfricasTalkingAccount = {
  readonly username: string;
  /** Registered with the gateway; at most 11 letters and digits. */
  readonly senderName: string;
};

/** The gateway has no place for our reference and finds the encoding by itself. */
export function sendRequest(
  sms: OutgoingSms,
  { username, senderName }: AfricasTalkingAccount,
): AfricasTalkingSendRequest {
  return { username, to: `+${sms.phone}`, message: sms.text, from: senderName };
}

const states = {
  Sent: 'pending',
  Submitted: 'pending',
  Buffered: 'pending',
  AbsentSubscriber: 'pending',
  Success: 'delivered',
  Rejected: 'undelivered',
  Failed: 'undelivered',
  Expired: 'undelivered',
} as const satisfies Record<AfricasTalkingDeliveryStatus, SmsDelivery['state']>;

/** The form has no reference of ours, so a message whose answer was lost is found by its phone. */
export const readAfricasTalkingReport: ReadReport = (body) => {
  const fields = Object.fromEntries(new URLSearchParams(body));
  const report = africasTalkingDeliveryReport.safeParse(fields);
  if (!report.success) return undefined;
  const { id, status, phoneNumber, failureReason } = report.data;
  const delivery = {
    reference: undefined,
    providerReference: id,
    phone: phoneNumber.trim().replace(/^\+/, ''),
    state: states[status],
    reason: failureReason || status,
  };
  // Nothing is wanted but a status of success.
  return { delivery, receipt: { contentType: 'text/plain', body: '' } };
};
