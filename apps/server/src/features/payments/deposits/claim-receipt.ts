import { isSameIdentifier } from '@kipute/domain/payments/payment-identifier';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { partyOf } from '../operators.ts';
import { publishChange } from '../payment-events.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { OperatorName, ReceiptOnRecord } from '../ports.ts';
import { insertUpdate } from '../status-updates.ts';
import { type Deposit, findDeposit, lockDeposit, updateDeposit } from './deposit-store.ts';
import { depositOfReceipt, type JudgePaybill } from './paybill-payments.ts';

type Claim = {
  readonly playerId: bigint;
  readonly operator: OperatorName;
  /** As typed: it is asked of the operator and never stored as a number of a payment. */
  readonly receipt: string;
};

/** In the order they are checked. */
type ClaimRefusal =
  | 'receipt-declined'
  | { readonly code: 'receipt-credited'; readonly creditedAt: Date }
  | 'receipt-used'
  | 'site-maintenance'
  | 'operator-silent'
  | 'receipt-unknown'
  | 'receipt-with-person';

type ClaimDeps = PaymentsDeps & {
  readonly judgePaybill: JudgePaybill;
  /** Queries the status of a deposit of ours, by our own reference. */
  readonly queryDeposit: (id: bigint) => Promise<void>;
};

/** The deposit that is credited for it, or one that a person looks at. */
export type ClaimReceipt = (claim: Claim) => Promise<Result<Deposit, ClaimRefusal>>;

/** "I paid but see nothing": the operator decides, and only the payer's own money is found. */
export function receiptClaimer(deps: ClaimDeps): ClaimReceipt {
  const { database, mobileMoney, settings } = deps;
  return async (claim) => {
    const { playerId, operator, receipt } = claim;
    const known = await knownTo(database.read, claim);
    if (known) return known;
    if (settings.current('site').maintenance) return refuse('site-maintenance');
    const channel = mobileMoney.channelOf(operator);
    const found = await partyOf(deps, channel).findReceipt(receipt);
    if (found === 'none') return refuse('receipt-unknown');
    if (found === 'unknown') return refuse('operator-silent');
    if (found === 'not-offered') return claimUnasked(deps, { ...claim, channel });
    return creditFound(deps, { playerId, channel, payment: found });
  };
}

async function knownTo(
  reader: Reader,
  { playerId, receipt }: Claim,
): Promise<Result<Deposit, ClaimRefusal> | undefined> {
  const known = await depositOfReceipt(reader, receipt);
  if (known === undefined) return undefined;
  if (known === 'declined') return refuse('receipt-declined');
  // A number of a payout, or of a deposit that is not credited, is no receipt of a payment to us.
  if (known === 'other' || known.receipt === null) return refuse('receipt-unknown');
  if (known.playerId !== playerId) {
    // Only who holds the receipt itself is told that somebody used it.
    return refuse(isSameIdentifier(known.receipt, receipt) ? 'receipt-used' : 'receipt-unknown');
  }
  return known.paidAt ? refuse({ code: 'receipt-credited', creditedAt: known.paidAt }) : ok(known);
}

type Found = {
  readonly playerId: bigint;
  readonly channel: string;
  readonly payment: ReceiptOnRecord;
};

/**
 * What the payer typed at the operator's menu stands in the same field as our reference of a
 * prompt, so a reference of ours proves no prompt: its own status is queried (PAY-73).
 */
async function creditFound(
  deps: ClaimDeps,
  { playerId, channel, payment }: Found,
): Promise<Result<Deposit, ClaimRefusal>> {
  const { reference, receipt } = payment;
  const prompted = await findDeposit(deps.database.read, { reference });
  if (prompted) {
    if (prompted.playerId !== playerId) return refuse('receipt-unknown');
    await deps.queryDeposit(prompted.id);
    const after = await findDeposit(deps.database.read, { id: prompted.id });
    const isPaid = after?.receipt && isSameIdentifier(after.receipt, receipt);
    return isPaid ? ok(after) : raiseForReceipt(deps, prompted.id, receipt);
  }
  const owner = await deps.directory.byPhone(deps.database.read, reference);
  if (owner?.id !== playerId) return refuse('receipt-unknown');
  const verdict = await deps.judgePaybill({ channel, payment, till: 'ours', source: 'claim' });
  if (verdict.kind === 'credited') return ok(verdict.deposit);
  const isReturned = verdict.kind === 'declined' && !verdict.isNew;
  return refuse(isReturned ? 'receipt-declined' : 'receipt-with-person');
}

