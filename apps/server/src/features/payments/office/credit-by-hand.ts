import { operators } from '@kipute/contract/constants/money/operators';
import type { ErrorCode } from '@kipute/contract/errors';
import { type Locale, textIn } from '@kipute/contract/locale';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { formatShillings, type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import { normalFormOf } from '@kipute/domain/payments/payment-identifier';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { z } from 'zod';
import { afterCommit } from '../../../platform/database/after-commit.ts';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { Visit } from '../../access/index.ts';
import type { Deed, Measure, ProposalView, Submitted } from '../../approvals/index.ts';
import type { PayingPlayer } from '../../players/index.ts';
import { raiseReceiptShown } from '../deposits/claim-receipt.ts';
import {
  countOpenLike,
  type Deposit,
  depositOf,
  openDepositsLike,
} from '../deposits/deposit-store.ts';
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
type CreditRefusal =
  | 'player-unknown'
  | 'amount-out-of-range'
  | 'request-key-used'
  | 'parameter-invalid'
  | 'receipt-declined'
  | 'receipt-used'
  | 'open-deposit-matches';

export type CreditByHand = (
  payment: StatementPayment,
) => Promise<Result<Submitted<Deposit>, ErrorCode>>;

/**
 * For money that stands in the operator's statement and in nobody's purse. A player's own limits
 * and breaks do not stop it: the money has left the player's phone already, and can be withdrawn.
 * From its limit on a second person does it.
 */
export function byHandCreditor(deps: PaymentsDeps): CreditByHand {
  const { database, directory } = deps;
  const submit = deps.approvals.register(creditDeed(deps));
  return async ({ player: named, note, administratorId, visit, ...payment }) => {
    const player =
      'id' in named
        ? await directory.byId(database.read, named.id)
        : await directory.byPhone(database.read, named.phone);
    if (!player) return refuse('player-unknown');
    const { requestKey, operator, receipt, amount } = payment;
    const playerId = player.id.toString();
    const payload = { requestKey, playerId, operator, receipt, amount: amount.toString() };
    const order = { payload, reason: note, administratorId, visit };
    const measured = { kind, administratorId, measure: measureOf(deps, payload) };
    const isLarge = await deps.approvals.needsSecond(database.read, measured);
    if (!isLarge) return submit(order, 'one-person');
    const credit = { ...payment, player, note, administratorId, visit };
    const before = await findByRequestKey(database.read, credit);
    if (before) return answerBefore(before, credit);
    const refusal = await refusalNow(deps, database.read, credit);
    return refusal ? refuse(refusal) : submit(order, 'two-persons');
  };
}

function answerBefore(before: Deposit, credit: Owned): Result<Submitted<Deposit>, CreditRefusal> {
  if (!isSame(before, credit)) return refuse('request-key-used');
  return ok({ outcome: 'done', value: before });
}

/** As it is kept while it waits for a second person. */
const creditPayload = z.object({
  requestKey: z.string(),
  playerId: z.string().regex(/^\d+$/),
  operator: z.enum(['mpesa', 'airtel', 'mixx', 'halopesa']),
  receipt: z.string(),
  /** In senti. */
  amount: z.string().regex(/^\d+$/),
});

type CreditPayload = z.infer<typeof creditPayload>;

const kind = 'credit-by-hand' as const;

/** Several receipts of one player are one credit to that player. */
const measureOf = ({ settings }: PaymentsDeps, payload: CreditPayload): Measure => ({
  key: payload.requestKey,
  subject: payload.playerId,
  amount: senti(BigInt(payload.amount)),
  secondFrom: settings.current('office').creditByHandFrom,
});

function creditDeed(deps: PaymentsDeps): Deed<CreditPayload, Deposit> {
  return {
    kind,
    payload: creditPayload,
    measure: async (_, payload) => measureOf(deps, payload),
    node: 'recharge/credit',
    // Each receipt is credited once, so it is proposed once, whatever else was typed beside it.
    key: ({ receipt }) => normalFormOf(receipt) ?? receipt,
    view: (reader, payload, locale) => creditView(deps, reader, { payload, locale }),
    perform: async (tx, { payload, reason, ...order }) => {
      const player = await deps.directory.byId(tx, BigInt(payload.playerId));
      if (!player) return refuse('player-unknown');
      const amount = senti(BigInt(payload.amount));
      const credited = await credit(deps, tx, {
        ...payload,
        ...order,
        player,
        amount,
        note: reason,
      });
      if (credited.ok) afterCommit(tx, () => publishChange(deps.bus, credited.value));
      return credited;
    },
  };
}

const words = {
  title: { sw: 'Kuweka kwa mkono', en: 'Credit by hand' },
  balance: { sw: 'Salio la mchezaji', en: 'Player’s balance' },
  receipt: { sw: 'Risiti', en: 'Receipt' },
  nobody: { sw: 'haijaingizwa', en: 'credited to nobody' },
  fits: { sw: 'kiasi kiko ndani ya mipaka', en: 'the amount is within the limits' },
  unused: { sw: 'risiti haijatumika', en: 'the receipt is not used' },
  noneOpen: {
    sw: 'hakuna malipo ya kiasi hiki ambayo hayajakamilika',
    en: 'no open deposit of this amount',
  },
} as const;

type CreditViewing = { readonly payload: CreditPayload; readonly locale: Locale };

async function creditView(
  deps: PaymentsDeps,
  reader: Reader,
  { payload, locale }: CreditViewing,
): Promise<ProposalView> {
  const { receipt, operator } = payload;
  const [playerId, amount] = [BigInt(payload.playerId), senti(BigInt(payload.amount))];
  const player = await deps.directory.byId(reader, playerId);
  const { cash } = await deps.wallet.balancesOf(reader, playerId);
  const text = (word: keyof typeof words) => textIn(locale, words[word]);
  const holds = (condition: boolean) => (condition ? 1 : 0);
  const phone = player?.phone ?? '';
  const isUsed = (await depositOfReceipt(reader, receipt)) !== undefined;
  const open = await countOpenLike(reader, { playerId, phone, amount });
  return {
    title: `${text('title')}, ${formatShillings(amount)}`,
    subject: { kind: 'user', id: payload.playerId, name: maskedPhone(phone) },
    changes: [
      {
        label: text('balance'),
        before: formatShillings(cash),
        after: formatShillings(senti(cash + amount)),
      },
      {
        label: text('receipt'),
        before: text('nobody'),
        after: `${receipt}, ${textIn(locale, operators[operator])}`,
      },
    ],
    checks: [
      { text: text('unused'), holds: holds(!isUsed) },
      { text: text('noneOpen'), holds: holds(open === 0) },
      { text: text('fits'), holds: holds(isWithin(deps, amount)) },
    ],
  };
}

/** A typing mistake must not make a fortune; no operator moves more than this at once. */
function isWithin({ settings }: PaymentsDeps, amount: Senti): boolean {
  return amount > 0n && amount <= settings.current('pay').depositMaximum;
}

type Owned = Omit<StatementPayment, 'player'> & { readonly player: PayingPlayer };

/** What can be told without a lock: nobody need wait for a second person to hear it. */
async function refusalNow(
  deps: PaymentsDeps,
  reader: Reader,
  { amount, receipt, player }: Owned,
): Promise<CreditRefusal | undefined> {
  if (!isWithin(deps, amount)) return 'amount-out-of-range';
  if (normalFormOf(receipt) === undefined) return 'parameter-invalid';
  const known = await depositOfReceipt(reader, receipt);
  if (known) return known === 'declined' ? 'receipt-declined' : 'receipt-used';
  const alike = { playerId: player.id, phone: player.phone, amount };
  return (await countOpenLike(reader, alike)) > 0 ? 'open-deposit-matches' : undefined;
}

async function credit(
  deps: PaymentsDeps,
  tx: Transaction,
  payment: Owned & { readonly approvedBy?: bigint },
): Promise<Result<Deposit, CreditRefusal>> {
  const { player, operator, receipt, amount, note, administratorId, requestKey } = payment;
  if (!isWithin(deps, amount)) return refuse('amount-out-of-range');
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
  await recordCredit(deps, tx, { payment, deposit });
  return ok(deposit);
}

async function recordCredit(
  { audit }: PaymentsDeps,
  tx: Transaction,
  { payment, deposit }: { payment: Owned & { readonly approvedBy?: bigint }; deposit: Deposit },
): Promise<void> {
  const { administratorId, approvedBy, receipt, note, visit } = payment;
  const proposer = approvedBy === undefined ? '' : `, proposed by ${administratorId}`;
  await audit.record(tx, {
    type: 'payment-decision',
    source: 'backoffice',
    user: { kind: 'administrator', id: approvedBy ?? administratorId },
    content: `${deposit.serialNumber} credited by hand, receipt ${receipt}: ${note}${proposer}`,
    subject: { kind: 'deposit', id: deposit.serialNumber },
    changes: { state: [null, 'paid'], amount: [null, toWireShillings(deposit.amount)] },
    ...visit,
  });
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
