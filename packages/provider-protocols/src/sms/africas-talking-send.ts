import { z } from 'zod';

/** `POST` of a form at api.africastalking.com, with the key of the account in a header. */
export const africasTalkingSendPath = '/version1/messaging';

export const africasTalkingKeyHeader = 'apikey';

/** Answered as plain text with HTTP 401 when user name and key do not belong together. */
export const AFRICAS_TALKING_UNAUTHORIZED = 'The supplied authentication is invalid';

export const africasTalkingSendRequest = z.object({
  username: z.string(),
  /** International form with a plus sign; several are separated by commas. */
  to: z.string(),
  message: z.string(),
  /** A registered sender name, at most 11 letters and digits. */
  from: z.string(),
});
export type AfricasTalkingSendRequest = z.output<typeof africasTalkingSendRequest>;

const africasTalkingRecipient = z.object({
  statusCode: z.number().int(),
  number: z.string(),
  status: z.string(),
  /** Currency and amount, such as `TZS 22.0000`; 0 for what was not taken. */
  cost: z.string(),
  /** `None` for what was not taken. */
  messageId: z.string().min(1),
});
export type AfricasTalkingRecipient = z.output<typeof africasTalkingRecipient>;

/** With HTTP 201. The request itself has no reference: neither ours nor theirs. */
export const africasTalkingAnswer = z.object({
  SMSMessageData: z.object({
    Message: z.string(),
    Recipients: z.array(africasTalkingRecipient),
  }),
});
export type AfricasTalkingAnswer = z.output<typeof africasTalkingAnswer>;
