import type { FastifyInstance } from 'fastify';
import type { Reader } from '../../platform/database/database.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import { lookMarker } from './attention/mark-looked.ts';
import { depositSettler, withdrawalSettler } from './attention/settle-by-hand.ts';
import { outcomeBeliever } from './callbacks/believe-outcome.ts';
import { registerCallbacks } from './callbacks/callback-http.ts';
import { judgeCallbackJob, removeRejectedJob, tellPaybillJob } from './callbacks/callback-jobs.ts';
import { triggerLimit } from './callbacks/callback-limits.ts';
import { callbackJudge, callbackTaker, type TakeCallback } from './callbacks/take-callback.ts';
import { paybillTeller } from './callbacks/tell-paybill-outcome.ts';
import { receiptClaimer } from './deposits/claim-receipt.ts';
import { byHandCreditor } from './deposits/credit-by-hand.ts';
import { askAboutDepositJob, requestDepositJob } from './deposits/deposit-jobs.ts';
import { type DepositOfficeRoutes, depositOfficeRoutes } from './deposits/deposit-office-routes.ts';
import { type DepositRoutes, depositRoutes } from './deposits/deposit-routes.ts';
import { depositHearer } from './deposits/hear-about-deposit.ts';
import { paybillJudge } from './deposits/paybill-payments.ts';
import { depositQuestioner, depositRequester } from './deposits/request-deposit.ts';
import { depositStarter } from './deposits/start-deposit.ts';
import { waitingStopper } from './deposits/stop-waiting.ts';
import { hasOpenPayment, type OwnPayments, ownPaymentsOf } from './own-payments.ts';
import { paymentChanged } from './payment-events.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { reconcileJob } from './watching/reconcile-day.ts';
import {
  type ReconciliationRoutes,
  reconciliationRoutes,
} from './watching/reconciliation-routes.ts';
import { statementTaker } from './watching/take-statement.ts';
import { lowFloats, watchFloatsJob } from './watching/watch-floats.ts';
import { watchSilenceJob } from './watching/watch-silence.ts';
import { withdrawalHearer } from './withdrawals/hear-about-withdrawal.ts';
import { type ReviewRoutes, reviewRoutes } from './withdrawals/review-routes.ts';
import { type ReviewWithdrawal, withdrawalReviewer } from './withdrawals/review-withdrawal.ts';
import { withdrawalQuestioner, withdrawalSender } from './withdrawals/send-withdrawal.ts';
import { withdrawalStarter } from './withdrawals/start-withdrawal.ts';
import { askAboutWithdrawalJob, sendWithdrawalJob } from './withdrawals/withdrawal-jobs.ts';
import { type WithdrawalRoutes, withdrawalRoutes } from './withdrawals/withdrawal-routes.ts';

export type { PaymentsDeps } from './payments-deps.ts';

type Changed = { readonly playerId: string; readonly serialNumber: string };

export type Payments = {
  readonly routes: DepositRoutes &
    DepositOfficeRoutes &
    WithdrawalRoutes &
    ReviewRoutes &
    ReconciliationRoutes;
  readonly jobs: readonly AnyJob[];
  readonly takeCallback: TakeCallback;
  readonly registerCallbacks: (server: FastifyInstance) => void;
  readonly ownPaymentsOf: OwnPayments;
  /** Something of a player's may still come in or go out. */
  readonly hasOpenPayment: (reader: Reader, playerId: bigint) => Promise<boolean>;
  readonly reviewWithdrawal: ReviewWithdrawal;
  /** Channels with little left to pay out from, for the metrics. */
  readonly lowFloats: () => number;
  /** A payment of a player stands elsewhere, in whichever process it was heard. */
  readonly onChanged: (listener: (changed: Changed) => void) => void;
};

export function createPayments(deps: PaymentsDeps): Payments {
  const hearAboutDeposit = depositHearer(deps);
  const hearAboutWithdrawal = withdrawalHearer(deps);
  const depositDeps = { ...deps, hear: hearAboutDeposit };
  const withdrawalDeps = { ...deps, hear: hearAboutWithdrawal };
  const askAboutDeposit = depositQuestioner(depositDeps, 'query');
  const askAboutWithdrawal = withdrawalQuestioner(withdrawalDeps, 'query');
  const triggerDepositQuery = depositQuestioner(depositDeps, 'trigger');
  const judgePaybill = paybillJudge(deps);
  const believe = outcomeBeliever({
    ...deps,
    hearAboutDeposit,
    hearAboutWithdrawal,
    askAboutDeposit: triggerDepositQuery,
    askAboutWithdrawal: withdrawalQuestioner(withdrawalDeps, 'trigger'),
    mayTrigger: triggerLimit(deps.rateLimiter),
  });
  const callbackDeps = { ...deps, believe, judgePaybill };
  const takeCallback = callbackTaker(callbackDeps);
  const judgeCallback = callbackJudge(callbackDeps);
  const requestDeposit = depositRequester(depositDeps);
  const reviewWithdrawal = withdrawalReviewer(hearAboutWithdrawal);
  const sendWithdrawal = withdrawalSender(withdrawalDeps);
  const markLooked = lookMarker(deps);
  const reconcileDeps = { ...deps, hearAboutDeposit, hearAboutWithdrawal };
  return {
    routes: {
      ...depositRoutes({
        ...deps,
        startDeposit: depositStarter(deps),
        claimReceipt: receiptClaimer({
          ...deps,
          judgePaybill,
          askAboutDeposit: triggerDepositQuery,
        }),
        stopWaiting: waitingStopper(deps),
      }),
      ...withdrawalRoutes({ ...deps, startWithdrawal: withdrawalStarter(deps) }),
      ...depositOfficeRoutes({
        ...deps,
        creditByHand: byHandCreditor(deps),
        settleDeposit: depositSettler(deps),
        markLooked,
      }),
      ...reviewRoutes({
        ...deps,
        reviewWithdrawal,
        settleWithdrawal: withdrawalSettler(deps),
        markLooked,
      }),
      ...reconciliationRoutes({ ...deps, takeStatement: statementTaker(reconcileDeps) }),
    },
    jobs: [
      ofDeposit(requestDepositJob, requestDeposit),
      ofDeposit(askAboutDepositJob, askAboutDeposit),
      ofWithdrawal(sendWithdrawalJob, sendWithdrawal),
      ofWithdrawal(askAboutWithdrawalJob, askAboutWithdrawal),
      {
        ...judgeCallbackJob,
        run: ({ callbackId }: { callbackId: string }) => judgeCallback(BigInt(callbackId)),
      },
      { ...tellPaybillJob, run: paybillTeller(deps) },
      removeRejectedJob(deps),
      reconcileJob(reconcileDeps),
      watchFloatsJob(deps),
      watchSilenceJob(deps),
    ],
    takeCallback,
    registerCallbacks: (server) => registerCallbacks(server, { ...deps, takeCallback }),
    ownPaymentsOf,
    hasOpenPayment,
    reviewWithdrawal,
    lowFloats: lowFloats(deps.bus),
    onChanged: (listener) => {
      deps.bus.subscribe(paymentChanged, listener);
    },
  };
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
