import { eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { Transaction } from '../../../platform/database/database.ts';
import { stands } from '../match-snapshot.ts';
import type { SettledCatalogue, SettlementDeps } from '../ports.ts';
import { lastRevisionOn, lastRulings } from '../rulings/ruling-store.ts';
import type { SettleLegs } from '../settling/settle-legs.ts';

type SettleSelection = (selection: {
  readonly matchId: string;
  readonly selectionId: string;
}) => Promise<void>;

/** Settles the legs on a selection by its latest ruling, whichever that was when it was queued. */
export function selectionSettler({
  database,
  catalogue,
  settleLegs,
}: SettlementDeps & { readonly settleLegs: SettleLegs }): SettleSelection {
  return async ({ matchId, selectionId }) => {
    const rulings = await lastRulings(database.read, BigInt(matchId));
    const ruling = rulings.get(BigInt(selectionId));
    if (!ruling) return;
    const isLatest = async (tx: Transaction) =>
      (await lastRevisionOn(tx, ruling.selectionId)) === ruling.revision;
    const { outcome, why } = ruling;
    await settleLegs({
      ...{ matchId: BigInt(matchId), selectionId: ruling.selectionId, outcome, isLatest },
      ...{ abnormalReason: why?.reason, matchDuration: minutesPlayed(catalogue, matchId) },
    });
  };
}

/** Undefined where the feed does not tell, and of a match that the provider has removed. */
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
