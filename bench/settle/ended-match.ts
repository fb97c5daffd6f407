import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { Client } from 'pg';
import { selectionIdOf, sides } from './open-orders.ts';

const LOOK_EVERY_MS = 250;

/** Home has won: the rulings and the work on the legs are kept together, as the server does it. */
export async function endMatch(client: Client, matchId: bigint): Promise<void> {
  const outcomes = [legOutcomes.win.id, legOutcomes.lose.id, legOutcomes.lose.id];
  const ids = sides.map((_, at) => String(selectionIdOf(matchId, at + 1)));
  await client.query(
    `with ruled as (
       insert into selection_ruling (selection_id, revision, match_id, outcome, said_by, ruled_at)
       select id, 1, $1, outcome, 'grading', now()
       from unnest($2::bigint[], $3::smallint[]) as one (id, outcome)
       returning selection_id
     )
     select graphile_worker.add_job('settle-selection',
       json_build_object('matchId', $1::text, 'selectionId', selection_id::text)) from ruled`,
    [String(matchId), ids, outcomes],
  );
}

/** Bets on the match that wait for their result. */
export async function openLegsOf(client: Client, matchId: bigint): Promise<number> {
  const ids = sides.map((_, at) => String(selectionIdOf(matchId, at + 1)));
  const { rows } = await client.query(
    'select count(*)::integer from bet_leg where selection_id = any ($1::bigint[]) and outcome = 0',
    [ids],
  );
  return rows[0].count;
}

export async function untilAllDecided(client: Client, matchId: bigint): Promise<void> {
  while ((await openLegsOf(client, matchId)) > 0) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
