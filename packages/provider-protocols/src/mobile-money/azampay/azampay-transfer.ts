import { z } from 'zod';
import { azampayProviders } from './azampay-checkout.ts';

const account = z.object({
  countryCode: z.literal('TZ'),
  fullName: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  currency: z.literal('TZS'),
});

/** A payout. A reference that was used before is answered with HTTP 403. */
export const azampayTransfer = z.object({
  source: account,
  destination: account.extend({ bankName: z.enum(azampayProviders) }),
  transferDetails: z.object({
    type: z.string(),
    amount: z.number().int().positive(),
    date: z.string(),
  }),
  /** At most 30 characters. */
  externalReferenceId: z.string().min(1).max(30),
  remarks: z.string(),
});
export type AzampayTransfer = z.output<typeof azampayTransfer>;

/** `success` means only that the gateway has begun. */
export const azampayTransferAnswer = z.object({
  success: z.boolean(),
  pgReferenceId: z.string().nullish(),
  message: z.string().nullish(),
});
export type AzampayTransferAnswer = z.input<typeof azampayTransferAnswer>;
