import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/**
 * `agent_member` holds everybody below each agent, at any depth. It follows from who invited whom
 * and from who is an agent, and is brought along by the transactions that change one of the two.
 * Those take the tree for themselves; newcomers, who only hang on a leaf, share it. So nobody is
 * hung below a person who is being moved, and two moves cannot close a circle between them (AGT-03).
 */
const TREE = 'the tree of agents';

const treeLock = sql`hashtextextended(${TREE}, 0)`;

async function shareTree(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${treeLock})`.execute(tx);
}

/**
 * First the player's row, as whoever changes a player locks it, then the tree; under it no other
 * player's row is written. So one transaction moves one player, and nobody waits in a circle.
 */
async function lockInTree(tx: Transaction, playerId: bigint): Promise<void> {
  await sql`select from player where id = ${playerId} for no key update`.execute(tx);
  await sql`select pg_advisory_xact_lock(${treeLock})`.execute(tx);
  // A branch of a hundred thousand takes seconds, more on a busy day; it is moved once in a year.
  await sql`set local statement_timeout = '60s'`.execute(tx);
}

/** The agents above somebody who hangs below that superior, with how far above they are. */
const agentsAboveChildrenOf = (superiorId: bigint) => sql`
  select agent_id, depth + 1 as depth from agent_member where player_id = ${superiorId}
  union all
  select id, 1 from player where id = ${superiorId} and agent_since is not null`;

/** Somebody and all below, with how far below; the inviters are a tree, so this ends. */
const branchOf = (playerId: bigint) => sql`
  select id, registered_at, 0 as depth from player where id = ${playerId}
  union all
  select player.id, player.registered_at, branch.depth + 1
  from player join branch on player.inviter_id = branch.id`;

/** For a player who has just been written down and has invited nobody yet. */
export async function joinTree(
  tx: Transaction,
  { id, inviterId }: { readonly id: bigint; readonly inviterId: bigint | null },
): Promise<void> {
  if (inviterId === null) return;
  await shareTree(tx);
  await sql`
    insert into agent_member (agent_id, player_id, depth, registered_at)
    select above.agent_id, player.id, above.depth, player.registered_at
    from player, (${agentsAboveChildrenOf(inviterId)}) as above
    where player.id = ${id}`.execute(tx);
}

/** In the order they are checked. */
export type SuperiorRefusal = 'superior-self' | 'superior-unknown' | 'superior-circle';

/**
 * Hangs a player, with everybody below, under another superior or under nobody. Once in a
 * transaction, which may have locked the row of this player before and of no other.
 */
export async function changeSuperior(
  tx: Transaction,
  playerId: bigint,
  superiorId: bigint | null,
): Promise<Result<null, SuperiorRefusal>> {
  await lockInTree(tx, playerId);
  if (superiorId !== null) {
    const refusal = await refusalOfSuperior(tx, playerId, superiorId);
    if (refusal) return refuse(refusal);
  }
  await sql`
    with recursive branch as (${branchOf(playerId)})
    delete from agent_member using agent_member as above
    where above.player_id = ${playerId} and agent_member.agent_id = above.agent_id
      and agent_member.player_id in (select id from branch)`.execute(tx);
  const moved = await tx
    .updateTable('player')
    .set({ inviterId: superiorId })
    .where('id', '=', playerId)
    .returning('id')
    .executeTakeFirst();
  invariant(moved, 'who gets another superior exists');
  if (superiorId !== null) await hangBranch(tx, playerId, superiorId);
  return ok(null);
}

async function refusalOfSuperior(
  tx: Transaction,
  playerId: bigint,
  superiorId: bigint,
): Promise<SuperiorRefusal | undefined> {
  if (superiorId === playerId) return 'superior-self';
  const { rows } = await sql<{ id: bigint; closed: boolean }>`
    with recursive line (id, inviter_id, closed) as (
      select id, inviter_id, closed_at is not null from player where id = ${superiorId}
      union all
      select player.id, player.inviter_id, false from player join line on player.id = line.inviter_id
    )
    select id, closed from line`.execute(tx);
  if (!rows[0] || rows.some(({ closed }) => closed)) return 'superior-unknown';
  return rows.some(({ id }) => id === playerId) ? 'superior-circle' : undefined;
}

async function hangBranch(tx: Transaction, playerId: bigint, superiorId: bigint): Promise<void> {
  await sql`
    with recursive branch as (${branchOf(playerId)})
    insert into agent_member (agent_id, player_id, depth, registered_at)
    select above.agent_id, branch.id, above.depth + branch.depth, branch.registered_at
    from branch, (${agentsAboveChildrenOf(superiorId)}) as above`.execute(tx);
}

/** False when the player is an agent already, or cannot be one: closed, or not there. */
export async function beginAgentRole(
  tx: Transaction,
  { playerId, since }: { readonly playerId: bigint; readonly since: Date },
): Promise<boolean> {
  await lockInTree(tx, playerId);
  const begun = await tx
    .updateTable('player')
    .set({ agentSince: since })
    .where('id', '=', playerId)
    .where('agentSince', 'is', null)
    .where('closedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!begun) return false;
  await sql`
    with recursive branch as (${branchOf(playerId)})
    insert into agent_member (agent_id, player_id, depth, registered_at)
    select ${playerId}, id, depth, registered_at from branch where depth > 0`.execute(tx);
  return true;
}

/** The player and whom they invited stay; only the office is over. False when nobody was an agent. */
export async function endAgentRole(tx: Transaction, playerId: bigint): Promise<boolean> {
  await lockInTree(tx, playerId);
  const ended = await tx
    .updateTable('player')
    .set({ agentSince: null })
    .where('id', '=', playerId)
    .where('agentSince', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!ended) return false;
  await tx.deleteFrom('agentMember').where('agentId', '=', playerId).execute();
  return true;
}
