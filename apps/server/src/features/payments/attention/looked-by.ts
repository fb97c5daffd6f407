import type { CallRequest } from '@kipute/contract/registry';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import type { CallContext, SignedInAdministrator } from '../../../platform/http/handler.ts';
import type { PaymentKind } from './attention-store.ts';
import type { Looked } from './mark-looked.ts';
import type { Outcome } from './settle-by-hand.ts';

type Said = CallRequest<'recharge/mark_looked'> & {
  readonly kind: PaymentKind;
  readonly paymentId: bigint;
};

/** The wire's words as the feature's own. */
export function lookedBy(
  { caller, address, userAgent }: CallContext<SignedInAdministrator>,
  { kind, paymentId, serial_number: serialNumber, up_to, note }: Said,
): Looked {
  return {
    kind,
    paymentId,
    serialNumber,
    upTo: idOfWire(up_to),
    note,
    administratorId: caller.administratorId,
    visit: { address, userAgent },
  };
}

/** Undefined for a yes without its receipt. */
export function outcomeOf({
  outcome,
  receipt_number: receipt,
}: CallRequest<'recharge/settle'>): Outcome | undefined {
  if (outcome === 'refused') return { kind: 'refused' };
  return receipt === undefined ? undefined : { kind: 'paid', receipt };
}
