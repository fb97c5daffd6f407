import { feedOutcomes, legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { rowsOf } from '@kipute/contract/constants/choice';
import type { Scene } from '../../actors/scene.ts';
import { type Happening, ofKind } from '../../history.ts';
import type { Ask } from '../../world/database.ts';
import type { Law } from '../law.ts';

/** A leg that nothing has become of yet. */
export type OpenLeg = {
  readonly serial: string;
  readonly matchId: string;
  /** The provider took it away without a word on it, while nobody listened: a person decides. */
  readonly isUntold: boolean;
};

/** What is over decides the bets on it, or puts them before a person. */
export function forgottenBet(
  happenings: readonly Happening[],
  openLegs: readonly OpenLeg[],
): string | undefined {
  const over = new Set(ofKind(happenings, 'match-over').map(({ matchId }) => matchId));
  const isEverythingOver = ofKind(happenings, 'all-matches-over').length > 0;
  const forgotten = openLegs.find(
    ({ matchId, isUntold }) => isEverythingOver || (over.has(matchId) && !isUntold),
  );
  return forgotten && `${forgotten.serial} still waits for match ${forgotten.matchId}`;
}

const untold = rowsOf(feedOutcomes).flatMap(([, { id, legOutcome }]) =>
  legOutcome === 'pending' ? [id] : [],
);

const OPEN_LEGS = `
  select serial_number as serial, bet_leg.match_id::text as "matchId",
    coalesce(removed and selection.status in (${untold.join(', ')}), false) as "isUntold"
  from bet_leg join bet_order on bet_order.id = order_id
    left join selection on selection.id = selection_id
  where outcome = ${legOutcomes.pending.id} order by order_id, place`;

export const readOpenLegs = (ask: Ask): Promise<readonly OpenLeg[]> => ask(OPEN_LEGS);

/** Nobody here waits for the minute: what all servers missed is looked for now. */
const SWEEP = `
  select graphile_worker.add_job('decide-awaited-matches', '{}'::json,
    job_key => 'simulated sweep', max_attempts => 1)`;

export async function lookAtMatches(ask: Ask): Promise<void> {
  await ask(SWEEP);
}

export const endedIsDecided: Law<Scene> = {
  name: 'in the end no bet is open on a match that is over',
  holds: 'in the end',
  breach: async ({ world, history }) => {
    const { ask } = world.database;
    const forgotten = forgottenBet(history.all(), await readOpenLegs(ask));
    if (forgotten) await lookAtMatches(ask);
    return forgotten;
  },
};
