import { createHash } from 'node:crypto';
import { z } from 'zod';

/** `spPassword` of a broker request; the timestamp is `yyyyMMddHHmmss`. */
export function mpesaBrokerPassword(spId: string, password: string, timestamp: string): string {
  return createHash('sha256').update(`${spId}${password}${timestamp}`).digest('base64');
}

/** A customer has dialled the menu and paid to the business number. XML, every leaf a text. */
export const mpesaBrokerRequest = z.object({
  mpesaBroker: z.object({
    request: z.object({
      serviceProvider: z.object({
        spId: z.string(),
        spPassword: z.string(),
        timestamp: z.string(),
      }),
      transaction: z.object({
        amount: z.string(),
        commandID: z.string(),
        /** The payer's number. */
        initiator: z.string(),
        originatorConversationID: z.string(),
        /** The business number. */
        recipient: z.string(),
        mpesaReceipt: z.string().min(1),
        transactionDate: z.string(),
        accountReference: z.string(),
        transactionID: z.string(),
        conversationID: z.string(),
      }),
    }),
  }),
});
type BrokerRequest = z.output<typeof mpesaBrokerRequest>;
export type MpesaBrokerTransaction = BrokerRequest['mpesaBroker']['request']['transaction'];

export const mpesaBrokerResponse = z.object({
  mpesaBroker: z.object({
    response: z.object({
      conversationID: z.string(),
      originatorConversationID: z.string(),
      /** 0 when the payment is taken, 999 when it is not. */
      responseCode: z.string(),
      responseDesc: z.string(),
      serviceStatus: z.string(),
      transactionID: z.string(),
    }),
  }),
});
export type MpesaBrokerResponse = z.output<typeof mpesaBrokerResponse>;

/**
 * What the broker waits for after its request was answered. Type, code, receipt and date are
 * documented; how the rest is nested follows the request.
 */
export const mpesaBrokerResult = z.object({
  mpesaBroker: z.object({
    result: z.object({
      serviceProvider: z.object({
        spId: z.string(),
        spPassword: z.string(),
        timestamp: z.string(),
      }),
      transaction: z.object({
        resultType: z.string(),
        /** 0 when the payment was taken, 999 when it shall go back. */
        resultCode: z.string(),
        resultDesc: z.string(),
        /** Ours for the payment. */
        serviceReceipt: z.string(),
        serviceDate: z.string(),
        originatorConversationID: z.string(),
        conversationID: z.string(),
        transactionID: z.string(),
      }),
    }),
  }),
});
export type MpesaBrokerResult = z.output<typeof mpesaBrokerResult>;
