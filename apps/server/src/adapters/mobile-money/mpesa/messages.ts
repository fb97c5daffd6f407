import type {
  MpesaCollectRequest,
  MpesaPayoutRequest,
  MpesaStatusQuery,
} from '@kipute/provider-protocols/mobile-money/mpesa/payment';
import type { PaymentRequest } from '../../../features/payments/ports.ts';

const SENTI_PER_SHILLING = 100n;

/** Letters, digits and blanks are all that the description of an article may have. */
const plainWords = (words: string) => words.replace(/[^\p{L}\p{N} ]/gu, '').slice(0, 256);

function sharedFields({ reference, amount, phone }: PaymentRequest, serviceProviderCode: string) {
  return {
    input_Amount: String(amount / SENTI_PER_SHILLING),
    input_Country: 'TZN',
    input_Currency: 'TZS',
    input_CustomerMSISDN: phone,
    input_ServiceProviderCode: serviceProviderCode,
    // Our reference is both: it comes back in the result, and it can be asked about.
    input_ThirdPartyConversationID: reference,
    input_TransactionReference: reference,
  } as const;
}

export function collectRequest(
  request: PaymentRequest,
  serviceProviderCode: string,
): MpesaCollectRequest {
  const input_PurchasedItemsDesc = plainWords(request.words);
  return { ...sharedFields(request, serviceProviderCode), input_PurchasedItemsDesc };
}

export function payoutRequest(
  request: PaymentRequest,
  serviceProviderCode: string,
): MpesaPayoutRequest {
  const input_PaymentItemsDesc = plainWords(request.words);
  return { ...sharedFields(request, serviceProviderCode), input_PaymentItemsDesc };
}

/** The question has a conversation of its own, or it would be taken for a repeated request. */
export function statusQuery(question: {
  readonly about: string;
  readonly conversation: string;
  readonly serviceProviderCode: string;
}): MpesaStatusQuery {
  return {
    input_QueryReference: question.about,
    input_ServiceProviderCode: question.serviceProviderCode,
    input_ThirdPartyConversationID: question.conversation,
    input_Country: 'TZN',
  };
}
