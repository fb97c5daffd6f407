import { z } from 'zod';

/** `GET` with `dest_addr` and `request_id`, at the earliest five minutes after sending. */
export const beemDeliveryPath = '/public/v1/delivery-reports';

const deliveryStatuses = ['PENDING', 'DELIVERED', 'UNDELIVERED'] as const;
export type BeemDeliveryStatus = (typeof deliveryStatuses)[number];

const numberOrText = z.union([z.number().int(), z.string().min(1)]);
const status = z.string().trim().toUpperCase().pipe(z.enum(deliveryStatuses));

/** An answer of the delivery query is a list of these. */
export type BeemDeliveryEntry = {
  readonly dest_addr: string;
  readonly request_id: string;
  readonly status: BeemDeliveryStatus;
};

/**
 * What Beem posts to the address registered for delivery reports. It carries no signature, so
 * the address itself must be the secret. `Status` is written with a capital here alone.
 */
export const beemDeliveryReport = z.object({
  request_id: numberOrText,
  recipient_id: numberOrText,
  dest_addr: z.string(),
  Status: status,
});
export type BeemDeliveryReport = z.input<typeof beemDeliveryReport>;

/** The documented answer to a report. */
export type BeemDeliveryReceipt = { readonly request_id: string; readonly successful: 'true' };
