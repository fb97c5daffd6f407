import { invariant } from '@kipute/domain/invariant';
import { type DepositCause, depositEntry } from '@kipute/domain/payments/payment-entries';
import type { Transaction } from '../../../platform/database/database.ts';
import { recordWord, type WordSource } from '../heard-word.ts';
import { tellOfMoney } from '../money-messages.ts';
import { newReference, newSerialNumber } from '../payment-numbers.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { OperatorName, ReceiptOnRecord } from '../ports.ts';
import { type Deposit, insertDeposit } from './deposit-store.ts';
import { findByReceipt, lockReceipt } from './receipt-store.ts';

type PaidReceipt = {
  readonly playerId: bigint;
  /** From the operator's own menu, or by a clerk who read the operator's statement. */
  readonly way: 'paybill' | 'by-hand';
  readonly operator: OperatorName;
  readonly channel: string;
  readonly payment: ReceiptOnRecord;
  readonly source: WordSource;
};

const causeOf = {
  paybill: 'ussd-deposit',
  'by-hand': 'deposit-by-hand',
} as const satisfies Record<PaidReceipt['way'], DepositCause>;

type Credited = { readonly deposit: Deposit; readonly isNew: boolean };

/**
 * Money that came without a request of ours: the receipt is what makes it one payment, however
 * often and by whomever it is told (PAY-13, PAY-33).
 */
export async function creditReceipt(
  deps: PaymentsDeps,
  tx: Transaction,
  { playerId, way, operator, channel, payment, source }: PaidReceipt,
): Promise<Credited> {
  const { clock, wallet } = deps;
  const { receipt, amount, phone } = payment;
  await lockReceipt(tx, receipt);
  const known = await findByReceipt(tx, { operator, channel, receipt });
  if (known) return { deposit: known, isNew: false };
  const now = clock.now();
  const serialNumber = newSerialNumber('deposit', now);
  const deposit = await insertDeposit(tx, {
    serialNumber,
    playerId,
    way,
    operator,
    channel,
    phone,
    amount,
    state: 'paid',
    reference: newReference(),
    receipt,
    createdAt: now,
    paidAt: now,
  });
  invariant(deposit, 'nobody else credits a receipt that is locked');
  const entry = depositEntry(
    { serialNumber, playerId, float: `float-${operator}`, amount },
    causeOf[way],
  );
  const appended = await wallet.append(tx, entry, { serialNumber, remark: receipt });
  invariant(appended.ok && !appended.value.repeated, 'a receipt is credited once');
  await recordWord(tx, {
    payment: { depositId: deposit.id },
    source,
    word: 'paid',
    words: receipt,
    before: 'asking',
    after: 'paid',
    lookReason: undefined,
    at: now,
  });
  await tellOfMoney(deps, tx, { news: 'deposit-credited', payment: deposit });
  return { deposit, isNew: true };
}
