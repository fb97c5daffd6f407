import type { Transaction } from '../../platform/database/database.ts';
import type { SettlementDeps } from './ports.ts';
import { lastRevisionOn, lastRulings } from './rulings/ruling-store.ts';

export type SettleRuledSelection = (selection: {
  readonly matchId: string;
  readonly selectionId: string;
}) => Promise<void>;

/** Brings the last ruling on a selection to its legs, whatever was the last when it was asked. */
export function ruledSelectionSettler({ database, betting }: SettlementDeps): SettleRuledSelection {
  return async ({ matchId, selectionId }) => {
    const rulings = await lastRulings(database.read, BigInt(matchId));
    const ruling = rulings.get(BigInt(selectionId));
    if (!ruling) return;
    const stillStands = async (tx: Transaction) =>
      (await lastRevisionOn(tx, ruling.selectionId)) === ruling.revision;
    await betting.settleSelection({ ...ruling, matchId: BigInt(matchId), stillStands });
  };
}
