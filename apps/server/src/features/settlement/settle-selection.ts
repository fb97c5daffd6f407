import { eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { Transaction } from '../../platform/database/database.ts';
import type { SettledCatalogue, SettlementDeps } from './ports.ts';
import { stands } from './reading/match-image.ts';
import { lastRevisionOn, lastRulings } from './rulings/ruling-store.ts';
import type { SettleSelection } from './settling/settle-selection.ts';

export type SettleRuledSelection = (selection: {
  readonly matchId: string;
  readonly selectionId: string;
}) => Promise<void>;

/** Brings the last ruling on a selection to its legs, whatever was the last when it was asked. */
export function ruledSelectionSettler({
  database,
  catalogue,
  settleSelection,
}: SettlementDeps & { readonly settleSelection: SettleSelection }): SettleRuledSelection {
  return async ({ matchId, selectionId }) => {
    const rulings = await lastRulings(database.read, BigInt(matchId));
    const ruling = rulings.get(BigInt(selectionId));
    if (!ruling) return;
    const stillStands = async (tx: Transaction) =>
      (await lastRevisionOn(tx, ruling.selectionId)) === ruling.revision;
    const { outcome, why } = ruling;
    await settleSelection({
      ...{ matchId: BigInt(matchId), selectionId: ruling.selectionId, outcome, stillStands },
      ...{ doubt: why?.reason, matchDuration: minutesPlayed(catalogue, matchId) },
    });
  };
}

/** Undefined where nobody counts them, and of a match that the provider has taken away. */
export function minutesPlayed(
  catalogue: Pick<SettledCatalogue, 'factsOf'>,
  matchId: string,
): number | undefined {
  const clock = catalogue
    .factsOf(matchId)
    .find((fact) => fact.typeId === eventInfoTypes.matchTime && stands(fact));
  return clock?.number1 === undefined || clock.number1 === null
    ? undefined
    : Math.max(0, Math.trunc(clock.number1));
}
