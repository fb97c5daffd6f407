import { invariant } from '@kipute/domain/invariant';
import { normalFormOf } from '@kipute/domain/payments/payment-identifier';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { PayingPlayer } from '../../players/index.ts';
import type { ProtectionRefusal } from '../../protection/index.ts';
import { operatorNames } from '../operators.ts';
import { publishChange } from '../payment-events.ts';
import { findIdentified, lockIdentifiers, recordIdentifiers } from '../payment-identifiers.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { OperatorName, ReceiptOnRecord } from '../ports.ts';
import { insertUpdate } from '../status-updates.ts';
import { type Deposit, findDeposit, sumUnderWay } from './deposit-store.ts';
import { creditUnasked } from './deposit-updates.ts';

/** What a player types as reference: the registered number, as everybody knows it by heart. */
export const paybillReferenceOf = (phone: string): string => phone.replace(/^255/, '0');

/** Whose money it is: who was named as reference, whoever's phone paid. */
function ownerOf(
  { directory }: PaymentsDeps,
  reader: Reader,
  { reference }: { readonly reference: string },
): Promise<PayingPlayer | undefined> {
  return directory.byPhone(reader, reference);
}

/** Before somebody pays: is there a player of this reference who may be paid for? */
export async function canBePaidFor(
  deps: PaymentsDeps,
  bill: { readonly reference: string },
): Promise<boolean> {
  const { read } = deps.database;
  const player = await ownerOf(deps, read, bill);
  return player !== undefined && !(await deps.protection.isPaused(read, player.id));
}

/** In the order they are checked: the first is why the money goes back to the payer. */
export type DeclineReason =
  | 'other-recipient'
  | 'amount-out-of-range'
  | 'reference-unknown'
  | ProtectionRefusal;

type PaybillVerdict =
  | { readonly kind: 'credited'; readonly deposit: Deposit; readonly isNew: boolean }
  | { readonly kind: 'declined'; readonly reason: DeclineReason; readonly isNew: boolean }
  /** Its number is one of another payment of ours, which has not ended or went the other way. */
  | { readonly kind: 'doubtful' };

type ToldPaybill = {
  readonly channel: string;
  readonly payment: ReceiptOnRecord;
  /** Which business number was paid to. */
  readonly till: 'ours' | 'other';
  /** A callback waits for our answer, and what is declined there goes back to the payer. */
  readonly source: 'callback' | 'claim';
};

export type JudgePaybill = (told: ToldPaybill) => Promise<PaybillVerdict>;

/**
 * One payment from an operator's menu has one verdict, written with its receipt: whoever tells it
 * again, or claims it, is answered by that verdict and not by how things stand now (PAY-72).
 */
export function paybillJudge(deps: PaymentsDeps): JudgePaybill {
  return async (told) => {
    if (!isStorable(told.payment)) return { kind: 'doubtful' };
    const verdict = await deps.database.transact(async (tx) => {
      const known = await knownVerdict(deps, tx, told);
      if (known) return known;
      await lockIdentifiers(tx, [told.payment.receipt]);
      return (await knownVerdict(deps, tx, told)) ?? (await newVerdict(deps, tx, told));
    });
    if (verdict.kind === 'credited') await publishChange(deps.bus, verdict.deposit);
    return verdict;
  };
}

const SENTI_OF_SHILLING = 100n;

/** What a page can still be shown exactly (MON-02). */
const AMOUNT_KEPT_MAX = 2n ** 46n * SENTI_OF_SHILLING - 1n;

/** What has no number, or an amount that nobody could be shown, cannot be kept and is never credited. */
const isStorable = ({ receipt, amount }: ReceiptOnRecord): boolean =>
  normalFormOf(receipt) !== undefined && amount <= AMOUNT_KEPT_MAX;

async function knownVerdict(
  { clock }: PaymentsDeps,
  tx: Transaction,
  { payment, source }: ToldPaybill,
): Promise<PaybillVerdict | undefined> {
  const known = await findIdentified(tx, payment.receipt);
  if (!known) return undefined;
  if ('paybillPaymentId' in known) {
    const { reason } = await tx
      .selectFrom('paybillPayment')
      .select('reason')
      .where('id', '=', known.paybillPaymentId)
      .executeTakeFirstOrThrow();
    // Sound: the table's check lists the same values, and what has no reason is a deposit.
    return { kind: 'declined', reason: reason as DeclineReason, isNew: false };
  }
  const deposit = 'depositId' in known ? await findDeposit(tx, { id: known.depositId }) : undefined;
  if (deposit?.state === 'paid') return { kind: 'credited', deposit, isNew: false };
  await insertUpdate(tx, {
    payment: known,
    source,
    status: 'unknown',
    text: payment.receipt,
    before: deposit?.state ?? '',
    after: deposit?.state ?? '',
    alert: 'receipt-elsewhere',
    at: clock.now(),
  });
  return { kind: 'doubtful' };
}

