import { z } from 'zod';

/** At the authenticator's host, which is another than the one for payments. */
export const azampayTokenPath = '/AppRegistration/GenerateToken';

export const azampayPaths = {
  checkout: '/azampay/mno/checkout',
  transfer: '/azampay/createtransfer',
  status: '/azampay/gettransactionstatus',
} as const;

export const azampayTokenQuestion = z.object({
  appName: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
});
export type AzampayTokenQuestion = z.output<typeof azampayTokenQuestion>;

export const azampayToken = z.object({
  success: z.literal(true),
  data: z.object({ accessToken: z.string().min(1), expire: z.string() }),
});
export type AzampayToken = z.output<typeof azampayToken>;

/** `halopesa` and the others as the gateway spells them. */
export const azampayProviders = ['Airtel', 'Tigo', 'Halopesa', 'Azampesa', 'Mpesa'] as const;
export type AzampayProvider = (typeof azampayProviders)[number];

/** Sent with a bearer token and `X-API-Key`. */
export const azampayCheckout = z.object({
  accountNumber: z.string(),
  amount: z.string(),
  currency: z.literal('TZS'),
  /** The merchant's own, at most 128 characters. */
  externalId: z.string().min(1).max(128),
  provider: z.enum(azampayProviders),
  additionalProperties: z.record(z.string(), z.string()).optional(),
});
export type AzampayCheckout = z.output<typeof azampayCheckout>;

/** `success` means only that the gateway has begun. */
export const azampayCheckoutAnswer = z.object({
  success: z.boolean(),
  transactionId: z.string().nullish(),
  message: z.string().nullish(),
});
export type AzampayCheckoutAnswer = z.input<typeof azampayCheckoutAnswer>;

/** `GET` with `pgReferenceId` (the gateway's number) and `bankName`. */
export const azampayStatus = z.object({
  success: z.boolean(),
  /** `success`, `failure` or `pending`. */
  data: z.string(),
  message: z.string().nullish(),
});
export type AzampayStatus = z.input<typeof azampayStatus>;
