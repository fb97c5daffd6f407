import { type Senti, toWireShillings } from '@kipute/domain/money/senti';
import { normalFormOf } from '@kipute/domain/payments/payment-identifier';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { Visit } from '../../access/index.ts';
import type { PayingPlayer } from '../../players/index.ts';
import { raiseReceiptShown } from '../deposits/claim-receipt.ts';
import { type Deposit, depositOf, openDepositsLike } from '../deposits/deposit-store.ts';
import { creditUnasked } from '../deposits/deposit-updates.ts';
import { depositOfReceipt } from '../deposits/paybill-payments.ts';
import { publishChange } from '../payment-events.ts';
import { lockIdentifiers, lockName } from '../payment-identifiers.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { OperatorName } from '../ports.ts';

type StatementPayment = {
  readonly administratorId: bigint;
  readonly visit: Visit;
  /** The page's idempotency key: the same request again is answered as before. */
  readonly requestKey: string;
  readonly player: { readonly id: bigint } | { readonly phone: string };
  readonly operator: OperatorName;
  readonly receipt: string;
  readonly amount: Senti;
  readonly note: string;
};

/** In the order they are checked. */
type ByHandRefusal = 'player-unknown' | 'amount-out-of-range' | CreditRefusal;

type CreditRefusal =
  | 'request-key-used'
  | 'parameter-invalid'
  | 'receipt-declined'
  | 'receipt-used'
  | 'open-deposit-matches';

export type CreditByHand = (payment: StatementPayment) => Promise<Result<Deposit, ByHandRefusal>>;

/**
 * For money that stands in the operator's statement and in nobody's purse. A player's own limits
 * and breaks do not stop it: the money has left the player's phone already, and can be withdrawn.
 */
export function byHandCreditor(deps: PaymentsDeps): CreditByHand {
  const { database, directory, settings } = deps;
  return async (payment) => {
    const { player: named, amount } = payment;
    const player =
      'id' in named
        ? await directory.byId(database.read, named.id)
        : await directory.byPhone(database.read, named.phone);
    if (!player) return refuse('player-unknown');
    // A typing mistake must not make a fortune; no operator moves more than this at once.
    const { depositMaximum } = settings.current('pay');
    if (amount <= 0n || amount > depositMaximum) return refuse('amount-out-of-range');
    const credited = await database.transact((tx) => credit(deps, tx, { ...payment, player }));
    if (credited.ok) await publishChange(deps.bus, credited.value);
    return credited;
  };
}

type Owned = Omit<StatementPayment, 'player'> & { readonly player: PayingPlayer };

async function credit(
  deps: PaymentsDeps,
  tx: Transaction,
  payment: Owned,
): Promise<Result<Deposit, CreditRefusal>> {
  const { player, operator, receipt, amount, note, administratorId, requestKey } = payment;
  await lockRequestKey(tx, payment);
  const before = await findByRequestKey(tx, payment);
  if (before) return isSame(before, payment) ? ok(before) : refuse('request-key-used');
  if (normalFormOf(receipt) === undefined) return refuse('parameter-invalid');
  // It may be the money of an open prompt, which would be credited once more when its operator
  // answers: that one is settled with the number first (PAY-74). Rows before numbers, as everywhere.
  const open = await openDepositsLike(tx, { playerId: player.id, phone: player.phone, amount });
  const known = await depositOfReceipt(tx, receipt);
  if (known) return refuse(known === 'declined' ? 'receipt-declined' : 'receipt-used');
  for (const { id: depositId } of open) {
    await raiseReceiptShown(deps, tx, { depositId, receipt, source: 'clerk' });
  }
  if (open.length > 0) return refuse('open-deposit-matches');
  await lockIdentifiers(tx, [receipt]);
  const meanwhile = await depositOfReceipt(tx, receipt);
  if (meanwhile) return refuse(meanwhile === 'declined' ? 'receipt-declined' : 'receipt-used');
  const deposit = await creditUnasked(deps, tx, {
    playerId: player.id,
    way: 'by-hand',
    operator,
    channel: deps.mobileMoney.channelOf(operator),
    payment: { receipt, amount, phone: player.phone },
    source: 'clerk',
  });
  await insertByHand(tx, { depositId: deposit.id, administratorId, requestKey, note });
  await deps.audit.record(tx, {
    type: 'payment-decision',
    source: 'backoffice',
    user: { kind: 'administrator', id: administratorId },
    content: `${deposit.serialNumber} credited by hand, receipt ${receipt}: ${note}`,
    subject: { kind: 'deposit', id: deposit.serialNumber },
    changes: { state: [null, 'paid'], amount: [null, toWireShillings(amount)] },
    ...payment.visit,
  });
  return ok(deposit);
}

function isSame(before: Deposit, { player, operator, receipt, amount }: Owned): boolean {
  return (
    before.playerId === player.id &&
    before.operator === operator &&
    before.receipt === receipt &&
    before.amount === amount
  );
}

type ByHandKey = { readonly administratorId: bigint; readonly requestKey: string };

/** Until the end of the transaction the same idempotency key is not used by anybody else. */
async function lockRequestKey(
  tx: Transaction,
  { administratorId, requestKey }: ByHandKey,
): Promise<void> {
  await lockName(tx, `deposit by hand ${administratorId} ${requestKey}`);
}

async function findByRequestKey(
  reader: Reader,
  { administratorId, requestKey }: ByHandKey,
): Promise<Deposit | undefined> {
  const row = await reader
    .selectFrom('depositByHand')
    .innerJoin('deposit', 'deposit.id', 'depositId')
    .selectAll('deposit')
    .where('administratorId', '=', administratorId)
    .where('depositByHand.requestKey', '=', requestKey)
    .executeTakeFirst();
  return row && depositOf(row);
}

async function insertByHand(
  tx: Transaction,
  byHand: ByHandKey & { readonly depositId: bigint; readonly note: string },
): Promise<void> {
  await tx.insertInto('depositByHand').values(byHand).execute();
}

/** Why a clerk credited them; those of a page that came in another way are not in it. */
export async function notesOf(
  reader: Reader,
  depositIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  if (depositIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('depositByHand')
    .select(['depositId', 'note'])
    .where('depositId', 'in', depositIds)
    .execute();
  return new Map(rows.map(({ depositId, note }) => [depositId, note]));
}
