import type {
  AzampayCheckout,
  AzampayProvider,
} from '@kipute/provider-protocols/mobile-money/azampay/azampay-checkout';
import type { AzampayTransfer } from '@kipute/provider-protocols/mobile-money/azampay/azampay-transfer';
import type { PaymentRequest } from '../../../features/payments/ports.ts';

export type AzampayAccount = {
  readonly appName: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiKey: string;
  /** Whose wallets are asked and paid. */
  readonly provider: AzampayProvider;
  /** What payouts are taken from. */
  readonly source: {
    readonly fullName: string;
    readonly bankName: string;
    readonly accountNumber: string;
  };
};

const wholeShillings = (request: PaymentRequest): bigint => request.amount / 100n;

export function checkoutMessage(
  request: PaymentRequest,
  { provider }: AzampayAccount,
): AzampayCheckout {
  return {
    accountNumber: request.phone,
    amount: String(wholeShillings(request)),
    currency: 'TZS',
    externalId: request.reference,
    provider,
    additionalProperties: { words: request.words },
  };
}

export function transferMessage(
  request: PaymentRequest,
  { provider, source }: AzampayAccount,
  at: Date,
): AzampayTransfer {
  const tanzanian = { countryCode: 'TZ', currency: 'TZS' } as const;
  return {
    source: { ...tanzanian, ...source },
    // The name of the receiver is not ours to give away, and the wallet is found by its number.
    destination: {
      ...tanzanian,
      fullName: request.phone,
      bankName: provider,
      accountNumber: request.phone,
    },
    transferDetails: {
      type: 'INTERNAL',
      amount: Number(wholeShillings(request)),
      date: at.toISOString(),
    },
    externalReferenceId: request.reference,
    remarks: request.words,
  };
}
