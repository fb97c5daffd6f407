import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import type { FastifyInstance } from 'fastify';
import type { Reader } from '../../platform/database/database.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { Queue } from '../approvals/index.ts';
import { outcomeApplier } from './callbacks/apply-outcome.ts';
import { registerCallbacks } from './callbacks/callback-http.ts';
import { triggerLimit } from './callbacks/callback-limits.ts';
import { removeRejectedJob } from './callbacks/callback-store.ts';
import { paybillOutcomeSender, tellPaybillJob } from './callbacks/paybill-outcome.ts';
import {
  callbackJudge,
  callbackTaker,
  judgeCallbackJob,
  type TakeCallback,
} from './callbacks/take-callback.ts';
import { type ChannelRoutes, channelRoutes, chosenChannels } from './channels.ts';
import { receiptClaimer } from './deposits/claim-receipt.ts';
import { type DepositRoutes, depositRoutes } from './deposits/deposit-routes.ts';
import { listDeposits, sumUnderWay } from './deposits/deposit-store.ts';
import { depositUpdater, queryDepositJob, requestDepositJob } from './deposits/deposit-updates.ts';
import { statesOf as depositStates, depositView } from './deposits/deposit-view.ts';
import { paybillJudge } from './deposits/paybill-payments.ts';
import { depositRequester, depositStatusQuery } from './deposits/request-deposit.ts';
import { depositStarter, waitingStopper } from './deposits/start-deposit.ts';
import { alertAcknowledger } from './office/acknowledge-alerts.ts';
import { byHandCreditor } from './office/credit-by-hand.ts';
import { type DepositOfficeRoutes, depositOfficeRoutes } from './office/deposit-office-routes.ts';
import { paymentQueues } from './office/payment-queues.ts';
import { withdrawalReviewer } from './office/review-withdrawal.ts';
import { depositSettler, withdrawalSettler } from './office/settle-by-hand.ts';
import { type ReviewRoutes, reviewRoutes } from './office/withdrawal-office-routes.ts';
import { type YesterdayRoutes, yesterdayRoutes } from './office/yesterday.ts';
import {
  type OperatorStatusRoutes,
  operatorStatusRoutes,
} from './operator-status/operator-status-routes.ts';
import { paymentChanged } from './payment-events.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { type QueueRoutes, queueRoutes } from './queue/queue-routes.ts';
import { floatMonitorJob, lowFloats } from './reconciliation/float-monitor.ts';
import { reconcileJob, statementTaker } from './reconciliation/reconcile-day.ts';
import {
  type ReconciliationRoutes,
  reconciliationRoutes,
} from './reconciliation/reconciliation-routes.ts';
import { silenceMonitorJob } from './reconciliation/silence-monitor.ts';
import { withdrawalSender, withdrawalStatusQuery } from './withdrawals/send-withdrawal.ts';
import { withdrawalStarter } from './withdrawals/start-withdrawal.ts';
import { type WithdrawalRoutes, withdrawalRoutes } from './withdrawals/withdrawal-routes.ts';
import { isWithdrawing, listWithdrawals } from './withdrawals/withdrawal-store.ts';
import {
  queryWithdrawalJob,
  sendWithdrawalJob,
  withdrawalUpdater,
} from './withdrawals/withdrawal-updates.ts';
import { statesOf as withdrawalStates, withdrawalView } from './withdrawals/withdrawal-view.ts';

export { statesOf as depositStatesOf } from './deposits/deposit-view.ts';
export type { PaymentsDeps } from './payments-deps.ts';
export { statesOf as withdrawalStatesOf } from './withdrawals/withdrawal-view.ts';

type Changed = { readonly playerId: string; readonly serialNumber: string };

export type Payments = {
  readonly routes: DepositRoutes &
    DepositOfficeRoutes &
    WithdrawalRoutes &
    ReviewRoutes &
    QueueRoutes &
    OperatorStatusRoutes &
    ChannelRoutes &
    YesterdayRoutes &
    ReconciliationRoutes;
  readonly jobs: readonly AnyJob[];
  readonly queues: readonly Queue[];
  readonly takeCallback: TakeCallback;
  readonly registerCallbacks: (server: FastifyInstance) => void;
  readonly ownPaymentsOf: OwnPayments;
  /** Something of a player's may still come in or go out. */
  readonly hasOpenPayment: (reader: Reader, playerId: bigint) => Promise<boolean>;
  /** Channels with little left to pay out from, for the metrics. */
  readonly lowFloats: () => number;
  /** A payment of a player changed, in whichever process. */
  readonly onChanged: (listener: (changed: Changed) => void) => void;
};

export function createPayments(given: PaymentsDeps): Payments {
  const deps = { ...given, mobileMoney: chosenChannels(given) };
  const verbs = createVerbs(deps);
  const { takeCallback } = verbs;
  return {
    routes: createRoutes(deps, verbs),
    jobs: createJobs(deps, verbs),
    queues: paymentQueues,
    takeCallback,
    registerCallbacks: (server) => registerCallbacks(server, { ...deps, takeCallback }),
    ownPaymentsOf,
    hasOpenPayment,
    lowFloats: lowFloats(deps.bus),
    onChanged: (listener) => {
      deps.bus.subscribe(paymentChanged, listener);
    },
  };
}

type Verbs = ReturnType<typeof createVerbs>;

