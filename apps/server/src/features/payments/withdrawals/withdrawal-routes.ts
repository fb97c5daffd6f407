import { rowsOf } from '@kipute/contract/constants/choice';
import { operators, preselectedOperator } from '@kipute/contract/constants/money/operators';
import type { CallContent } from '@kipute/contract/registry';
import { invariant } from '@kipute/domain/invariant';
import { shillings, toWireShillings } from '@kipute/domain/money/senti';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import { operatorOfId } from '../operators.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { leftOfDay, type StartWithdrawal } from './start-withdrawal.ts';
import { findWithdrawal, listWithdrawals, withdrawnToday } from './withdrawal-store.ts';
import { statesOf, withdrawalView } from './withdrawal-view.ts';

export type WithdrawalRoutes = HandlersFor<
  'withdraw/terms' | 'withdraw/add' | 'withdraw/detailed' | 'withdraw/inquire'
>;

type RouteDeps = PaymentsDeps & { readonly startWithdrawal: StartWithdrawal };

export function withdrawalRoutes(deps: RouteDeps): WithdrawalRoutes {
  const { database, startWithdrawal } = deps;
  return {
    'withdraw/terms': async (_, { caller }) => answer(await limitsOf(deps, caller.playerId)),
    'withdraw/add': async ({ request_key, pay_type, amount }, { caller, locale }) => {
      const operator = operatorOfId(pay_type);
      const started = await startWithdrawal({
        playerId: caller.playerId,
        requestKey: request_key,
        operator,
        amount: shillings(amount),
      });
      return started.ok
        ? answer(withdrawalView(started.value, locale))
        : refuseWith(started.refusal);
    },
    'withdraw/detailed': async ({ serial_number: serial }, { caller, locale }) => {
      const withdrawal = await findWithdrawal(database.read, {
        playerId: caller.playerId,
        serialNumber: serial,
      });
      return withdrawal
        ? answer(withdrawalView(withdrawal, locale))
        : refuseWith('payment-unknown');
    },
    'withdraw/inquire': async ({ page, page_size, pay_status }, { caller, locale }) => {
      const { payments: withdrawals, count } = await listWithdrawals(database.read, {
        playerId: caller.playerId,
        states: statesOf(pay_status),
        page,
        pageSize: page_size,
      });
      return answerPage(
        withdrawals.map((withdrawal) => withdrawalView(withdrawal, locale)),
        count,
      );
    },
  };
}

async function limitsOf(
  { database, directory, settings, clock }: PaymentsDeps,
  playerId: bigint,
): Promise<CallContent<'withdraw/terms'>> {
  const pay = settings.current('pay');
  const player = await directory.byId(database.read, playerId);
  invariant(player, 'a signed-in player exists');
  const today = await withdrawnToday(database.read, playerId, clock.now());
  const isAbroad = directory.normalisePhone(player.phone) === undefined;
  const isForbidden = pay.withdrawalsProhibited || player.withdrawalForbidden || isAbroad;
  return {
    phone: player.phone,
    pay_type: operators[preselectedOperator(player.phone) ?? 'mpesa'].id,
    minimum: toWireShillings(pay.withdrawalMinimum),
    maximum: toWireShillings(pay.withdrawalMaximum),
    left_today: toWireShillings(leftOfDay(pay.withdrawalDailyMaximum, today)),
    review_from: toWireShillings(pay.withdrawalReviewFrom),
    fees: rowsOf(operators).flatMap(([operator, { id }]) =>
      pay.withdrawalFees[operator].map(({ upTo, fee }) => ({
        pay_type: id,
        up_to: toWireShillings(upTo),
        fee: toWireShillings(fee),
      })),
    ),
    forbidden: isForbidden ? 1 : 0,
  };
}
