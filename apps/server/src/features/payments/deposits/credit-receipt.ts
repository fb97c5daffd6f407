import { invariant } from '@kipute/domain/invariant';
import { depositEntry } from '@kipute/domain/payments/payment-entries';
import type { Transaction } from '../../../platform/database/database.ts';
import { recordWord, type WordSource } from '../heard-word.ts';
import { newReference, newSerialNumber } from '../payment-numbers.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { OperatorName, ReceiptOnRecord } from '../ports.ts';
import { type Deposit, findDeposit, insertDeposit } from './deposit-store.ts';

type PaidReceipt = {
  readonly playerId: bigint;
  readonly operator: OperatorName;
  readonly channel: string;
  readonly payment: ReceiptOnRecord;
  readonly source: WordSource;
};

type Credited = { readonly deposit: Deposit; readonly isNew: boolean };

/**
 * Money that came from the operator's own menu: there was no request of ours, so the receipt is
 * what makes it one payment, however often and by whomever it is told (PAY-13).
 */
export async function creditReceipt(
  { clock, wallet }: PaymentsDeps,
  tx: Transaction,
  { playerId, operator, channel, payment, source }: PaidReceipt,
): Promise<Credited> {
  const now = clock.now();
  const serialNumber = newSerialNumber('deposit', now);
  const { receipt, amount, phone } = payment;
  const deposit = await insertDeposit(tx, {
    serialNumber,
    playerId,
    way: 'paybill',
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
  if (!deposit) {
    const known = await findDeposit(tx, { channel, receipt });
    invariant(known, 'only a known receipt stands in the way of a new one');
    return { deposit: known, isNew: false };
  }
  const entry = depositEntry(
    { serialNumber, playerId, float: `float-${operator}`, amount },
    'ussd-deposit',
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
    needsLook: false,
    at: now,
  });
  return { deposit, isNew: true };
}
