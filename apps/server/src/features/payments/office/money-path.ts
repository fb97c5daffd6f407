import type { CallContent } from '@kipute/contract/registry';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import type { Reader } from '../../../platform/database/database.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { type Withdrawal, withdrawalsBefore } from '../withdrawals/withdrawal-store.ts';
import { stageOf } from '../withdrawals/withdrawal-view.ts';

type MoneyPath = NonNullable<CallContent<'approval/detailed'>['money_path']>;

const EARLIER_SHOWN = 5;

/** Where what leaves came from, so that who decides need not add it up from four lists. */
export async function moneyPathOf(
  { wallet }: Pick<PaymentsDeps, 'wallet'>,
  reader: Reader,
  withdrawal: Withdrawal,
): Promise<MoneyPath> {
  const { playerId, amount } = withdrawal;
  const totals = await wallet.totalsOf(reader, playerId);
  const balances = await wallet.balancesOf(reader, playerId);
  const has = Object.values(balances).reduce((sum, one) => sum + one, 0n);
  const earlier = await withdrawalsBefore(reader, withdrawal, EARLIER_SHOWN);
  return {
    user_id: playerId.toString(),
    deposits: toWireShillings(totals.deposits),
    gifts: toWireShillings(totals.gifts),
    stakes: toWireShillings(totals.stakes),
    payouts: toWireShillings(totals.payouts),
    withdrawals: toWireShillings(totals.withdrawals),
    has: toWireShillings(senti(has)),
    asked: toWireShillings(amount),
    earlier: earlier.map((one) => ({
      serial_number: one.serialNumber,
      create_time: one.createdAt.toISOString(),
      amount: toWireShillings(one.amount),
      stage: stageOf(one),
    })),
  };
}
