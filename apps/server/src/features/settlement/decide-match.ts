import { gradesOf, selectionIdsOf } from './grades-of-match.ts';
import { payEarly } from './pay-early.ts';
import type { SettlementDeps } from './ports.ts';
import { replayIn } from './replay.ts';
import { doubtsProvider, nextRuling } from './rulings/ruling.ts';
import { keepRulings, lastRulings } from './rulings/ruling-store.ts';
import { tellFinalScore } from './score/final-score.ts';
import { settleSelectionJob } from './settlement-jobs.ts';
import { openSelections } from './settling/deciding-store.ts';
import type { SettleSelection } from './settling/settle-selection.ts';

const bySize = (one: bigint, other: bigint) => (one < other ? -1 : 1);

export type DecideMatch = (matchId: string) => Promise<void>;

/**
 * Grades what was bet on in a match and keeps what is new about it. The work on the legs is
 * enqueued in the same transaction, so no ruling is kept that nobody brings to them (STL-10).
 */
export function matchDecider(
  deps: SettlementDeps & { readonly settleSelection: SettleSelection },
): DecideMatch {
  const { database, catalogue, clock, outbox } = deps;
  return async (id) => {
    await payEarly(id, deps);
    await tellFinalScore(id, deps);
    const matchId = BigInt(id);
    const last = await lastRulings(database.read, matchId);
    const kept = await deps.keptWordsOf(database.read, matchId);
    const open = await openSelections(database.read, selectionIdsOf(catalogue, id, kept));
    const selectionIds = new Set([...open, ...last.keys()]);
    const doubtful = new Set(
      [...last.values()].filter(doubtsProvider).map((one) => one.selectionId),
    );
    const replay = replayIn(id, deps);
    const grades = gradesOf(catalogue, { matchId: id, selectionIds, kept, doubtful, replay });
    const added = [...grades].flatMap(
      ([selectionId, grade]) => nextRuling(selectionId, grade, last.get(selectionId)) ?? [],
    );
    // A bet may have come in while its selection was ruled on.
    const late = [...last.keys()].filter((selectionId) => open.has(selectionId));
    const unsettled = new Set([...added.map(({ selectionId }) => selectionId), ...late]);
    if (unsettled.size === 0) return;
    await database.transact(async (tx) => {
      await keepRulings(tx, added, { matchId, at: clock.now() });
      // In one order: two who ask at once would otherwise wait for each other.
      for (const selectionId of [...unsettled].toSorted(bySize)) {
        const payload = { matchId: id, selectionId: String(selectionId) };
        await outbox.enqueue(tx, settleSelectionJob, payload, { key: `settle ${selectionId}` });
      }
    });
  };
}
