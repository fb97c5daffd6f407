import type { Senti } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ProtectionRefusal } from '../../protection/index.ts';
import { isInService } from '../operators-in-service.ts';
import { newReference, newSerialNumber } from '../payment-numbers.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { OperatorName } from '../ports.ts';
import { requestDepositJob } from './deposit-jobs.ts';
import { type Deposit, findDeposit, insertDeposit, sumUnderWay } from './deposit-store.ts';

type WantedDeposit = {
  readonly playerId: bigint;
  /** Of the page: the same intention asked again is answered as before. */
  readonly requestKey: string;
  readonly operator: OperatorName;
  /** As typed; empty for the registered number. */
  readonly phone: string;
  readonly amount: Senti;
};

/** In the order they are checked. */
type DepositRefusal =
  | 'phone-invalid'
  | 'operator-off'
  | 'amount-out-of-range'
  | 'request-key-used'
  | 'site-maintenance'
  | ProtectionRefusal;

export type StartDeposit = (wanted: WantedDeposit) => Promise<Result<Deposit, DepositRefusal>>;

export function depositStarter(deps: PaymentsDeps): StartDeposit {
  const { database, directory, settings } = deps;
  return async (wanted) => {
    const { playerId, operator, amount } = wanted;
    const phone =
      wanted.phone === ''
        ? (await directory.byId(database.read, playerId))?.phone
        : directory.normalisePhone(wanted.phone);
    if (phone === undefined) return refuse('phone-invalid');
    const pay = settings.current('pay');
    if (!isInService(pay, operator, 'deposit')) return refuse('operator-off');
    if (amount < pay.depositMinimum || amount > pay.depositMaximum) {
      return refuse('amount-out-of-range');
    }
    return database.transact((tx) => writeDeposit(deps, tx, { ...wanted, phone }));
  };
}

async function writeDeposit(
  { clock, outbox, mobileMoney, protection, settings }: PaymentsDeps,
  tx: Transaction,
  { playerId, requestKey, operator, phone, amount }: WantedDeposit,
): Promise<Result<Deposit, DepositRefusal>> {
  const now = clock.now();
  const known = await findDeposit(tx, { playerId, requestKey });
  if (!known) {
    if (settings.current('site').maintenance) return refuse('site-maintenance');
    // What is under way may come at any moment, so it counts as if it had.
    const countUnderWay = () => sumUnderWay(tx, playerId);
    const refusal = await protection.depositRefusal(tx, playerId, { amount, countUnderWay });
    if (refusal) return refuse(refusal);
  }
  const written = await insertDeposit(tx, {
    serialNumber: newSerialNumber('deposit', now),
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
