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
