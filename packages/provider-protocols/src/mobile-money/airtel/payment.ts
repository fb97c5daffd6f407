import { z } from 'zod';

/** `POST`; headers `X-Country: TZ`, `X-Currency: TZS` and a bearer go with every call. */
export const airtelCollectPath = '/merchant/v1/payments/';
/** `GET` with the transaction's id at its end. */
export const airtelCollectStatusPath = '/standard/v1/payments/';
/** `POST`, and `GET` with the transaction's id at its end. */
export const airtelPayoutPath = '/standard/v1/disbursements/';

/** The transaction's id is ours, and the key under which it can happen only once. */
export const airtelCollectRequest = z.object({
  reference: z.string(),
  subscriber: z.object({
    country: z.string(),
    currency: z.string(),
    /** Nine digits, without the country's code. */
    msisdn: z.string(),
  }),
  transaction: z.object({
    amount: z.number(),
    country: z.string(),
    currency: z.string(),
    id: z.string(),
  }),
});
export type AirtelCollectRequest = z.output<typeof airtelCollectRequest>;

export const airtelPayoutRequest = z.object({
  payee: z.object({ msisdn: z.string() }),
  reference: z.string(),
  /** RSA (PKCS#1 v1.5), base64. */
  pin: z.string(),
  transaction: z.object({ amount: z.number(), id: z.string(), type: z.literal('B2C') }),
});
export type AirtelPayoutRequest = z.output<typeof airtelPayoutRequest>;

const text = z.union([z.string(), z.number().transform(String)]);

/** The answer to a request and to a question about it. */
export const airtelAnswer = z.object({
  data: z
    .object({
      transaction: z
        .object({
          id: text.nullish(),
          status: z.string().nullish(),
          message: z.string().nullish(),
          airtel_money_id: text.nullish(),
        })
        .nullish(),
    })
    .nullish(),
  status: z.object({
    code: text.nullish(),
    message: z.string().nullish(),
    response_code: z.string().nullish(),
    result_code: z.string().nullish(),
    success: z.union([z.boolean(), z.string()]).nullish(),
  }),
});
export type AirtelAnswer = z.output<typeof airtelAnswer>;
