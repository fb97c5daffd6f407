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
