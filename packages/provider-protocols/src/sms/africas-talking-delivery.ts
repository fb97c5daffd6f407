import { z } from 'zod';

/** `Rejected`, `Success`, `Failed` and `Expired` are final; of the others more is heard. */
const deliveryStatuses = [
  'Sent',
  'Submitted',
  'Buffered',
  'AbsentSubscriber',
  'Rejected',
  'Success',
  'Failed',
  'Expired',
] as const;
export type AfricasTalkingDeliveryStatus = (typeof deliveryStatuses)[number];

/**
 * The fields of the form that is posted to the address registered for delivery reports. It carries
 * no signature, so the address itself must be the secret, and no reference of the sender's.
 */
export const africasTalkingDeliveryReport = z.object({
  /** The `messageId` of the answer. */
  id: z.string().min(1),
  status: z.enum(deliveryStatuses),
  /** International form with a plus sign. */
  phoneNumber: z.string(),
  networkCode: z.string().optional(),
  /** Beside `Rejected` and `Failed` alone. */
  failureReason: z.string().optional(),
  retryCount: z.string().optional(),
});
export type AfricasTalkingDeliveryReport = z.output<typeof africasTalkingDeliveryReport>;
