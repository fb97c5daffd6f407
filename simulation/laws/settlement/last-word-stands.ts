import { legOutcomeOfFeed, legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { rowsOf } from '@kipute/contract/constants/choice';
import type { Scene } from '../../actors/scene.ts';
import { type Happening, ofKind } from '../../history.ts';
import type { Law } from '../law.ts';

/** A leg that was decided, beside what the provider says of its selection now. */
export type ToldLeg = {
  readonly serial: string;
  readonly place: number;
  readonly matchId: string;
  /** A leg outcome of the contract. */
  readonly outcome: number;
  /** A status of the provider's. */
  readonly told: number;
};

/** Of matches whose results were corrected: what was decided by the first word follows the last. */
export function missedCorrection(
  happenings: readonly Happening[],
  legs: readonly ToldLeg[],
): string | undefined {
  const corrected = new Set(ofKind(happenings, 'result-corrected').map(({ matchId }) => matchId));
  for (const { serial, place, matchId, outcome, told } of legs) {
    const word = legOutcomeOfFeed(told);
    const isWord = word !== undefined && word !== 'pending' && word !== 'abnormal';
    if (!corrected.has(matchId) || !isWord || legOutcomes[word].id === outcome) continue;
    return `leg ${place} of ${serial} is ${wordOf(outcome)}, match ${matchId} was corrected to ${word}`;
  }
  return undefined;
}

const wordOf = (outcome: number): string =>
  rowsOf(legOutcomes).find(([, { id }]) => id === outcome)?.[0] ?? String(outcome);

/** Doubt is kept for a person, a person's word stays, and what is final is so. */
const TOLD = `
  select serial_number as serial, place, bet_leg.match_id::text as "matchId", bet_leg.outcome,
    selection.status as told
  from bet_leg join bet_order on bet_order.id = order_id
    join selection on selection.id = bet_leg.selection_id
    join (
      select distinct on (selection_id) selection_id, outcome, said_by from selection_ruling
      order by selection_id, revision desc
    ) as last on last.selection_id = bet_leg.selection_id
  where not is_final and said_by = 'grading' and last.outcome <> ${legOutcomes.abnormal.id}
  order by order_id, place`;

export const lastWordStands: Law<Scene> = {
  name: 'in the end a leg is what the provider said last, though it was decided before',
  holds: 'in the end',
  breach: async ({ world, history }) =>
    missedCorrection(history.all(), await world.database.ask<ToldLeg>(TOLD)),
};
