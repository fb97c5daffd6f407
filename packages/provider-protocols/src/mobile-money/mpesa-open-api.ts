import { z } from 'zod';

/** `POST`, bearer of the session: a prompt on the customer's phone. */
export const mpesaCollectPath = '/c2bPayment/singleStage/';
/** `POST`: from the business to a customer. */
export const mpesaPayoutPath = '/b2cPayment/';
/** `GET` with the fields of `MpesaStatusQuery`. */
export const mpesaStatusPath = '/queryTransactionStatus/';

const shared = {
  /** Whole shillings, as text. */
  input_Amount: z.string(),
  input_Country: z.literal('TZN'),
  input_Currency: z.literal('TZS'),
  /** 255 and nine digits. */
  input_CustomerMSISDN: z.string(),
  input_ServiceProviderCode: z.string(),
  /** Ours, at most 40 letters and digits; it is given back in the result. */
  input_ThirdPartyConversationID: z.string(),
  /** At most 20 letters and digits. */
  input_TransactionReference: z.string(),
};

export const mpesaCollectRequest = z.object({ ...shared, input_PurchasedItemsDesc: z.string() });
export type MpesaCollectRequest = z.output<typeof mpesaCollectRequest>;

export const mpesaPayoutRequest = z.object({ ...shared, input_PaymentItemsDesc: z.string() });
export type MpesaPayoutRequest = z.output<typeof mpesaPayoutRequest>;

export type MpesaStatusQuery = {
  /** Their transaction id, their conversation id or our third-party conversation id. */
  readonly input_QueryReference: string;
  readonly input_ServiceProviderCode: string;
  readonly input_ThirdPartyConversationID: string;
  readonly input_Country: 'TZN';
};

export const mpesaAnswer = z.object({
  output_ResponseCode: z.string(),
  output_ResponseDesc: z.string().default(''),
  output_TransactionID: z.string().optional(),
  output_ConversationID: z.string().optional(),
  output_ThirdPartyConversationID: z.string().optional(),
});
export type MpesaAnswer = z.input<typeof mpesaAnswer>;

/**
 * The code is about the question; the payment's own state is the transaction status. Amount,
 * number and reference stand in no public sample, so nobody may count on them.
 */
export const mpesaStatusAnswer = mpesaAnswer.extend({
  output_ResponseTransactionStatus: z.string().optional(),
  output_OriginalTransactionID: z.string().optional(),
  output_Amount: z.string().optional(),
  output_CustomerMSISDN: z.string().optional(),
  output_TransactionReference: z.string().optional(),
});
export type MpesaStatusAnswer = z.input<typeof mpesaStatusAnswer>;

/** `GET`, bearer of the API key. All paths lie under `…/ipg/v2/vodacomTZN`. */
export const mpesaSessionPath = '/getSession/';

export const mpesaSession = z.object({
  output_ResponseCode: z.string(),
  output_ResponseDesc: z.string().optional(),
  output_SessionID: z.string().min(1),
});
export type MpesaSession = z.output<typeof mpesaSession>;

/**
 * Answer codes of Vodacom's M-Pesa Open API. Requests answer with the prefix `INS-`; results of
 * asynchronous requests have been seen with it and without.
 */
export const mpesaCodes = {
  'INS-0': 'Request processed successfully',
  'INS-1': 'Internal Error',
  'INS-2': 'Invalid API Key',
  'INS-4': 'User is not active',
  'INS-5': 'Transaction cancelled by customer',
  'INS-6': 'Transaction Failed',
  'INS-9': 'Request timeout',
  'INS-10': 'Duplicate Transaction',
  'INS-13': 'Invalid Shortcode Used',
  'INS-14': 'Invalid Reference Used',
  'INS-15': 'Invalid Amount Used',
  'INS-16': 'Unable to handle the request due to a temporary overloading',
  'INS-17': 'Invalid Transaction Reference. Length Should Be Between 1 and 20.',
  'INS-18': 'Invalid TransactionID Used',
  'INS-19': 'Invalid ThirdPartyReference Used',
  'INS-20': 'Not All Parameters Provided. Please try again.',
  'INS-21': 'Parameter validations failed. Please try again.',
  'INS-22': 'Invalid Operation Type',
  'INS-23': 'Unknown Status. Contact M-Pesa Support',
  'INS-24': 'Invalid InitiatorIdentifier Used',
  'INS-25': 'Invalid SecurityCredential Used',
  'INS-26': 'Not authorized',
  'INS-990': 'Customer Transaction Value Limit Breached',
  'INS-997': 'API Not Enabled',
  'INS-2001': 'Initiator authentication error.',
  'INS-2002': 'Receiver invalid.',
  'INS-2006': 'Insufficient balance',
  'INS-2051': 'Invalid number',
  'INS-2057': 'Language code invalid.',
} as const;

export type MpesaCode = keyof typeof mpesaCodes;

/**
 * What M-Pesa posts when an asynchronous request has ended. It carries no signature and no
 * amount: only who knows both conversation ids can have sent it.
 */
export const mpesaResult = z.object({
  input_OriginalConversationID: z.string().min(1),
  input_ThirdPartyConversationID: z.string().min(1),
  input_TransactionID: z.string().optional(),
  input_ResultCode: z.union([z.string(), z.number().transform(String)]),
  input_ResultDesc: z.string().default(''),
});
export type MpesaResult = z.input<typeof mpesaResult>;

export type MpesaResultReceipt = {
  readonly output_OriginalConversationID: string;
  readonly output_ResponseCode: '0' | '1';
  readonly output_ResponseDesc: string;
  readonly output_ThirdPartyConversationID: string;
};
