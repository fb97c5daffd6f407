import { z } from 'zod';

/** `POST /v1/send` at apisms.beem.africa, Basic authorization of api key and secret key. */
export const beemSendPath = '/v1/send';

/** More recipients in one request are refused with code 114. */
export const BEEM_RECIPIENTS_MAX = 1000;

/** 0 is the GSM alphabet, 8 is UCS-2 for everything outside it. */
export const beemEncodings = { gsm: 0, unicode: 8 } as const;

/** Documented examples send the number bare, official samples send it as text. */
const numberOrText = z.union([z.number().int(), z.string().min(1)]);

const beemRecipient = z.object({
  /** Chosen by the sender and given back in delivery reports. */
  recipient_id: numberOrText,
  /** International form without a plus sign. */
  dest_addr: z.string(),
});

export const beemSendRequest = z.object({
  /** A registered sender name, at most 11 letters and digits. */
  source_addr: z.string(),
  /** Empty for at once, else `YYYY-MM-DD HH:MM` in GMT. */
  schedule_time: z.string().default(''),
  encoding: numberOrText,
  message: z.string(),
  recipients: z.array(beemRecipient),
});
export type BeemSendRequest = z.input<typeof beemSendRequest>;

export const beemAccepted = z.object({
  successful: z.literal(true),
  request_id: numberOrText,
  code: z.literal(100),
  message: z.string(),
  valid: z.number().int(),
  invalid: z.number().int(),
  duplicates: z.number().int(),
});
export type BeemAccepted = z.output<typeof beemAccepted>;

export const beemRefused = z.object({ code: z.number().int(), message: z.string() });
export type BeemRefused = z.output<typeof beemRefused>;

/** `GET`, Basic authorization as for sending. */
export const beemBalancePath = '/public/v1/vendors/balance';

/** Prepaid messages left. */
export type BeemBalance = { readonly data: { readonly credit_balance: number } };

/**
 * Answer codes of Beem's SMS API, as its documentation lists them; 105 to 108 stand only in the
 * older edition. The HTTP status is not documented, so a reader must go by the code.
 */
export const beemCodes = {
  100: 'Message Submitted Successfully',
  101: 'Invalid phone number',
  102: 'Insufficient balance',
  103: 'Network timeout',
  104: 'Please provide all required parameters',
  105: 'Account not found',
  106: 'No route mapping to your account',
  107: 'No authorization headers',
  108: 'Invalid token',
  109: 'Invalid or empty message',
  110: 'Message contains unsupported special characters',
  111: 'Invalid Sender Id',
  112: 'Scheduled time is in the past',
  113: 'Invalid request format',
  114: 'Recipients exceed the maximum limit',
  115: 'Destination address is missing',
  116: 'Missing or invalid reference ID',
  117: 'Invalid scheduled time format',
  118: 'Missing encoding type',
  119: 'Missing recipients tag',
  120: 'Invalid api_key and/or secret_id',
  121: 'Sender ID format is invalid',
} as const;

export type BeemCode = keyof typeof beemCodes;

/** `GET` with `dest_addr` and `request_id`, at the earliest five minutes after sending. */
export const beemDeliveryPath = '/public/v1/delivery-reports';

const deliveryStatuses = ['PENDING', 'DELIVERED', 'UNDELIVERED'] as const;
export type BeemDeliveryStatus = (typeof deliveryStatuses)[number];

const status = z.string().trim().toUpperCase().pipe(z.enum(deliveryStatuses));

/** An answer of the delivery query is a list of these. */
export type BeemDeliveryEntry = {
  readonly dest_addr: string;
  readonly request_id: string;
  readonly status: BeemDeliveryStatus;
};

/**
 * What Beem posts to the address registered for delivery reports. It carries no signature, so
 * the address itself must be the secret. `Status` is written with a capital here alone.
 */
export const beemDeliveryReport = z.object({
  request_id: numberOrText,
  recipient_id: numberOrText,
  dest_addr: z.string(),
  Status: status,
});
export type BeemDeliveryReport = z.input<typeof beemDeliveryReport>;

/** The documented answer to a report. */
export type BeemDeliveryReceipt = { readonly request_id: string; readonly successful: 'true' };
