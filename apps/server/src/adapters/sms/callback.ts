import { createHash, timingSafeEqual } from 'node:crypto';
import { ok, type Result, refuse } from '@kipute/domain/result';
import {
  type BeemDeliveryReceipt,
  beemDeliveryReport,
} from '@kipute/provider-protocols/sms/beem-delivery';

type SmsDelivery = {
  readonly reference: string;
  readonly providerReference: string;
  readonly state: 'pending' | 'delivered' | 'undelivered';
};

type SmsCallbackRefusal = { readonly code: 'secret-wrong' | 'report-unreadable' };

const states = {
  PENDING: 'pending',
  DELIVERED: 'delivered',
  UNDELIVERED: 'undelivered',
} as const;

function same(presented: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(presented), digest(expected));
}

/**
 * Reads a delivery report. The gateway signs nothing, so its callback address ends in a secret of
 * ours. A report may come twice, late or not at all: whoever keeps it must take the first final
 * state of a reference and leave the rest.
 */
export function readDelivery(
  body: unknown,
  secret: { readonly presented: string; readonly expected: string },
): Result<SmsDelivery, SmsCallbackRefusal> {
  if (!same(secret.presented, secret.expected)) return refuse({ code: 'secret-wrong' });
  const report = beemDeliveryReport.safeParse(body);
  if (!report.success) return refuse({ code: 'report-unreadable' });
  return ok({
    reference: String(report.data.recipient_id),
    providerReference: String(report.data.request_id),
    state: states[report.data.Status],
  });
}

/** What the gateway wants to hear, so that it stops calling. */
export function deliveryReceipt(delivery: SmsDelivery): BeemDeliveryReceipt {
  return { request_id: delivery.providerReference, successful: 'true' };
}
