import { rowsOf } from '@kipute/contract/constants/choice';
import { billPurses, billTypes } from '@kipute/contract/constants/money/bills';
import { operators } from '@kipute/contract/constants/money/operators';
import type { BalanceChangedContent } from '@kipute/contract/socket';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
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
