import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { RefusedWord } from '../catalogue/index.ts';
import { type OrderOfficeRoutes, orderOfficeRoutes } from './by-hand/order-office-routes.ts';
import { refusedWordNoter } from './by-hand/refused-results/note-refused.ts';
import { noteRefusedResult } from './by-hand/refused-results/note-refused-result.ts';
import { matchDecider } from './decide-match.ts';
import type { SettlementDeps } from './ports.ts';
import { ruledSelectionSettler } from './settle-selection.ts';
import { decideMatchJob, settleSelectionJob } from './settlement-jobs.ts';
import { type ApproveOrder, orderApprover } from './settling/by-hand/approve-order.ts';
import { type CancelOrder, orderCanceller } from './settling/by-hand/cancel-order.ts';
import { orderSeller, type SellBack } from './settling/sell-back.ts';
import { selectionSettler } from './settling/settle-selection.ts';
import { sweepJob } from './sweep.ts';
import { askFor, watchMatches } from './watch-matches.ts';

export { selectionOfMarket } from './reading/selection-of-market.ts';
export type { SoldBefore, SoldPart } from './settling/sell-back.ts';
export { askForAll } from './watch-matches.ts';

export type Settlement = {
  readonly routes: OrderOfficeRoutes;
  readonly jobs: readonly AnyJob[];
  /** From now on what the provider says is decided upon; in processes that work through jobs. */
  readonly watch: () => void;
  readonly approveOrder: ApproveOrder;
  readonly cancelOrder: CancelOrder;
  readonly sellBack: SellBack;
  /** A word of the provider was not taken; kept if it tells of a result. */
  readonly noteRefused: (word: RefusedWord) => void;
};

const ASK_AGAIN_MS = 5_000;

/** Who does not hear the provider knows no news: another process, or this one later, does (STL-12). */
async function askLater(matchId: string, deps: SettlementDeps): Promise<void> {
  await askFor([matchId], deps, new Date(deps.clock.now().getTime() + ASK_AGAIN_MS));
}

export function createSettlement(deps: SettlementDeps): Settlement {
  const settling = { ...deps, settleSelection: selectionSettler(deps) };
  const decideMatch = matchDecider(settling);
  const hearsProvider = () => deps.catalogue.freshness() === 'fresh';
  const decideAndNote = async ({ matchId }: { matchId: string }) => {
    if (!hearsProvider()) return await askLater(matchId, deps);
    await decideMatch(matchId);
    await noteRefusedResult(matchId, deps);
  };
  return {
    routes: orderOfficeRoutes(deps),
    watch: () => watchMatches(deps),
    approveOrder: orderApprover(deps),
    cancelOrder: orderCanceller(deps),
    sellBack: orderSeller(deps),
    noteRefused: refusedWordNoter(deps),
    jobs: [
      { ...decideMatchJob, isLong: true, canRun: hearsProvider, run: decideAndNote },
      { ...settleSelectionJob, isLong: true, run: ruledSelectionSettler(settling) },
      sweepJob(deps),
    ],
  };
}
