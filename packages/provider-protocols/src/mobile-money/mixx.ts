import { z } from 'zod';
import { readXml, writeXml, type XmlTree } from './xml.ts';

const commandDocument = z.object({ COMMAND: z.record(z.string(), z.unknown()) });

/** Undefined when the text is no `<COMMAND>`. */
export function readMixxCommand(text: string): Readonly<Record<string, unknown>> | undefined {
  return commandDocument.safeParse(readXml(text)).data?.COMMAND;
}

export function writeMixxCommand(fields: XmlTree): string {
  return writeXml({ COMMAND: fields });
}

/** Asked before a payer types the PIN: whose is this reference? */
export const mixxLookup = z.object({
  TYPE: z.literal('SYNC_LOOKUP_REQUEST'),
  /** Of the payer, without the country code. */
  MSISDN: z.string(),
  COMPANYNAME: z.string(),
  CUSTOMERREFERENCEID: z.string().min(1),
});
export type MixxLookup = z.output<typeof mixxLookup>;

/** The payer has paid. It comes again with the same `TXNID` until it was answered. */
export const mixxBillPay = z.object({
  TYPE: z.literal('SYNC_BILLPAY_REQUEST'),
  TXNID: z.string().min(1),
  MSISDN: z.string(),
  AMOUNT: z.string(),
  COMPANYNAME: z.string(),
  CUSTOMERREFERENCEID: z.string().min(1),
  SENDERNAME: z.string().optional(),
});
export type MixxBillPay = z.output<typeof mixxBillPay>;

/** What a merchant may answer to both. */
export const mixxErrors = {
  taken: 'error000',
  unavailable: 'error001',
  referenceInvalid: 'error010',
  referenceLocked: 'error011',
  amountInvalid: 'error012',
  amountInsufficient: 'error013',
  amountTooHigh: 'error014',
  amountTooLow: 'error015',
  paymentInvalid: 'error016',
  general: 'error100',
  /** No response yet: the gateway asks again. */
  askAgain: 'error111',
} as const;

type MixxVerdict = { readonly RESULT: 'TS' | 'TF'; readonly ERRORCODE: string };

export type MixxLookupAnswer = MixxVerdict & {
  readonly TYPE: 'SYNC_LOOKUP_RESPONSE';
  readonly ERRORDESC: string;
  readonly MSISDN: string;
  readonly FLAG: 'Y' | 'N';
  readonly CONTENT: string;
};

export type MixxBillPayAnswer = MixxVerdict & {
  readonly TYPE: 'SYNC_BILLPAY_RESPONSE';
  readonly TXNID: string;
  /** The merchant's own number for it. */
  readonly REFID: string;
  readonly ERRORDESCRIPTION: string;
  readonly MSISDN: string;
  readonly FLAG: 'Y' | 'N';
  readonly CONTENT: string;
};

/** What a gateway reads of either answer. */
export const mixxMerchantAnswer = z.object({
  RESULT: z.enum(['TS', 'TF']),
  ERRORCODE: z.string(),
});

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
