import { createHmac } from 'node:crypto';
import { z } from 'zod';

/** All under `/v1` of the host. `GET` carries the signed fields in the query. */
export const selcomPaths = {
  createOrder: '/checkout/create-order-minimal',
  walletPayment: '/checkout/wallet-payment',
  orderStatus: '/checkout/order-status',
  cashIn: '/walletcashin/process',
  cashInQuery: '/walletcashin/query',
  balance: '/vendor/balance',
} as const;

const text = z.union([z.string(), z.number()]).transform(String);

/** Every answer has this form; what it is about stands in `data`. */
export const selcomAnswer = z.object({
  reference: text.nullish(),
  resultcode: text,
  result: z.string(),
  message: z.string().default(''),
  data: z.array(z.unknown()).default([]),
});
export type SelcomAnswer = z.input<typeof selcomAnswer>;

/** 000 is done, 111 and 927 are on their way, 999 nobody knows; all others have failed. */
export const selcomResults = {
  done: '000',
  inProgress: '111',
  inProgressToo: '927',
  ambiguous: '999',
  numberInvalid: '010',
} as const;

/** `no_of_items` is mandatory: without it the gateway answers 412. */
export const selcomOrder = z.object({
  vendor: z.string(),
  order_id: z.string().min(1),
  buyer_email: z.string(),
  buyer_name: z.string(),
  buyer_phone: z.string(),
  amount: z.number().int().positive(),
  currency: z.literal('TZS'),
  /** Where the outcome is told, in Base64. */
  webhook: z.string().optional(),
  merchant_remarks: z.string().optional(),
  no_of_items: z.number().int().positive(),
});
export type SelcomOrder = z.output<typeof selcomOrder>;

/** Puts the prompt of an order on a phone; `transid` makes it harmless when repeated. */
export const selcomWalletPayment = z.object({
  transid: z.string().min(1),
  order_id: z.string().min(1),
  msisdn: z.string(),
});
export type SelcomWalletPayment = z.output<typeof selcomWalletPayment>;

/** `data[0]` of an order's status. What is not known yet is null. */
export const selcomOrderStatus = z.object({
  order_id: text,
  amount: text,
  payment_status: z.string(),
  transid: text.nullish(),
  channel: z.string().nullish(),
  /** The gateway's number of the payment, the one in the payer's message. */
  reference: text.nullish(),
  msisdn: text.nullish(),
});
export type SelcomOrderStatus = z.input<typeof selcomOrderStatus>;

/** Whose wallet is paid into; `any` lets the gateway find out, ported numbers included. */
export const selcomUtilityCodes = {
  mpesa: 'VMCASHIN',
  airtel: 'AMCASHIN',
  mixx: 'TPCASHIN',
  halopesa: 'HPCASHIN',
  any: 'CASHIN',
} as const;

/** `utilityref` is the phone of who gets the money; the PIN is the vendor's. */
export const selcomCashIn = z.object({
  transid: z.string().min(1),
  utilitycode: z.string(),
  utilityref: z.string(),
  amount: z.number().int().positive(),
  vendor: z.string(),
  pin: z.string(),
});
export type SelcomCashIn = z.output<typeof selcomCashIn>;

/** What is left to pay out from; collections lie in another account. */
export const selcomBalanceQuestion = z.object({
  vendor: z.string(),
  pin: z.string(),
  transid: z.string().min(1),
});
export type SelcomBalanceQuestion = z.output<typeof selcomBalanceQuestion>;

/** `data[0]` of its answer. */
export const selcomBalance = z.object({
  balance: z.union([z.string(), z.number()]).transform(String),
});
export type SelcomBalance = z.input<typeof selcomBalance>;

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

/** In the order of the body: the order is part of what is signed. */
export const selcomFields = z.record(z.string(), z.union([z.string(), z.number()]));
export type SelcomFields = Readonly<z.output<typeof selcomFields>>;

type Account = { readonly apiKey: string; readonly apiSecret: string };

const EAST_AFRICA_MS = 3 * 3_600_000;

/** `2019-02-26T09:30:46+03:00`: the hour of East Africa, without milliseconds. */
export function selcomTimestamp(at: Date): string {
  return `${new Date(at.getTime() + EAST_AFRICA_MS).toISOString().slice(0, 19)}+03:00`;
}

/** Over the raw values, not encoded in any way: a percent sign more and the gateway refuses. */
export function selcomDigest(fields: SelcomFields, timestamp: string, apiSecret: string): string {
  const pairs = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const signed = [`timestamp=${timestamp}`, ...pairs].join('&');
  return createHmac('sha256', apiSecret).update(signed).digest('base64');
}

/** Of a request and, the other way round, of the gateway's own call to a webhook. */
export function selcomHeaders(fields: SelcomFields, account: Account, at: Date) {
  const timestamp = selcomTimestamp(at);
  return {
    authorization: `SELCOM ${Buffer.from(account.apiKey).toString('base64')}`,
    'digest-method': 'HS256',
    digest: selcomDigest(fields, timestamp, account.apiSecret),
    timestamp,
    'signed-fields': Object.keys(fields).join(','),
  } as const;
}