function createVerbs(deps: PaymentsDeps) {
  const applyDepositUpdate = depositUpdater(deps);
  const applyWithdrawalUpdate = withdrawalUpdater(deps);
  const depositDeps = { ...deps, apply: applyDepositUpdate };
  const withdrawalDeps = { ...deps, apply: applyWithdrawalUpdate };
  const triggerDepositQuery = depositStatusQuery(depositDeps, 'trigger');
  const judgePaybill = paybillJudge(deps);
  const applyOutcome = outcomeApplier({
    ...deps,
    applyDepositUpdate,
    applyWithdrawalUpdate,
    queryDeposit: triggerDepositQuery,
    queryWithdrawal: withdrawalStatusQuery(withdrawalDeps, 'trigger'),
    mayTrigger: triggerLimit(deps.rateLimiter),
  });
  const callbackDeps = { ...deps, applyOutcome, judgePaybill };
  return {
    requestDeposit: depositRequester(depositDeps),
    queryDeposit: depositStatusQuery(depositDeps, 'query'),
    claimReceipt: receiptClaimer({ ...deps, judgePaybill, queryDeposit: triggerDepositQuery }),
    sendWithdrawal: withdrawalSender(withdrawalDeps),
    queryWithdrawal: withdrawalStatusQuery(withdrawalDeps, 'query'),
    reviewWithdrawal: withdrawalReviewer(deps, applyWithdrawalUpdate),
    takeCallback: callbackTaker(callbackDeps),
    judgeCallback: callbackJudge(callbackDeps),
    acknowledgeAlerts: alertAcknowledger(deps),
    reconcileDeps: { ...deps, applyDepositUpdate, applyWithdrawalUpdate },
  };
}

function createRoutes(deps: PaymentsDeps, verbs: Verbs): Payments['routes'] {
  const { claimReceipt, reviewWithdrawal, acknowledgeAlerts, reconcileDeps } = verbs;
  return {
    ...depositRoutes({
      ...deps,
      claimReceipt,
      startDeposit: depositStarter(deps),
      stopWaiting: waitingStopper(deps),
    }),
    ...withdrawalRoutes({ ...deps, startWithdrawal: withdrawalStarter(deps) }),
    ...depositOfficeRoutes({
      ...deps,
      acknowledgeAlerts,
      creditByHand: byHandCreditor(deps),
      settleDeposit: depositSettler(deps),
    }),
    ...queueRoutes(deps),
    ...operatorStatusRoutes(deps),
    ...channelRoutes(deps),
    ...yesterdayRoutes(deps),
    ...reviewRoutes({
      ...deps,
      acknowledgeAlerts,
      reviewWithdrawal,
      settleWithdrawal: withdrawalSettler(deps),
    }),
    ...reconciliationRoutes({ ...deps, takeStatement: statementTaker(reconcileDeps) }),
  };
}

function createJobs(deps: PaymentsDeps, verbs: Verbs): readonly AnyJob[] {
  const { judgeCallback, reconcileDeps } = verbs;
  return [
    ofDeposit(requestDepositJob, verbs.requestDeposit),
    ofDeposit(queryDepositJob, verbs.queryDeposit),
    ofWithdrawal(sendWithdrawalJob, verbs.sendWithdrawal),
    ofWithdrawal(queryWithdrawalJob, verbs.queryWithdrawal),
    {
      ...judgeCallbackJob,
      run: ({ callbackId }: { callbackId: string }) => judgeCallback(BigInt(callbackId)),
    },
    { ...tellPaybillJob, run: paybillOutcomeSender(deps) },
    removeRejectedJob(deps),
    reconcileJob(reconcileDeps),
    floatMonitorJob(deps),
    silenceMonitorJob(deps),
  ];
}

type Verb = (id: bigint) => Promise<void>;

function ofDeposit(job: typeof requestDepositJob, verb: Verb): AnyJob {
  return { ...job, run: ({ depositId }: { depositId: string }) => verb(BigInt(depositId)) };
}

function ofWithdrawal(job: typeof sendWithdrawalJob, verb: Verb): AnyJob {
  return {
    ...job,
    run: ({ withdrawalId }: { withdrawalId: string }) => verb(BigInt(withdrawalId)),
  };
}

type OwnPaymentsQuery = {
  readonly playerId: bigint;
  readonly locale: Locale;
  /** Of each kind, the newest. */
  readonly payments: number;
};

type OwnPayments = (
  reader: Reader,
  query: OwnPaymentsQuery,
) => Promise<Pick<CallContent<'personal_data/export'>, 'deposits' | 'withdrawals'>>;

const ownPaymentsOf: OwnPayments = async (reader, { playerId, locale, payments }) => {
  const page = { playerId, page: 1, pageSize: payments };
  const { payments: deposits } = await listDeposits(reader, {
    ...page,
    states: depositStates(undefined),
  });
  const { payments: withdrawals } = await listWithdrawals(reader, {
    ...page,
    states: withdrawalStates(undefined),
  });
  return {
    deposits: deposits.map((deposit) => depositView(deposit, locale)),
    withdrawals: withdrawals.map((withdrawal) => withdrawalView(withdrawal, locale)),
  };
};

/** Nobody may be forgotten while an operator may still say something about their money. */
async function hasOpenPayment(reader: Reader, playerId: bigint): Promise<boolean> {
  return (await sumUnderWay(reader, playerId)) > 0n || (await isWithdrawing(reader, playerId));
}
