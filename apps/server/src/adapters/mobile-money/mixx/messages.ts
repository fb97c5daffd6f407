import { writeMixxCommand } from '@kipute/provider-protocols/mobile-money/mixx/mixx-command';
import type { MixxPayout } from '@kipute/provider-protocols/mobile-money/mixx/mixx-payout';
import type { MixxPush } from '@kipute/provider-protocols/mobile-money/mixx/mixx-push';
import type { PaymentRequest } from '../../../features/payments/ports.ts';

export type MixxAccount = {
  readonly username: string;
  readonly password: string;
  readonly billerMsisdn: string;
  /** Stands before our reference, so that the gateway can tell billers apart. */
  readonly billerCode: string;
  readonly payoutMsisdn: string;
  readonly payoutPin: string;
  readonly brandId: string;
  /** Comes in a header of what Mixx calls us with; whoever calls without it is nobody. */
  readonly callbackKey: string;
  /** The gateway sends no headers of ours: the key ends the address it was given instead. */
  readonly isKeyInAddress?: boolean;
};

const wholeShillings = (request: PaymentRequest): bigint => request.amount / 100n;

export function pushMessage(request: PaymentRequest, account: MixxAccount): MixxPush {
  return {
    CustomerMSISDN: request.phone,
    BillerMSISDN: account.billerMsisdn,
    Amount: Number(wholeShillings(request)),
    Remarks: request.words,
    ReferenceID: `${account.billerCode}${request.reference}`,
  };
}

export function payoutMessage(request: PaymentRequest, account: MixxAccount): string {
  const payout: MixxPayout = {
    TYPE: 'REQMFCI',
    REFERENCEID: request.reference,
    MSISDN: account.payoutMsisdn,
    PIN: account.payoutPin,
    MSISDN1: request.phone,
    AMOUNT: String(wholeShillings(request)),
    SENDERNAME: request.words,
    LANGUAGE1: 'EN',
    BRAND_ID: account.brandId,
  };
  return writeMixxCommand(payout);
}

/** Payers are named without the country code; ours are 255 and nine digits. */
export function phoneOfMsisdn(msisdn: string): string | undefined {
  return /^(?:255|0)?(\d{9})$/.exec(msisdn.trim())?.[1]?.replace(/^/, '255');
}
