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

/**
 * Status codes of one recipient in Africa's Talking's answer, with the status text beside them.
 * A whole request that fails has no recipients and says one of these texts as its message.
 */
export const africasTalkingCodes = {
  100: 'Processed',
  101: 'Sent',
  102: 'Queued',
  401: 'RiskHold',
  402: 'InvalidSenderId',
  403: 'InvalidPhoneNumber',
  404: 'UnsupportedNumberType',
  405: 'InsufficientBalance',
  406: 'UserInBlacklist',
  407: 'CouldNotRoute',
  409: 'DoNotDisturbRejection',
  500: 'InternalServerError',
  501: 'GatewayError',
  502: 'RejectedByGateway',
} as const;

export type AfricasTalkingCode = keyof typeof africasTalkingCodes;

/** The gateway took the message; the rest of the codes are refusals and faults. */
export type AfricasTalkingTaken = 100 | 101 | 102;

/** `Rejected`, `Success`, `Failed` and `Expired` are final; of the others more is heard. */
const deliveryStatuses = [
  'Sent',
  'Submitted',
  'Buffered',
  'AbsentSubscriber',
  'Rejected',
  'Success',
  'Failed',
  'Expired',
] as const;
export type AfricasTalkingDeliveryStatus = (typeof deliveryStatuses)[number];

/**
 * The fields of the form that is posted to the address registered for delivery reports. It carries
 * no signature, so the address itself must be the secret, and no reference of the sender's.
 */
export const africasTalkingDeliveryReport = z.object({
  /** The `messageId` of the answer. */
  id: z.string().min(1),
  status: z.enum(deliveryStatuses),
  /** International form with a plus sign. */
  phoneNumber: z.string(),
  networkCode: z.string().optional(),
  /** Beside `Rejected` and `Failed` alone. */
  failureReason: z.string().optional(),
  retryCount: z.string().optional(),
});
export type AfricasTalkingDeliveryReport = z.output<typeof africasTalkingDeliveryReport>;
