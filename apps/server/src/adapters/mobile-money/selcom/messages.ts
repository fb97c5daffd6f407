import type {
  SelcomOrder,
  SelcomWalletPayment,
} from '@kipute/provider-protocols/mobile-money/selcom/selcom-checkout';
import type { SelcomCashIn } from '@kipute/provider-protocols/mobile-money/selcom/selcom-payout';
import type { PaymentRequest } from '../../../features/payments/ports.ts';

export type SelcomAccount = {
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly vendor: string;
  readonly pin: string;
  /** Whose wallets are paid into; see `selcomUtilityCodes`. */
  readonly utilityCode: string;
  /** An order needs one, and of players we have none to give away. */
  readonly buyerEmail: string;
  /** Where the gateway tells outcomes; without it they are only asked for. */
  readonly webhookUrl?: string;
};

const wholeShillings = (request: PaymentRequest): number => Number(request.amount / 100n);

/** The order of the fields is the order they are signed in. */
export function orderMessage(request: PaymentRequest, account: SelcomAccount) {
  const { webhookUrl } = account;
  return {
    vendor: account.vendor,
    order_id: request.reference,
    buyer_email: account.buyerEmail,
    buyer_name: request.words,
    buyer_phone: request.phone,
    amount: wholeShillings(request),
    currency: 'TZS',
    ...(webhookUrl !== undefined && { webhook: Buffer.from(webhookUrl).toString('base64') }),
    merchant_remarks: request.words,
    no_of_items: 1,
  } as const satisfies SelcomOrder;
}

export function walletPaymentMessage({ reference, phone }: PaymentRequest) {
  return {
    transid: reference,
    order_id: reference,
    msisdn: phone,
  } satisfies SelcomWalletPayment;
}

export function cashInMessage(request: PaymentRequest, account: SelcomAccount) {
  return {
    transid: request.reference,
    utilitycode: account.utilityCode,
    utilityref: request.phone,
    amount: wholeShillings(request),
    vendor: account.vendor,
    pin: account.pin,
  } satisfies SelcomCashIn;
}
