import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { keepClaim } from '../claims/keep-claim.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { OperatorName, ReceiptOnRecord } from '../ports.ts';
import { creditReceipt } from './credit-receipt.ts';
import { type Deposit, findDeposit } from './deposit-store.ts';
import type { HearAboutDeposit } from './hear-about-deposit.ts';
import { ownerOfPaybill } from './paybill-reference.ts';
import { findByReceipt } from './receipt-store.ts';

type Claim = {
  readonly playerId: bigint;
  readonly operator: OperatorName;
  readonly receipt: string;
};

/** In the order they are checked. */
type ClaimRefusal = 'receipt-used' | 'site-maintenance' | 'operator-silent' | 'receipt-unknown';

export type ClaimReceipt = (claim: Claim) => Promise<Result<Deposit, ClaimRefusal>>;

/** "I paid but see nothing": the operator decides, and only the payer's own money is found. */
export function receiptClaimer(
  deps: PaymentsDeps & { readonly hear: HearAboutDeposit },
): ClaimReceipt {
  const { database, mobileMoney, settings } = deps;
  return async ({ playerId, operator, receipt }) => {
    const channel = mobileMoney.channelOf(operator);
    const known = await findByReceipt(database.read, { operator, channel, receipt });
    if (known) return known.playerId === playerId ? ok(known) : refuse('receipt-used');
    if (settings.current('site').maintenance) return refuse('site-maintenance');
    return await askOperator(deps, { playerId, operator, channel, receipt });
  };
}

async function askOperator(
  deps: PaymentsDeps & { readonly hear: HearAboutDeposit },
  { playerId, operator, channel, receipt }: Claim & { readonly channel: string },
): Promise<Result<Deposit, ClaimRefusal>> {
  const party = deps.mobileMoney.channels[channel];
  invariant(party, 'every operator has a channel');
  const found = await party.findReceipt(receipt);
  if (found === 'none') return refuse('receipt-unknown');
  if (found === 'not-offered') {
    const kept = await keepClaim(deps, { playerId, channel, receipt });
    return kept ? ok(kept) : refuse('operator-silent');
  }
  if (found === 'unknown') return refuse('operator-silent');
  return await creditFound(deps, { playerId, operator, channel, payment: found });
}

type Found = {
  readonly playerId: bigint;
  readonly operator: OperatorName;
  readonly channel: string;
  readonly payment: ReceiptOnRecord;
};

async function creditFound(
  deps: PaymentsDeps & { readonly hear: HearAboutDeposit },
  found: Found,
): Promise<Result<Deposit, ClaimRefusal>> {
  const { playerId, payment } = found;
  const asked = await findDeposit(deps.database.read, { reference: payment.reference });
  if (asked) {
    if (asked.playerId !== playerId) return refuse('receipt-unknown');
    const { receipt, amount, phone } = payment;
    const verdict = { kind: 'paid', receipt, amount, phone } as const;
    return ok(await deps.hear({ verdict, depositId: asked.id, source: 'claim' }));
  }
  const owner = await ownerOfPaybill(deps, payment);
  if (owner?.id !== playerId) return refuse('receipt-unknown');
  const { deposit } = await deps.database.transact((tx) =>
    creditReceipt(deps, tx, { ...found, way: 'paybill', source: 'claim' }),
  );
  return ok(deposit);
}
