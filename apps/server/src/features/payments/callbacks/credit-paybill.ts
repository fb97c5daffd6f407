import { operators } from '@kipute/contract/constants/money/operators';
import { creditReceipt } from '../deposits/credit-receipt.ts';
import { ownerOfPaybill } from '../deposits/paybill-reference.ts';
import { paymentChanged } from '../payment-events.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { CallbackOutcome, OperatorName, ReceiptOnRecord } from '../ports.ts';

export type CreditPaybill = (
  channel: string,
  payment: ReceiptOnRecord,
) => Promise<{ readonly outcome: CallbackOutcome; readonly why: string }>;

/** Money for nobody is not taken: the operator gives it back to the payer. */
export function paybillCreditor(deps: PaymentsDeps): CreditPaybill {
  return async (channel, payment) => {
    const operator = operatorServedBy(deps, channel);
    const owner = await ownerOfPaybill(deps, payment);
    if (!owner || !operator) {
      return { outcome: { kind: 'reference-unknown' }, why: 'no player of this reference' };
    }
    const { deposit, isNew } = await deps.database.transact((tx) =>
      creditReceipt(deps, tx, {
        playerId: owner.id,
        way: 'paybill',
        operator,
        channel,
        payment,
        source: 'callback',
      }),
    );
    const { serialNumber } = deposit;
    await deps.bus.publish(paymentChanged, { playerId: owner.id.toString(), serialNumber });
    return {
      outcome: { kind: 'taken', ourReceipt: serialNumber },
      why: isNew ? '' : 'told before',
    };
  };
}

/** A pay-bill comes from an operator's own menu, so its channel serves one operator. */
function operatorServedBy(
  { mobileMoney }: PaymentsDeps,
  channel: string,
): OperatorName | undefined {
  const names = Object.keys(operators) as OperatorName[];
  return names.find((name) => mobileMoney.channelOf(name) === channel);
}
