import { invariant } from '@kipute/domain/invariant';
import type { Senti } from '@kipute/domain/money/senti';
import { isDepositOver } from '@kipute/domain/payments/deposit-states';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ProtectionRefusal } from '../../protection/index.ts';
import { isInService } from '../operators.ts';
import { publishChange } from '../payment-events.ts';
import { newReference, newSerialNumber } from '../payment-identifiers.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { OperatorName } from '../ports.ts';
import {
  type Deposit,
  findDeposit,
  insertDeposit,
  isPrompted,
  lockDeposit,
  lockPrompts,
  promptsToday,
  sumUnderWay,
  updateDeposit,
} from './deposit-store.ts';
import { requestDepositJob } from './deposit-updates.ts';

type WantedDeposit = {
  readonly playerId: bigint;
  /** The page's idempotency key: the same request again is answered as before. */
  readonly requestKey: string;
  readonly operator: OperatorName;
  /** As typed; empty for the registered number. */
  readonly phone: string;
  readonly amount: Senti;
};

/** In the order they are checked. */
type DepositRefusal =
  | 'phone-invalid'
  | 'payer-unconfirmed'
  | 'operator-off'
  | 'amount-out-of-range'
  | 'request-key-used'
  | 'site-maintenance'
  | 'prompt-open'
  | 'prompts-used-up'
  | ProtectionRefusal;

export type StartDeposit = (wanted: WantedDeposit) => Promise<Result<Deposit, DepositRefusal>>;

export function depositStarter(deps: PaymentsDeps): StartDeposit {
  const { database, settings } = deps;
  return async (wanted) => {
    const { operator, amount } = wanted;
    const payer = await payerOf(deps, wanted);
    if (!payer.ok) return payer;
    const phone = payer.value;
    const pay = settings.current('pay');
    if (!isInService(pay, operator, 'deposit')) return refuse('operator-off');
    if (amount < pay.depositMinimum || amount > pay.depositMaximum) {
      return refuse('amount-out-of-range');
    }
    return database.transact((tx) => writeDeposit(deps, tx, { ...wanted, phone }));
  };
}

/** A prompt goes to the player's own phone, or to one whose owner confirmed it (PAY-80). */
async function payerOf(
  { database, directory }: PaymentsDeps,
  { playerId, phone: typed }: WantedDeposit,
): Promise<Result<string, 'phone-invalid' | 'payer-unconfirmed'>> {
  const own = (await directory.byId(database.read, playerId))?.phone;
  // Mobile money is Tanzanian, and so is every number that can be prompted (ARC-05).
  const phone = directory.normalisePhone(typed === '' ? (own ?? '') : typed);
  if (phone === undefined) return refuse('phone-invalid');
  if (phone === own) return ok(phone);
  const isPayer = await directory.isPayerPhone(database.read, { playerId, phone });
  return isPayer ? ok(phone) : refuse('payer-unconfirmed');
}

/** Nobody is asked for money twice at once, nor all day long (PAY-81, PAY-82). */
async function refusalOfNew(
  { clock, protection, settings }: PaymentsDeps,
  tx: Transaction,
  { playerId, phone, amount }: WantedDeposit,
): Promise<DepositRefusal | undefined> {
  if (settings.current('site').maintenance) return 'site-maintenance';
  const now = clock.now();
  if (await isPrompted(tx, phone, now)) return 'prompt-open';
  const { promptsPerDayMax } = settings.current('pay');
  if ((await promptsToday(tx, playerId, now)) >= promptsPerDayMax) return 'prompts-used-up';
  // What is under way may come at any moment, so it counts as if it had.
  const countUnderWay = () => sumUnderWay(tx, playerId);
  return protection.depositRefusal(tx, playerId, { amount, countUnderWay });
}

async function writeDeposit(
  deps: PaymentsDeps,
  tx: Transaction,
  wanted: WantedDeposit,
): Promise<Result<Deposit, DepositRefusal>> {
  const { clock, outbox, mobileMoney } = deps;
  const { playerId, requestKey, operator, phone, amount } = wanted;
  await lockPrompts(tx, wanted);
  const now = clock.now();
  const known = await findDeposit(tx, { playerId, requestKey });
  const refusal = known ? undefined : await refusalOfNew(deps, tx, wanted);
  if (refusal) return refuse(refusal);
  const written = await insertDeposit(tx, {
    serialNumber: await newSerialNumber(deps, tx, { kind: 'deposit', at: now }),
    playerId,
    requestKey,
    way: 'push',
    operator,
    channel: mobileMoney.channelOf(operator),
    phone,
    amount,
    state: 'asking',
    reference: newReference(),
    createdAt: now,
  });
  if (written) {
    await outbox.enqueue(tx, requestDepositJob, { depositId: written.id.toString() });
    return ok(written);
  }
  const before = await findDeposit(tx, { playerId, requestKey });
  const isSame =
    before?.amount === amount && before.operator === operator && before.phone === phone;
  return before && isSame ? ok(before) : refuse('request-key-used');
}

export type StopWaiting = (deposit: Deposit) => Promise<Deposit>;

/**
 * The player goes on without it. The prompt may still be answered, so the deposit stays what it is
 * and is queried as before: what comes in is credited, and told by SMS (PAY-84).
 */
export function waitingStopper({ database, clock, bus }: PaymentsDeps): StopWaiting {
  return async ({ id }) => {
    const deposit = await database.transact(async (tx) => {
      const current = await lockDeposit(tx, id);
      invariant(current, 'a deposit that was found exists');
      if (isDepositOver(current.state) || current.waitingEndedAt) return current;
      const waitingEndedAt = clock.now();
      await updateDeposit(tx, id, { waitingEndedAt });
      return { ...current, waitingEndedAt };
    });
    await publishChange(bus, deposit);
    return deposit;
  };
}
