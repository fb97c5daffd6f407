import { z } from 'zod';

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
