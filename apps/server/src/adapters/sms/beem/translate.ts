import {
  type BeemCode,
  type BeemDeliveryReceipt,
  type BeemSendRequest,
  beemAccepted,
  beemDeliveryReport,
  beemEncodings,
  beemRefused,
} from '@kipute/provider-protocols/sms/beem';
import type { OutgoingSms, SmsOutcome } from '../../../features/messaging/ports.ts';
import { jsonOf } from '../../http-client.ts';
import { type Failure, type GatewayResponse, outcomeOfStatus, type ReadReport } from '../client.ts';

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
export function outcomeOf({ httpStatus, body }: GatewayResponse): SmsOutcome {
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

/** The GSM 03.38 alphabet with its extension; one letter outside it turns a message to UCS-2. */
const GSM_TEXT =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;

/**
 * Our reference travels as the recipient's id and comes back in the delivery report, so a message
 * whose answer was lost can still be told apart from one that was never sent.
 */
export function sendRequest(sms: OutgoingSms, senderName: string): BeemSendRequest {
  return {
    source_addr: senderName,
    schedule_time: '',
    encoding: GSM_TEXT.test(sms.text) ? beemEncodings.gsm : beemEncodings.unicode,
    message: sms.text,
    recipients: [{ recipient_id: sms.reference, dest_addr: sms.phone }],
  };
}

const states = {
  PENDING: 'pending',
  DELIVERED: 'delivered',
  UNDELIVERED: 'undelivered',
} as const;

/** The response the gateway expects, so that it stops calling. */
const receiptOf = (requestId: string): BeemDeliveryReceipt => ({
  request_id: requestId,
  successful: 'true',
});

export const readBeemReport: ReadReport = (body) => {
  const report = beemDeliveryReport.safeParse(jsonOf(body));
  if (!report.success) return undefined;
  const providerReference = String(report.data.request_id);
  const delivery = {
    reference: String(report.data.recipient_id),
    providerReference,
    phone: report.data.dest_addr,
    state: states[report.data.Status],
    reason: report.data.Status,
  };
  const receipt = JSON.stringify(receiptOf(providerReference));
  return { delivery, receipt: { contentType: 'application/json', body: receipt } };
};
