import {
  type MixxBillPay,
  type MixxLookup,
  mixxErrors,
  mixxMerchantAnswer,
  readMixxCommand,
  writeMixxCommand,
} from '@kipute/provider-protocols/mobile-money/mixx';
import type { CallbackAnswer } from '../network/callbacks.ts';
import type { BillPayment, BillStep } from '../party.ts';
import type { MixxAccount } from './mixx-account.ts';

function read({ status, body }: CallbackAnswer): 'accepted' | 'refused' | 'again' {
  if (status >= 400) return status < 500 ? 'refused' : 'again';
  const answer = mixxMerchantAnswer.safeParse(readMixxCommand(body)).data;
  if (!answer || answer.ERRORCODE === mixxErrors.askAgain) return 'again';
  return answer.RESULT === 'TS' ? 'accepted' : 'refused';
}

/** The name is looked up before the payer types the PIN; then the payment is told. */
export function billSteps(
  bill: BillPayment,
  { merchant }: Pick<MixxAccount, 'merchant'>,
): readonly BillStep[] {
  const payer = {
    MSISDN: bill.phone.slice(3),
    COMPANYNAME: bill.businessNumber,
    CUSTOMERREFERENCEID: bill.reference,
  };
  const lookup: MixxLookup = { TYPE: 'SYNC_LOOKUP_REQUEST', ...payer };
  const payment = {
    TYPE: 'SYNC_BILLPAY_REQUEST',
    TXNID: bill.receipt,
    AMOUNT: String(bill.amount),
    ...payer,
    SENDERNAME: 'Juma & Asha',
  } as const satisfies MixxBillPay;
  return [lookup, payment].map((command) => ({
    request: {
      ...merchant,
      contentType: 'application/xml',
      body: writeMixxCommand(command),
    },
    read,
  }));
}