/** Nobody has more prompts open at once without having paid for them in another way. */
const OPEN_DEPOSITS_MAX = 3;

/**
 * A receipt of a party that cannot look receipts up. The status of the player's open payments is
 * queried, where the party offers that; what stays open raises an alert with the number the player
 * showed (PAY-54).
 */
async function claimUnasked(
  deps: ClaimDeps,
  claim: Claim & { readonly channel: string },
): Promise<Result<Deposit, ClaimRefusal>> {
  const open = await openDepositIds(deps.database.read, claim);
  for (const id of open) await deps.queryDeposit(id);
  for (const id of open) {
    const deposit = await findDeposit(deps.database.read, { id });
    if (deposit?.state === 'paid') return ok(deposit);
  }
  const [newest] = await openDepositIds(deps.database.read, claim);
  if (newest === undefined) return refuse('operator-silent');
  return raiseForReceipt(deps, newest, claim.receipt);
}

/** Newest first. */
async function openDepositIds(
  reader: Reader,
  { playerId, channel }: { readonly playerId: bigint; readonly channel: string },
): Promise<readonly bigint[]> {
  const rows = await reader
    .selectFrom('deposit')
    .select('id')
    .where('playerId', '=', playerId)
    .where('channel', '=', channel)
    .where('state', 'in', ['asking', 'prompted', 'unknown'])
    .orderBy('id', 'desc')
    .limit(OPEN_DEPOSITS_MAX)
    .execute();
  return rows.map(({ id }) => id);
}

type Shown = {
  readonly depositId: bigint;
  readonly receipt: string;
  readonly source: 'claim' | 'clerk';
};

async function raiseForReceipt(
  deps: ClaimDeps,
  depositId: bigint,
  receipt: string,
): Promise<Result<Deposit, ClaimRefusal>> {
  const shown = { depositId, receipt, source: 'claim' } as const;
  const deposit = await deps.database.transact((tx) => raiseReceiptShown(deps, tx, shown));
  if (!deposit) return refuse('receipt-unknown');
  await publishChange(deps.bus, deposit);
  return ok(deposit);
}

/** Somebody holds a number of it: an alert, once for each number. */
export async function raiseReceiptShown(
  { clock }: PaymentsDeps,
  tx: Transaction,
  { depositId, receipt, source }: Shown,
): Promise<Deposit | undefined> {
  const deposit = await lockDeposit(tx, depositId);
  if (!deposit || (await isShownBefore(tx, { depositId, receipt }))) return deposit;
  const lookWantedAt = deposit.lookWantedAt ?? clock.now();
  await updateDeposit(tx, depositId, { lookWantedAt, shownReceipt: receipt });
  await insertUpdate(tx, {
    payment: { depositId },
    source,
    status: 'unknown',
    text: receipt,
    before: deposit.state,
    after: deposit.state,
    alert: 'receipt-shown',
    at: clock.now(),
  });
  return { ...deposit, lookWantedAt, shownReceipt: receipt };
}

async function isShownBefore(
  tx: Transaction,
  { depositId, receipt }: Pick<Shown, 'depositId' | 'receipt'>,
): Promise<boolean> {
  const shown = await tx
    .selectFrom('paymentWord')
    .select('id')
    .where('depositId', '=', depositId)
    .where('lookReason', '=', 'receipt-shown')
    .where('words', '=', receipt)
    .executeTakeFirst();
  return shown !== undefined;
}
