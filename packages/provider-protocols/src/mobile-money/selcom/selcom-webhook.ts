import { z } from 'zod';

/** The names in `Signed-Fields`, in this order. */
export const selcomWebhookFields = [
  'transid',
  'order_id',
  'reference',
  'result',
  'resultcode',
  'payment_status',
] as const;
export type SelcomWebhookField = (typeof selcomWebhookFields)[number];

const text = z.union([z.string(), z.number()]).transform(String);

/** `resulcode` is spelled so in the body, while the signed field is `resultcode`. */
export const selcomWebhook = z.object({
  transid: text,
  order_id: text,
  reference: text,
  result: z.string(),
  resulcode: text,
  payment_status: z.string(),
});
export type SelcomWebhook = z.output<typeof selcomWebhook>;

/** The values that are signed, under the names they are signed with. */
export function selcomSignedValues(webhook: SelcomWebhook): Record<SelcomWebhookField, string> {
  return {
    transid: webhook.transid,
    order_id: webhook.order_id,
    reference: webhook.reference,
    result: webhook.result,
    resultcode: webhook.resulcode,
    payment_status: webhook.payment_status,
  };
}
