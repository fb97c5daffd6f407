import { invariant } from '@kipute/domain/invariant';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { holdEntry } from '@kipute/domain/payments/payment-entries';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../../platform/database/database.ts';
import type { PayingPlayer } from '../../players/index.ts';
import { isInService } from '../operators.ts';
import { newReference, newSerialNumber } from '../payment-identifiers.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { OperatorName } from '../ports.ts';
import { findingsOf, insertFindings } from './withdrawal-findings.ts';
import {
  findWithdrawal,
  insertWithdrawal,
  isOnItsWay,
  lockWithdrawalsOf,
  type Withdrawal,
  withdrawnToday,
} from './withdrawal-store.ts';
import { sendWithdrawalJob } from './withdrawal-updates.ts';

type WantedWithdrawal = {
  readonly playerId: bigint;
  readonly requestKey: string;
  readonly operator: OperatorName;
  readonly amount: Senti;
};

/** In the order they are checked. */
type WithdrawalRefusal =
  | 'request-key-used'
  | 'site-maintenance'
  | 'withdrawals-closed'
  | 'withdrawal-forbidden'
  | 'payout-abroad'
  | 'operator-off'
  | 'amount-out-of-range'
  | 'daily-limit-reached'
  | 'withdrawal-under-way'
  | 'funds-short';

export type StartWithdrawal = (
  wanted: WantedWithdrawal,
) => Promise<Result<Withdrawal, WithdrawalRefusal>>;

export function withdrawalStarter(deps: PaymentsDeps): StartWithdrawal {
  return (wanted) => deps.database.transact((tx) => startWithdrawal(deps, tx, wanted));
}

/** Everything is looked at under the player's lock, so nothing has to be taken back. */
async function startWithdrawal(
  deps: PaymentsDeps,
  tx: Transaction,
  wanted: WantedWithdrawal,
): Promise<Result<Withdrawal, WithdrawalRefusal>> {
  await lockWithdrawalsOf(tx, wanted.playerId);
  const before = await findWithdrawal(tx, {
    playerId: wanted.playerId,
    requestKey: wanted.requestKey,
  });
  if (before) return repeated(before, wanted);
  const player = await deps.directory.byId(tx, wanted.playerId);
  invariant(player, 'a signed-in player exists');
  const refusal =
    refusalByLimits(deps, player, wanted) ?? (await refusalByOthers(deps, tx, wanted));
  return refusal ? refuse(refusal) : holdAndWrite(deps, tx, { player, wanted });
}

function repeated(
  before: Withdrawal,
  { amount, operator }: WantedWithdrawal,
): Result<Withdrawal, WithdrawalRefusal> {
  const isSame = before.amount === amount && before.operator === operator;
  return isSame ? ok(before) : refuse('request-key-used');
}

function refusalByLimits(
  { settings, directory }: PaymentsDeps,
  player: PayingPlayer,
  { operator, amount }: WantedWithdrawal,
): WithdrawalRefusal | undefined {
  if (settings.current('site').maintenance) return 'site-maintenance';
  const pay = settings.current('pay');
  if (pay.withdrawalsProhibited) return 'withdrawals-closed';
  if (player.withdrawalForbidden || player.disabled) return 'withdrawal-forbidden';
  if (directory.normalisePhone(player.phone) === undefined) return 'payout-abroad';
  if (!isInService(pay, operator, 'withdrawal')) return 'operator-off';
  if (amount < pay.withdrawalMinimum || amount > pay.withdrawalMaximum) {
    return 'amount-out-of-range';
  }
  return undefined;
}

async function refusalByOthers(
  { settings, clock }: PaymentsDeps,
  tx: Transaction,
  { playerId, amount }: WantedWithdrawal,
): Promise<WithdrawalRefusal | undefined> {
  const today = await withdrawnToday(tx, playerId, clock.now());
  if (today + amount > settings.current('pay').withdrawalDailyMaximum) return 'daily-limit-reached';
  return (await isOnItsWay(tx, playerId)) ? 'withdrawal-under-way' : undefined;
}

type Writing = { readonly player: PayingPlayer; readonly wanted: WantedWithdrawal };

async function holdAndWrite(
  deps: PaymentsDeps,
  tx: Transaction,
  { player, wanted }: Writing,
): Promise<Result<Withdrawal, WithdrawalRefusal>> {
  const { database, clock, outbox, mobileMoney, wallet } = deps;
  const { playerId, requestKey, operator, amount } = wanted;
  const createdAt = clock.now();
  const made = { kind: 'withdrawal', at: createdAt } as const;
  const serialNumber = await newSerialNumber({ database }, tx, made);
  const payment = { serialNumber, playerId, float: `float-${operator}`, amount } as const;
  const held = await wallet.append(tx, holdEntry(payment), { serialNumber });
  if (!held.ok) {
    invariant(held.refusal === 'funds-short', 'a new serial number has no entry yet');
    return refuse('funds-short');
  }
  // Who is trusted is asked about nothing.
  const findings = player.withdrawalWhitelisted
    ? []
    : await findingsOf(deps, tx, { player, amount });
  const isStopped = findings.some(({ holds }) => !holds);
  const written = await insertWithdrawal(tx, {
    serialNumber,
    playerId,
    requestKey,
    operator,
    channel: mobileMoney.channelOf(operator),
    phone: player.phone,
    amount,
    state: isStopped ? 'reviewing' : 'ready',
    reference: newReference(),
    createdAt,
  });
  if (findings.length > 0) await insertFindings(tx, written.id, findings);
  if (!isStopped) {
    await outbox.enqueue(tx, sendWithdrawalJob, { withdrawalId: written.id.toString() });
  }
  return ok(written);
}

/** Left of the day's limit. */
export function leftOfDay(dailyMaximum: Senti, today: Senti): Senti {
  return senti(today >= dailyMaximum ? 0n : dailyMaximum - today);
}
