import type { CallRequest } from '@kipute/contract/registry';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import {
  answer,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
} from '../../../platform/http/handler.ts';
import { moneyPathOf } from '../office/money-path.ts';
import { WITHDRAWAL_GOAL_MINUTES } from '../office/payment-queues.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { claimWithdrawal, heldByAnother, releaseClaim, takeNext } from '../withdrawals/claims.ts';
import { findWithdrawal, type Withdrawal } from '../withdrawals/withdrawal-store.ts';
import { moneyDays, queueFigures, waitingWithdrawals } from './queue-store.ts';
import { queuedView, queuedViews } from './queue-view.ts';

export type QueueRoutes = HandlersFor<
  | 'withdraw/inquire_queue'
  | 'withdraw/inquire_case'
  | 'withdraw/claim'
  | 'withdraw/take_next'
  | 'withdraw/release'
>;

type Office = CallContext<SignedInAdministrator>;

const CASE_DAYS = 30;

/** The queue as clerks work it through: who has which, why it stopped, and the next one. */
export function queueRoutes(deps: PaymentsDeps): QueueRoutes {
  const { database } = deps;
  return {
    'withdraw/inquire_queue': (_, context) => shownQueue(deps, context),
    'withdraw/inquire_case': async (request, context) => {
      const withdrawal = await named(deps, request);
      return withdrawal ? shownCase(deps, withdrawal, context) : refuseWith('payment-unknown');
    },
    'withdraw/claim': async (request, context) => {
      const withdrawal = await named(deps, request);
      if (!withdrawal) return refuseWith('payment-unknown');
      const { administratorId } = context.caller;
      const claiming = { withdrawalId: withdrawal.id, administratorId };
      const claimed = await claimWithdrawal(deps, claiming);
      if (claimed.ok) return answer(await viewOf(deps, withdrawal, context));
      const name = (await heldByAnother(database.read, claiming, deps.clock.now())) ?? '';
      return refuseWith(claimed.refusal, { name });
    },
    'withdraw/take_next': async (_, context) => {
      const taken = await takeNext(deps, context.caller.administratorId);
      return answer(taken ? await viewOf(deps, taken, context) : null);
    },
    'withdraw/release': async (request, context) => {
      const withdrawal = await named(deps, request);
      if (!withdrawal) return refuseWith('payment-unknown');
      const { administratorId } = context.caller;
      await database.transact((tx) =>
        releaseClaim(tx, { withdrawalId: withdrawal.id, administratorId }),
      );
      return answer(await viewOf(deps, withdrawal, context));
    },
  };
}

const named = ({ database }: PaymentsDeps, { serial_number }: CallRequest<'withdraw/claim'>) =>
  findWithdrawal(database.read, { serialNumber: serial_number });

const viewOf = (deps: PaymentsDeps, withdrawal: Withdrawal, { caller, locale }: Office) =>
  queuedView(deps, deps.database.read, {
    ...{ withdrawal, locale, administratorId: caller.administratorId },
  });

async function shownQueue(deps: PaymentsDeps, { caller, locale }: Office) {
  const { database, clock, settings } = deps;
  const withdrawals = await waitingWithdrawals(database.read);
  const figures = await queueFigures(database.read, clock.now());
  const rows = await queuedViews(deps, database.read, {
    ...{ withdrawals, locale, administratorId: caller.administratorId },
  });
  return answer({
    rows,
    waiting: figures.waiting,
    sum: toWireShillings(figures.sum),
    unclear: figures.unclear,
    paid_today: figures.paidToday,
    refused_today: figures.refusedToday,
    last_decided_at: figures.lastDecidedAt?.toISOString() ?? null,
    goal_minutes: WITHDRAWAL_GOAL_MINUTES,
    claim_minutes: settings.current('pay').withdrawalClaimMinutes,
    second_from: toWireShillings(settings.current('office').withdrawalFrom),
  });
}

async function shownCase(deps: PaymentsDeps, withdrawal: Withdrawal, context: Office) {
  const { database, clock, wallet } = deps;
  const { playerId, operator } = withdrawal;
  const reader = database.office;
  const days = await moneyDays(reader, { playerId, days: CASE_DAYS, now: clock.now() });
  const held = await wallet.accountBalances(reader);
  const float = senti(-(held.get(`float-${operator}`) ?? 0n));
  return answer({
    row: await viewOf(deps, withdrawal, context),
    money_path: await moneyPathOf(deps, reader, withdrawal),
    days: days.map(({ day, moneyIn, moneyOut }) => ({
      day,
      money_in: toWireShillings(moneyIn),
      money_out: toWireShillings(moneyOut),
    })),
    float: toWireShillings(float > 0n ? float : senti(0n)),
  });
}
