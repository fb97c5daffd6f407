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
