import { z } from 'zod';

/**
 * The gateway gives every partner addresses of its own, made from the partner's name. Push and
 * token speak JSON and forms; payouts and pay-bill speak XML (`mixx-command.ts`).
 */
export function mixxPaths(partner: string) {
  return {
    token: `/${partner}2DM-GetToken`,
    push: `/${partner}2DM-PushBillpay`,
    payout: `/${partner}2Tigo`,
  } as const;
}

/** A form. */
export const mixxTokenQuestion = z.object({
  username: z.string(),
  password: z.string(),
  grant_type: z.literal('password'),
});
export type MixxTokenQuestion = z.output<typeof mixxTokenQuestion>;

export const mixxToken = z.object({
  access_token: z.string().min(1),
  token_type: z.string(),
  /** Seconds. */
  expires_in: z.number().positive(),
});
export type MixxToken = z.output<typeof mixxToken>;

/** Sent with `Authorization: bearer <token>` and, once more, `Username` and `Password`. */
export const mixxPush = z.object({
  CustomerMSISDN: z.string(),
  BillerMSISDN: z.string(),
  Amount: z.number().int().positive(),
  Remarks: z.string(),
  /** The biller's code, then the biller's own number for the payment. */
  ReferenceID: z.string(),
});
export type MixxPush = z.output<typeof mixxPush>;

/** What the gateway was asked to send with every call to the merchant. */
export const MIXX_CALLBACK_KEY_HEADER = 'x-callback-key';

export const MIXX_PUSH_TAKEN = 'BILLER-30-0000-S';
export const MIXX_PUSH_FAILED = 'BILLER-30-3030-E';

/** What answers a push, and what the merchant answers to the callback about it. */
export const mixxPushAnswer = z.object({
  ResponseCode: z.string(),
  ResponseStatus: z.boolean(),
  ResponseDescription: z.string(),
  ReferenceID: z.string(),
});
export type MixxPushAnswer = z.output<typeof mixxPushAnswer>;

/** Posted when the prompt was answered. It carries no signature and no phone. */
export const mixxPushCallback = z.object({
  Status: z.boolean(),
  Description: z.string().default(''),
  /** Missing when nothing was paid. */
  MFSTransactionID: z.string().optional(),
  ReferenceID: z.string().min(1),
  Amount: z.string(),
});
export type MixxPushCallback = z.input<typeof mixxPushCallback>;
