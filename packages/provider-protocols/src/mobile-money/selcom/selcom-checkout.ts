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
