import { rowsOf } from '@kipute/contract/constants/choice';
import { billPurses, billTypes } from '@kipute/contract/constants/money/bills';
import { operators } from '@kipute/contract/constants/money/operators';
import type { BalanceChangedContent, OrderChangedContent } from '@kipute/contract/socket';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import type { Betting } from '../features/betting/index.ts';
import type { BalanceChange } from '../features/wallet/index.ts';

const wirePurses = {
  cash: billPurses.balance,
  credit: billPurses.credit,
  'racing-coin': billPurses['racing-coin'],
} as const satisfies Record<BalanceChange['purse'], number>;

/** As its player's pages hear of it (LED-24). */
export function balanceChangedView(change: BalanceChange): BalanceChangedContent {
  const { cause, purse, amount, serialNumber, account } = change;
  const billType = rowsOf(billTypes).find(([name]) => name === cause)?.[1].id ?? 0;
  const operator = rowsOf(operators).find(([name]) => `float-${name}` === account)?.[1];
  return {
    bill_type: billType,
    purse: wirePurses[purse],
    amount: toWireShillings(senti(BigInt(amount))),
    serial_number: serialNumber,
    ...(operator && { pay_type: operator.id }),
  };
}

type ChangedOrder = Parameters<Parameters<Betting['onOrderChanged']>[0]>[0];

/** As its player's pages hear of it (ORD-50). */
export function changedOrderView(order: ChangedOrder): OrderChangedContent {
  const { orderId, serialNumber, status, end } = order;
  return {
    ...{ id: String(orderId), serial_number: serialNumber, status },
    ...(end && { result: end.result, paid: toWireShillings(senti(end.paid)) }),
  };
}
