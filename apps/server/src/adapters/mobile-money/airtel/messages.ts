import type {
  AirtelCollectRequest,
  AirtelPayoutRequest,
} from '@kipute/provider-protocols/mobile-money/airtel/payment';
import type { PaymentRequest } from '../../../features/payments/ports.ts';
import { nationalNumber } from '../wire/phone-number.ts';

const SENTI_PER_SHILLING = 100n;
const place = { country: 'TZ', currency: 'TZS' } as const;

const shillingsOf = ({ amount }: PaymentRequest): number => Number(amount / SENTI_PER_SHILLING);

/** The prompt shows the merchant's registered name; there is no field for words of ours. */
export function collectRequest(request: PaymentRequest): AirtelCollectRequest {
  const { reference, phone } = request;
  return {
    reference,
    subscriber: { ...place, msisdn: nationalNumber(phone) },
    transaction: { ...place, amount: shillingsOf(request), id: reference },
  };
}

export function payoutRequest(request: PaymentRequest, encryptedPin: string): AirtelPayoutRequest {
  const { reference, phone } = request;
  return {
    payee: { msisdn: nationalNumber(phone) },
    reference,
    pin: encryptedPin,
    transaction: { amount: shillingsOf(request), id: reference, type: 'B2C' },
  };
}
