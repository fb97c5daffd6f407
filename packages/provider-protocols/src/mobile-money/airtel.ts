import { createHmac } from 'node:crypto';
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

/** `POST`, no authorization but the body's. */
export const airtelTokenPath = '/auth/oauth2/token';

export const airtelTokenRequest = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  grant_type: z.literal('client_credentials'),
});
export type AirtelTokenRequest = z.output<typeof airtelTokenRequest>;

export const airtelToken = z.object({
  access_token: z.string().min(1),
  /** Seconds, as a number or as text. */
  expires_in: z.coerce.number().positive(),
  token_type: z.string().optional(),
});
export type AirtelToken = z.output<typeof airtelToken>;

/**
 * Answer codes of Airtel's Open API: `DP008…` of collections, `DP009…` of disbursements, `ESB…`
 * of the gateway before both. The HTTP status and `success` only say that it was heard.
 */
export const airtelCodes = {
  DP00800001000: 'Ambiguous',
  DP00800001001: 'Success',
  DP00800001002: 'Incorrect Pin',
  DP00800001003: 'Exceeds withdrawal amount limit(s)',
  DP00800001004: 'Invalid Amount',
  DP00800001005: 'Transaction ID is invalid',
  DP00800001006: 'In process',
  DP00800001007: 'Not enough balance',
  DP00800001008: 'Refused',
  DP00800001010: 'Transaction not permitted to Payee',
  DP00800001024: 'Transaction Timed Out',
  DP00800001025: 'Transaction Not Found',
  DP00800001029: 'Transaction Expired',
  DP00900001000: 'Ambiguous',
  DP00900001001: 'Success',
  DP00900001003: 'Maximum transaction limit reached',
  DP00900001004: 'Invalid Amount',
  DP00900001005: 'Failed',
  DP00900001006: 'Processing',
  DP00900001007: 'Insufficient Funds',
  DP00900001009: 'Invalid Initiatee',
  DP00900001011: 'Transaction with similar information already exists',
  DP00900001012: 'Invalid Mobile Number',
  ESB000001: 'Something went wrong',
  ESB000004: 'An error occurred while initiating the payment',
  ESB000008: 'Field validation',
  ESB000010: 'Your request has been processed',
  ESB000011: 'You are not an Airtel Money subscriber',
  ESB000014: 'You have insufficient balance',
  ESB000033: 'Invalid transaction amount, limit exceeded',
  ESB000036: 'You have exceeded your daily limit',
  ESB000039: 'Vendor is not responding to the USSD push',
  ESB000041: 'Your PIN is locked',
  ESB000045: 'A transaction with this id exists',
} as const;

export type AirtelCode = keyof typeof airtelCodes;

/** Of a transaction: success, failed, in progress, ambiguous, reversed. */
export const airtelStates = ['TS', 'TF', 'TIP', 'TA', 'TR', 'DP_INITIATED'] as const;
export type AirtelState = (typeof airtelStates)[number];

/** `GET`. */
export const airtelBalancePath = '/standard/v1/users/balance';

export const airtelBalance = z.object({
  /** Written for people: `37,600.00`. */
  data: z.object({ balance: z.union([z.string(), z.number().transform(String)]) }),
});

/** `GET` with `from` and `to` in milliseconds of the epoch, `limit` and `offset`. */
export const airtelSummaryPath = '/merchant/v1/transactions';

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

const transaction = z.object({
  id: z.string().min(1),
  message: z.string().default(''),
  status_code: z.string(),
  airtel_money_id: z.string().optional(),
});

/** Posted when a prompt was answered. `hash` stands there when the portal has it switched on. */
export const airtelCallback = z.object({ transaction, hash: z.string().optional() });
export type AirtelCallback = z.input<typeof airtelCallback>;

/** Over the transaction as it was sent, so it is given here before anybody has read it. */
export function airtelCallbackHash(sentTransaction: unknown, key: string): string {
  const body = JSON.stringify({ transaction: sentTransaction });
  return createHmac('sha256', key).update(body).digest('base64');
}
