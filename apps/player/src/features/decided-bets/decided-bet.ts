import type { OrderChangedContent } from '@kipute/contract/socket';
import { fromWireShillings, type Senti, senti } from '@kipute/domain/money/senti';

/** A bet that has come to its end, or waits for nothing but approval (ORD-51). */
export type DecidedBet = {
  readonly id: string;
  readonly serialNumber: string;
  readonly end: NonNullable<OrderChangedContent['result']> | 'awaiting-approval';
  /** What came back, in cash or as credit. */
  readonly paid: Senti;
};

/** `orderStatuses['awaiting-approval']`; the contract's own table would bring all its words along. */
const AWAITING_APPROVAL = 5;
const NOTHING = senti(0n);

/** Undefined while legs are open or in doubt: those the bet's own page shows. */
export function decidedBetIn(content: OrderChangedContent): DecidedBet | undefined {
  const { id, serial_number: serialNumber, status, result, paid = 0 } = content;
  if (result) return { id, serialNumber, end: result, paid: fromWireShillings(paid) ?? NOTHING };
  if (status !== AWAITING_APPROVAL) return undefined;
  return { id, serialNumber, end: 'awaiting-approval', paid: NOTHING };
}
