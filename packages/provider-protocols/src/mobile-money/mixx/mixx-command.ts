import { z } from 'zod';
import { readXml, writeXml, type XmlTree } from '../xml.ts';

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
