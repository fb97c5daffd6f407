import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import type { Scope } from '../../../platform/http/handler.ts';

/**
 * The one place where an agent's scope is enforced. A list of players, or of what belongs to
 * players, takes `withinScope` as a condition; a call about one id asks `isInScope` first. Outside
 * the tree nobody exists: the answer is the one for an id that was never given out (AGT-01).
 */

/**
 * Below the agent, or the agent's own account as well. What the office notes about an agent is not
 * for the agent, so lists of users and their pages leave it out.
 */
type Reach = 'below' | 'with-oneself';

/** A condition for `where`: the id in that column belongs to somebody whom the caller may meet. */
export function withinScope(
  scope: Scope,
  playerId: Expression<bigint>,
  reach: Reach = 'below',
): RawBuilder<boolean> {
  if (scope.of === 'everybody') return sql<boolean>`true`;
  const below = sql<boolean>`${playerId} in (select tree.player_id from agent_member as tree
    where tree.agent_id = ${scope.agentId})`;
  return reach === 'below' ? below : sql<boolean>`(${playerId} = ${scope.agentId} or ${below})`;
}

/** The same statement, and so the same time, whether nobody has the id or somebody elsewhere has. */
export async function isInScope(
  reader: Reader,
  scope: Scope,
  playerId: bigint,
  reach: Reach = 'below',
): Promise<boolean> {
  const found = await reader
    .selectFrom('player')
    .select('id')
    .where('id', '=', playerId)
    .where(withinScope(scope, sql.ref<bigint>('player.id'), reach))
    .executeTakeFirst();
  return found !== undefined;
}
