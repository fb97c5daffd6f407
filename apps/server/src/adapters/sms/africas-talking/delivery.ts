import {
  type AfricasTalkingDeliveryStatus,
  africasTalkingDeliveryReport,
} from '@kipute/provider-protocols/sms/africas-talking-delivery';
import type { SmsDelivery } from '../../../features/messaging/ports.ts';
import type { ReadReport } from '../report-reader.ts';

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
