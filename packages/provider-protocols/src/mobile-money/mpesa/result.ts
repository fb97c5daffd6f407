import { z } from 'zod';

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
