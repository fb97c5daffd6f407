import { operators } from '@kipute/contract/constants/money/operators';
import { type Senti, senti } from '@kipute/domain/money/senti';
import {
  depositEntry,
  holdEntry,
  payoutEntry,
  returnEntry,
} from '@kipute/domain/payments/payment-entries';
import { normalFormOf } from '@kipute/domain/payments/payment-identifier';
import { drawnText } from '@kipute/domain/payments/serial-number';
import type { Chance } from './chance.ts';
import type { HistoryPlayer } from './people.ts';
import { type HistoryScene, inShillings, note, tell } from './scene.ts';

/**
 * The house took money through one aggregator then, which offers no list of a day: nobody compares
 * these payments with a simulator that has never heard of them.
 */
const CHANNEL = 'azampay';
const MINUTE_MS = 60_000;
const refusals = ['cancelled-by-player', 'timed-out', 'funds-short', 'wrong-pin'] as const;
const REFUSED_SHARE = 0.09;

const floatOf = ({ operator }: HistoryPlayer) => `float-${operator}` as const;

/** As each operator writes the number of a payment in its messages. */
function receiptFrom(chance: Chance, operator: HistoryPlayer['operator'], at: number): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';
  const drawn = (length: number, from: string) =>
    Array.from({ length }, () => from[chance.below(from.length)]).join('');
  const day = new Date(at).toISOString().slice(2, 10).replaceAll('-', '');
  const digits = (length: number) => drawn(length, '0123456789');
  switch (operator) {
    case 'mpesa':
      return drawn(10, letters);
    case 'airtel':
      return `MP${day}.${digits(4)}.${drawn(1, 'ABCDEFGH')}${digits(5)}`;
    case 'mixx':
      return `${day}${digits(9)}`;
    case 'halopesa':
      return `9${digits(11)}`;
  }
}

type Identified = {
  readonly depositId?: bigint;
  readonly withdrawalId?: bigint;
  readonly at: number;
};

function identify(
  { rows }: HistoryScene,
  kind: 'reference' | 'receipt',
  number: string,
  { depositId, withdrawalId, at }: Identified,
): void {
  const normalForm = normalFormOf(number);
  if (normalForm === undefined) return;
  rows.payment_identifier.push([
    ...[normalForm, number, kind, depositId ?? null, withdrawalId ?? null, new Date(at)],
  ]);
}

/** Asks for money; `then` is what the player does once it is there. */
export function deposit(
  scene: HistoryScene,
  player: HistoryPlayer,
  amount: Senti,
  then: () => void,
): void {
  const { chance, timeline, rules } = scene;
  const at = timeline.now;
  const isPaid = !chance.happens(REFUSED_SHARE);
  const answeredAt =
    at + Math.floor((isPaid ? chance.between(9, 40) : chance.between(20, 60)) * 1_000);
  // Whatever was asked for must have its end within the history.
  if (answeredAt >= scene.until) return;
  const id = scene.nextId('deposit');
  const serialNumber = scene.serial('D', at);
  const reference = drawnText(20, chance.below);
  const receipt = isPaid ? receiptFrom(chance, player.operator, answeredAt) : null;
  const refusal = isPaid ? null : chance.pick(refusals);
  const state = isPaid ? 'paid' : 'refused';
  const [created, answered] = [new Date(at), new Date(answeredAt)];
  scene.rows.deposit.push([
    ...[id, serialNumber, player.id, drawnText(20, chance.below), 'push', player.operator],
    ...[CHANNEL, player.phone, amount, state, reference, receipt, refusal, created, created],
    ...[new Date(at + rules.promptSeconds * 1_000), isPaid ? answered : null],
  ]);
  for (const number of [reference, serialNumber]) {
    identify(scene, 'reference', number, { depositId: id, at });
  }
  if (receipt) identify(scene, 'receipt', receipt, { depositId: id, at: answeredAt });
  const word = [refusal ?? '', 'prompted', state, false, answered];
  scene.rows.payment_word.push([id, null, 'callback', state, ...word]);
  if (!isPaid) return;
  timeline.at(answeredAt, () => {
    const payment = { serialNumber, playerId: player.id, float: floatOf(player), amount };
    scene.books.post(depositEntry(payment, 'deposit'), { serialNumber, at: answeredAt });
    then();
  });
}

const RETURNED_SHARE = 0.03;
const REJECTED_SHARE = 0.07;

