import { z } from 'zod';

const text = z.union([z.string(), z.number()]).transform(String);

/** How a prompt ended. Nothing about it is signed. */
export const azampayCallback = z.object({
  msisdn: text,
  amount: text,
  message: z.string().nullish(),
  /** The merchant's `externalId`. */
  utilityref: z.string().min(1),
  operator: z.string(),
  /** The gateway's number, the one its status is asked by. */
  reference: z.string().min(1),
  transactionstatus: z.enum(['success', 'failure']),
  submerchantAcc: z.string().nullish(),
  transid: text.nullish(),
});
export type AzampayCallback = z.input<typeof azampayCallback>;

/** How a payout ended; not signed either. */
export const azampayTransferCallback = z.object({
  initiatorReferenceId: z.string().min(1),
  fspReferenceId: z.string().nullish(),
  pgReferenceId: z.string().min(1),
  amount: text,
  status: z.enum(['success', 'failure']),
  message: z.string().nullish(),
  operator: z.string(),
});
export type AzampayTransferCallback = z.input<typeof azampayTransferCallback>;
