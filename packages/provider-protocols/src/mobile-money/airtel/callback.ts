import { createHmac } from 'node:crypto';
import { z } from 'zod';

const transaction = z.object({
  id: z.string().min(1),
  message: z.string().default(''),
  status_code: z.string(),
  airtel_money_id: z.string().optional(),
});

/** Posted when a prompt was answered. `hash` stands there when the portal has it switched on. */
export const airtelCallback = z.object({ transaction, hash: z.string().optional() });
export type AirtelCallback = z.input<typeof airtelCallback>;

/** Over the transaction as it was sent, so it is given here before anybody has read it. */
export function airtelCallbackHash(sentTransaction: unknown, key: string): string {
  const body = JSON.stringify({ transaction: sentTransaction });
  return createHmac('sha256', key).update(body).digest('base64');
}
