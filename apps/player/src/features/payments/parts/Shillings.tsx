import { fromWireShillings, senti } from '@kipute/domain/money/senti';
import { Money } from '../../../ui/Money.tsx';

/** An amount of the wire, "TSh 12,215". */
export function Shillings({ amount }: { amount: number }) {
  return <Money amount={fromWireShillings(amount) ?? senti(0n)} />;
}
