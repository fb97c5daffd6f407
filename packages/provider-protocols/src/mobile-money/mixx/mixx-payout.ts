import { z } from 'zod';

/** A payout: `MSISDN` and `PIN` are the merchant's, `MSISDN1` is who gets the money. */
export const mixxPayout = z.object({
  TYPE: z.literal('REQMFCI'),
  REFERENCEID: z.string().min(1),
  MSISDN: z.string(),
  PIN: z.string(),
  MSISDN1: z.string(),
  AMOUNT: z.string(),
  SENDERNAME: z.string(),
  LANGUAGE1: z.string(),
  BRAND_ID: z.string(),
});
export type MixxPayout = z.output<typeof mixxPayout>;

export const mixxPayoutAnswer = z.object({
  TYPE: z.string(),
  REFERENCEID: z.string(),
  TXNID: z.string().default(''),
  TXNSTATUS: z.string(),
  MESSAGE: z.string().default(''),
});
export type MixxPayoutAnswer = z.input<typeof mixxPayoutAnswer>;

/**
 * Codes of `TXNSTATUS`, written with and without leading zeros. Of 100 the documentation says to
 * hold the amount, as after a time-out, because it may have been paid.
 */
export const mixxPayoutStatuses = {
  0: 'Success',
  200: 'Success',
  26: 'PIN expired',
  31: 'Amount more than allowed in the network',
  42: 'Amount not in multiple of allowed value',
  100: 'Generic error',
  317: 'Recipient account is barred',
  410: 'Amount more than the maximum limit',
  2117: 'Sender account is barred',
  60014: 'Maximum value per day of the payer reached',
  60017: 'Amount less than the minimum of the sender',
  60018: 'Amount more than the maximum limit',
  60019: 'Account would go below minimum balance',
  60021: 'Maximum number per day of the payee reached',
  60024: 'Maximum value per day reached',
  60028: 'Amount more than the maximum of the recipient',
  60030: 'Payee account would go above maximum balance',
  60074: 'Payee transfer profile not defined',
} as const;

export type MixxPayoutStatus = keyof typeof mixxPayoutStatuses;
