import { z } from 'zod';

/** `GET`. */
export const airtelBalancePath = '/standard/v1/users/balance';

export const airtelBalance = z.object({
  /** Written for people: `37,600.00`. */
  data: z.object({ balance: z.union([z.string(), z.number().transform(String)]) }),
});

/** `GET` with `from` and `to` in milliseconds of the epoch, `limit` and `offset`. */
export const airtelSummaryPath = '/merchant/v1/transactions';

const text = z.union([z.string(), z.number().transform(String)]);
const side = z.object({ msisdn: text.nullish() }).nullish();

export const airtelSummary = z.object({
  data: z.object({
    count: z.coerce.number().nullish(),
    transactions: z.array(
      z.object({
        payee: side,
        payer: side,
        service: z.object({ type: z.string() }),
        transaction: z.object({
          airtel_money_id: text,
          amount: text,
          created_at: z.number().nullish(),
          reference_number: text.nullish(),
          status: z.string(),
        }),
      }),
    ),
  }),
});
export type AirtelSummary = z.input<typeof airtelSummary>;
