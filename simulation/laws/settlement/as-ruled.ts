import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { rowsOf } from '@kipute/contract/constants/choice';
import type { Scene } from '../../actors/scene.ts';
import type { Law } from '../law.ts';

/** A leg beside the last word on its selection, both as leg outcomes of the contract. */
export type RuledLeg = {
  readonly serial: string;
  readonly place: number;
  readonly outcome: number;
  readonly ruling: number;
};

const { pending, abnormal } = legOutcomes;

export function unheededRuling(legs: readonly RuledLeg[]): string | undefined {
  const leg = legs.find(isUnheeded);
  return (
    leg && `leg ${leg.place} of ${leg.serial} is ${word(leg.outcome)}, ruled ${word(leg.ruling)}`
  );
}

/** Doubt reaches a leg that is open and no other; a word that was taken back reaches none. */
function isUnheeded({ outcome, ruling }: RuledLeg): boolean {
  if (ruling === pending.id) return false;
  return ruling === abnormal.id ? outcome === pending.id : outcome !== ruling;
}

const word = (outcome: number): string =>
  rowsOf(legOutcomes).find(([, { id }]) => id === outcome)?.[0] ?? String(outcome);

/** What was cancelled stays as it is, whatever is ruled. */
const RULED = `
  select serial_number as serial, place, bet_leg.outcome, last.outcome as ruling
  from bet_leg join bet_order on bet_order.id = order_id
    join (
      select distinct on (selection_id) selection_id, outcome from selection_ruling
      order by selection_id, revision desc
    ) as last using (selection_id)
  where not is_final and bet_leg.outcome <> last.outcome
  order by order_id, place`;

export const asRuled: Law<Scene> = {
  name: 'in the end every leg is what was last ruled on its selection',
  holds: 'in the end',
  breach: async ({ world }) => unheededRuling(await world.database.ask<RuledLeg>(RULED)),
};