/** A large one waits for a clerk; one that is asked for just now is still under way. */
export function withdraw(scene: HistoryScene, player: HistoryPlayer, amount: Senti): void {
  const { chance, timeline, rules, books } = scene;
  const at = timeline.now;
  if (player.withdrawsUntil > at) return;
  const isReviewed = amount >= rules.withdrawalReviewFrom;
  const wait = isReviewed ? chance.between(12, 95) * MINUTE_MS : chance.between(20, 150) * 1_000;
  const endsAt = at + Math.floor(wait);
  const isOver = endsAt < scene.until;
  // The operator would have to be told of what it still has to pay: only a clerk may be waited for.
  if (!isOver && !isReviewed) return;
  const isRejected = isReviewed && chance.happens(REJECTED_SHARE);
  const isPaid = !isRejected && !chance.happens(RETURNED_SHARE);
  const payment = {
    ...{ id: scene.nextId('withdrawal'), serialNumber: scene.serial('W', at) },
    ...{ reference: drawnText(20, chance.below), playerId: player.id, float: floatOf(player) },
    amount,
  };
  const { serialNumber } = payment;
  player.withdrawsUntil = endsAt;
  books.post(holdEntry(payment), { serialNumber, at });
  for (const number of [payment.reference, serialNumber]) {
    identify(scene, 'reference', number, { withdrawalId: payment.id, at });
  }
  const outcome = isPaid ? 'paid' : isRejected ? 'rejected' : 'returned';
  const ended: Ended = { player, payment, createdAt: at, endsAt, isReviewed, outcome };
  if (!isOver) writeWithdrawal(scene, ended, 'reviewing');
  else timeline.at(endsAt, () => endWithdrawal(scene, ended));
}

type Ended = {
  readonly player: HistoryPlayer;
  readonly payment: Parameters<typeof holdEntry>[0] & {
    readonly id: bigint;
    readonly reference: string;
  };
  readonly createdAt: number;
  readonly endsAt: number;
  readonly isReviewed: boolean;
  readonly outcome: 'paid' | 'returned' | 'rejected';
};

function endWithdrawal(scene: HistoryScene, ended: Ended): void {
  const { player, payment, endsAt: at, isReviewed, outcome } = ended;
  const { serialNumber, amount } = payment;
  const isPaid = outcome === 'paid';
  scene.books.post(isPaid ? payoutEntry(payment) : returnEntry(payment), { serialNumber, at });
  const receipt = writeWithdrawal(scene, ended, isPaid ? 'paid' : 'returned');
  if (isReviewed) {
    const content = `withdrawal ${serialNumber} ${outcome === 'rejected' ? 'rejected' : 'approved'}`;
    note(scene, { type: 'payment-decision', administratorId: scene.clerkId, content, at });
  }
  const { sw, en } = operators[player.operator];
  const facts = { amount: inShillings(amount), operator: { sw, en } };
  tell(scene, {
    ...{ player, at, jump: '/user_bill', key: `money:${serialNumber}` },
    event: isPaid ? 'withdrawal-paid' : 'withdrawal-returned',
    facts: isPaid ? { ...facts, receipt } : facts,
  });
}

/** Answers its receipt, empty for one that was not paid. */
function writeWithdrawal(
  scene: HistoryScene,
  { player, payment, createdAt, endsAt, isReviewed, outcome }: Ended,
  state: 'reviewing' | 'paid' | 'returned',
): string {
  const { chance, rows, clerkId } = scene;
  const { id, serialNumber, reference, amount } = payment;
  const isOver = state !== 'reviewing';
  const receipt = state === 'paid' ? receiptFrom(chance, player.operator, endsAt) : null;
  const reasons = { paid: null, rejected: null, returned: 'phone-unknown' };
  rows.withdrawal.push([
    ...[id, serialNumber, player.id, drawnText(20, chance.below), player.operator, CHANNEL],
    ...[player.phone, amount, state, reference],
    ...[receipt, isOver ? reasons[outcome] : null, isReviewed && isOver ? clerkId : null],
    ...[new Date(createdAt), isOver ? new Date(endsAt) : null],
  ]);
  if (receipt) identify(scene, 'receipt', receipt, { withdrawalId: id, at: endsAt });
  if (!isOver) return '';
  const before = outcome === 'rejected' ? 'reviewing' : 'sending';
  const source = outcome === 'rejected' ? 'clerk' : 'callback';
  const word = outcome === 'returned' ? 'refused' : outcome;
  rows.payment_word.push([
    ...[null, id, source, word, reasons[outcome] ?? '', before, state, false, new Date(endsAt)],
  ]);
  return receipt ?? '';
}

export const roundedShillings = (amount: number, step: number): Senti =>
  senti(BigInt(Math.max(step, Math.round(amount / step) * step)) * 100n);
