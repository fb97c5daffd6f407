import { invariant } from '@kipute/domain/invariant';
import { type Senti, senti, shillings, toWireShillings } from '@kipute/domain/money/senti';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import { operatorOfId } from '../operators.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { ClaimReceipt } from './claim-receipt.ts';
import { findDeposit, listDeposits, sumUnderWay } from './deposit-store.ts';
import { claimRefused, depositView, paybillSteps, statesOf } from './deposit-view.ts';
import { paybillReferenceOf } from './paybill-payments.ts';
import type { StartDeposit, StopWaiting } from './start-deposit.ts';

export type DepositRoutes = HandlersFor<
  | 'recharge/add'
  | 'recharge/terms'
  | 'recharge/detailed'
  | 'recharge/stop_waiting'
  | 'recharge/inquire'
  | 'recharge/paybill'
  | 'recharge/claim'
>;

type RouteDeps = PaymentsDeps & {
  readonly startDeposit: StartDeposit;
  readonly claimReceipt: ClaimReceipt;
  readonly stopWaiting: StopWaiting;
};

export function depositRoutes(deps: RouteDeps): DepositRoutes {
  const { database, startDeposit, claimReceipt, stopWaiting } = deps;
  return {
    'recharge/add': async (request, { caller, locale }) => {
      const started = await startDeposit({
        playerId: caller.playerId,
        requestKey: request.request_key,
        operator: operatorOfId(request.pay_type),
        phone: request.phone,
        amount: shillings(request.amount),
      });
      return started.ok ? answer(depositView(started.value, locale)) : refuseWith(started.refusal);
    },
    'recharge/terms': termsRoute(deps),
    'recharge/detailed': async ({ serial_number: serial }, { caller, locale }) => {
      const deposit = await findDeposit(database.read, {
        playerId: caller.playerId,
        serialNumber: serial,
      });
      return deposit ? answer(depositView(deposit, locale)) : refuseWith('payment-unknown');
    },
    'recharge/stop_waiting': async ({ serial_number: serialNumber }, { caller, locale }) => {
      const { playerId } = caller;
      const deposit = await findDeposit(database.read, { playerId, serialNumber });
      if (!deposit) return refuseWith('payment-unknown');
      return answer(depositView(await stopWaiting(deposit), locale));
    },
    'recharge/inquire': async ({ page, page_size, pay_status }, { caller, locale }) => {
      const { payments: deposits, count } = await listDeposits(database.read, {
        playerId: caller.playerId,
        states: statesOf(pay_status),
        page,
        pageSize: page_size,
      });
      return answerPage(
        deposits.map((deposit) => depositView(deposit, locale)),
        count,
      );
    },
    'recharge/paybill': paybillRoute(deps),
    'recharge/claim': async ({ pay_type, receipt_number: receipt }, { caller, locale }) => {
      const { playerId } = caller;
      const claimed = await claimReceipt({ playerId, operator: operatorOfId(pay_type), receipt });
      if (claimed.ok) return answer(depositView(claimed.value, locale));
      return claimRefused(claimed.refusal, { locale, now: deps.clock.now() });
    },
  };
}

/** By limits and breaks of the player's own; those of the house are in pay_config/inquire. */
function termsRoute({ database, protection }: PaymentsDeps) {
  const route: DepositRoutes['recharge/terms'] = async (_, { caller: { playerId } }) => {
    const { read } = database;
    const free = await protection.depositLeft(read, playerId);
    const ends = await protection.pausedUntil(read, playerId);
    const left = free === undefined ? null : lessOf(free, await sumUnderWay(read, playerId));
    return answer({ left, pause_ends_at: ends?.toISOString() ?? null });
  };
  return route;
}

const lessOf = (free: Senti, underWay: Senti): number =>
  toWireShillings(senti(free > underWay ? free - underWay : 0n));

function paybillRoute({ database, directory, settings }: PaymentsDeps) {
  const route: DepositRoutes['recharge/paybill'] = async ({ pay_type }, { caller, locale }) => {
    const operator = operatorOfId(pay_type);
    const player = await directory.byId(database.read, caller.playerId);
    invariant(player, 'a signed-in player exists');
    const businessNumber = settings.current('pay').businessNumbers[operator];
    const reference = paybillReferenceOf(player.phone);
    return answer({
      business_number: businessNumber,
      reference,
      steps: [...paybillSteps(operator, { businessNumber, reference }, locale)],
    });
  };
  return route;
}