async function newVerdict(
  deps: PaymentsDeps,
  tx: Transaction,
  { channel, payment, till, source }: ToldPaybill,
): Promise<PaybillVerdict> {
  const operator = operatorServedBy(deps, channel);
  const player = await ownerOf(deps, tx, payment);
  const reason = await declineReason(deps, tx, { payment, till, player });
  const { receipt, amount, phone, reference } = payment;
  const judgedAt = deps.clock.now();
  const judged = { receipt, amount, phone, reference, channel, operator, judgedAt };
  if (reason === undefined) {
    invariant(player, 'what belongs to nobody is declined');
    const paid = { playerId: player.id, way: 'paybill', operator, channel, payment } as const;
    const deposit = await creditUnasked(deps, tx, { ...paid, source });
    await insertVerdict(tx, { ...judged, verdict: 'credited', depositId: deposit.id });
    return { kind: 'credited', deposit, isNew: true };
  }
  // Who claims is told no; whether the money goes back is decided when the operator asks.
  if (source === 'claim') return { kind: 'declined', reason, isNew: true };
  const paybillPaymentId = await insertVerdict(tx, { ...judged, verdict: 'declined', reason });
  const told = { payment: { paybillPaymentId }, at: judgedAt };
  await recordIdentifiers(tx, [{ kind: 'receipt', number: receipt }], told);
  return { kind: 'declined', reason, isNew: true };
}

async function declineReason(
  { settings, protection }: PaymentsDeps,
  tx: Transaction,
  bill: Pick<ToldPaybill, 'payment' | 'till'> & { readonly player: PayingPlayer | undefined },
): Promise<DeclineReason | undefined> {
  const { payment, till, player } = bill;
  if (till === 'other') return 'other-recipient';
  const { depositMinimum, depositMaximum } = settings.current('pay');
  const { amount } = payment;
  const isInRange = amount >= depositMinimum && amount <= depositMaximum;
  if (!isInRange || amount % SENTI_OF_SHILLING !== 0n) return 'amount-out-of-range';
  if (!player) return 'reference-unknown';
  const countUnderWay = () => sumUnderWay(tx, player.id);
  return protection.depositRefusal(tx, player.id, { amount, countUnderWay });
}

type NewVerdict = ReceiptOnRecord & {
  readonly channel: string;
  readonly operator: OperatorName;
  readonly judgedAt: Date;
} & (
    | { readonly verdict: 'credited'; readonly depositId: bigint }
    | { readonly verdict: 'declined'; readonly reason: DeclineReason }
  );

async function insertVerdict(tx: Transaction, verdict: NewVerdict): Promise<bigint> {
  const { id } = await tx
    .insertInto('paybillPayment')
    .values(verdict)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A pay-bill comes from an operator's own menu, so its channel serves one operator. */
function operatorServedBy({ mobileMoney }: PaymentsDeps, channel: string): OperatorName {
  const operator = operatorNames.find((name) => mobileMoney.channelOf(name) === channel);
  invariant(operator, 'only a channel in use sends callbacks');
  return operator;
}

/** The deposit that a verdict speaks of, for who holds its number only. */
export async function depositOfReceipt(
  reader: Reader,
  receipt: string,
): Promise<Deposit | 'declined' | 'other' | undefined> {
  const known = await findIdentified(reader, receipt);
  if (!known) return undefined;
  if ('paybillPaymentId' in known) return 'declined';
  if ('withdrawalId' in known) return 'other';
  return (await findDeposit(reader, { id: known.depositId })) ?? 'other';
}

type DeclinedPage = {
  readonly page: number;
  readonly pageSize: number;
  readonly receipt?: string;
};

/** Newest first. */
export async function listDeclined(reader: Reader, { page, pageSize, receipt }: DeclinedPage) {
  let wanted = reader.selectFrom('paybillPayment').where('verdict', '=', 'declined');
  if (receipt !== undefined) wanted = wanted.where('receipt', '=', receipt);
  const rows = await wanted
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { count } = await wanted
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { payments: rows, count: Number(count) };
}
