import {
  type BeemDeliveryReceipt,
  beemDeliveryReport,
} from '@kipute/provider-protocols/sms/beem-delivery';
import { jsonOf } from '../client.ts';
import type { ReadReport } from '../report-reader.ts';

const states = {
  PENDING: 'pending',
  DELIVERED: 'delivered',
  UNDELIVERED: 'undelivered',
} as const;

/** What the gateway wants to hear, so that it stops calling. */
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
