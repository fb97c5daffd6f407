import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { RefusedChange } from '../catalogue/index.ts';
import { resultSetterByHand, type SetResultByHand } from './by-hand/result-by-hand.ts';
import {
  type ApproveOrder,
  type CancelOrder,
  orderApprover,
  orderCanceller,
} from './by-hand/settle-by-hand.ts';
import { selectionVoider, timeVoider, type VoidTime } from './by-hand/void-by-time.ts';
import { sweepJob } from './catch-up/sweep.ts';
import { queueGrading, watchMatches } from './catch-up/watch-matches.ts';
import { matchGrader } from './grading/grade-match.ts';
import { recordRefusedResult, refusedChangeRecorder } from './grading/refused-results.ts';
import { selectionSettler } from './grading/settle-selection.ts';
import type { SettlementDeps } from './ports.ts';
import { gradeMatchJob, settleSelectionJob, voidSelectionJob } from './settlement-jobs.ts';
import { orderSeller, type SellBack } from './settling/sell-back.ts';
import { legSettler } from './settling/settle-legs.ts';
import { tellingJob } from './settling/tell-settled.ts';

export { previewRulings, type RulingPreview } from './by-hand/preview-rulings.ts';
export {
  anyLegOn,
  isVoidTooLate,
  moneyAtStake,
  ordersTouched,
  type RulingMade,
  type TouchedOrders,
} from './by-hand/result-by-hand.ts';
export { type EnteredScore, partsOf, rulingsByScore } from './by-hand/result-by-score.ts';
export { placedIn, selectionsToVoid, type VoidedTime } from './by-hand/void-by-time.ts';
export { isOverdue } from './catch-up/sweep.ts';
export { queueGradingIn } from './catch-up/watch-matches.ts';
export { endOfMatch } from './grading/end-of-match.ts';
export { selectionIdsOf } from './grading/grade-match.ts';
export { type LegStanding, legStanding } from './grading/leg-standing.ts';
export { listRefusedResults, type RefusedResult } from './grading/refused-results.ts';
export type { SettledCatalogue } from './ports.ts';
export { gradedSportOf, isLeftToProvider, type ReadingRefusal } from './result/read-result.ts';
export type { Ruling } from './rulings/ruling.ts';
export { type KeptRuling, rulingsOn } from './rulings/ruling-store.ts';
export { selectionOfMarket } from './selection/read-selection.ts';
export { ordersDecidedJob, stakesSettledJob } from './settlement-jobs.ts';
export {
  type Replacement,
  RunningPurses,
  replacementEntries,
} from './settling/replacement-entries.ts';
export type { SoldBefore, SoldPart } from './settling/sell-back.ts';
export { createPacer, createThrottle, type Pacer, type Rest } from './settling/throttle.ts';

export type Settlement = {
  readonly jobs: readonly AnyJob[];
  /** From now on matches are queued for grading as they end; in worker processes. */
  readonly watch: () => void;
  readonly approveOrder: ApproveOrder;
  readonly cancelOrder: CancelOrder;
  readonly setResultByHand: SetResultByHand;
  readonly voidTime: VoidTime;
  readonly sellBack: SellBack;
  /** Of a change of the feed that was refused; stored if it is about a result. */
  readonly recordRefused: (word: RefusedChange) => void;
};

const RETRY_MS = 5_000;

export function createSettlement(deps: SettlementDeps): Settlement {
  const settling = { ...deps, settleLegs: legSettler(deps) };
  const gradeMatch = matchGrader(settling);
  const isFresh = () => deps.catalogue.freshness() === 'fresh';
  const gradeWhenFresh = async ({ matchId }: { matchId: string }) => {
    // Without the feed there is no news: another process, or this one later, grades it (STL-12).
    if (!isFresh()) {
      return await queueGrading([matchId], deps, new Date(deps.clock.now().getTime() + RETRY_MS));
    }
    await gradeMatch(matchId);
    await recordRefusedResult(matchId, deps);
  };
  return {
    watch: () => watchMatches(deps),
    approveOrder: orderApprover(deps),
    cancelOrder: orderCanceller(deps),
    setResultByHand: resultSetterByHand(deps),
    voidTime: timeVoider(deps),
    sellBack: orderSeller(deps),
    recordRefused: refusedChangeRecorder(deps),
    jobs: [
      { ...gradeMatchJob, isLong: true, canRun: isFresh, run: gradeWhenFresh },
      { ...settleSelectionJob, isLong: true, run: selectionSettler(settling) },
      { ...voidSelectionJob, isLong: true, run: selectionVoider(settling.settleLegs) },
      sweepJob(deps),
      tellingJob(deps),
    ],
  };
}
