import { COUNT_MAX } from '@kipute/contract/calls/office/office-fields';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import type { Scope } from '../../platform/http/handler.ts';
import { withinScope } from '../players/index.ts';

/** More agents than this are never sorted by their figures: it bounds one question of the list. */
const AGENTS_MAX = 5_000;

type AgentFilter = {
  readonly scope: Scope;
  readonly conditions: readonly Expression<SqlBool>[];
};

type FoundAgent = { readonly id: bigint; readonly agentSince: Date };

/** All that fit, the newest first; an agent is among those it sees. */
export async function findAgents(
  reader: Reader,
  { scope, conditions }: AgentFilter,
): Promise<readonly FoundAgent[]> {
  const own = withinScope(scope, sql.ref('player.id'), 'with-oneself');
  const query = [...conditions, own].reduce(
    (narrowed, condition) => narrowed.where(condition),
    reader.selectFrom('player').where('player.agentSince', 'is not', null),
  );
  const rows = await query
    .select(['player.id', sql<Date>`player.agent_since`.as('agentSince')])
    .orderBy('player.agentSince', 'desc')
    .orderBy('player.id', 'desc')
    .limit(AGENTS_MAX)
    .execute();
  return rows;
}

/** In whatever order; who is no agent any more is left out. */
export async function readAgents(reader: Reader, ids: readonly bigint[], scope: Scope) {
  return await reader
    .selectFrom('player')
    .leftJoin('player as superior', (join) =>
      join
        .onRef('superior.id', '=', 'player.inviterId')
        // Who stands above an agent's own tree is nobody to that agent.
        .on(withinScope(scope, sql.ref('superior.id'), 'with-oneself')),
    )
    .leftJoin('purse', (join) =>
      join.onRef('purse.playerId', '=', 'player.id').on('purse.kind', '=', 'credit'),
    )
    .select(['player.id', 'player.phone', 'player.name', 'player.invitationCode'])
    .select(['player.returnScaleHundredths', 'player.disabled', 'player.agentSince'])
    .select(['superior.id as superiorId', 'superior.name as superiorName'])
    .select('purse.balance as credit')
    .where('player.id', '=', sql<bigint>`any (${ids}::bigint[])`)
    .where('player.agentSince', 'is not', null)
    .execute();
}

export type AgentRow = Awaited<ReturnType<typeof readAgents>>[number];

/** Everybody below, by agent; who has nobody is not named. */
export async function countInvitees(
  reader: Reader,
  agentIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  const { rows } = await sql<{ agentId: bigint; count: bigint }>`
    select agent_id, count(*) as count from agent_member
    where agent_id = any (${agentIds}::bigint[]) group by agent_id`.execute(reader);
  return new Map(rows.map(({ agentId, count }) => [agentId, Number(count)]));
}

/** Days of East Africa, both included. */
export type Period = { readonly from?: string | undefined; readonly until?: string | undefined };

export type AgentFigures = {
  readonly loss: bigint;
  readonly profit: bigint;
  readonly deposits: bigint;
  readonly withdrawals: bigint;
};

/** What each player below did in the period, from what is counted by day or in all. */
function figuresByMember(agentIds: readonly bigint[], { from, until }: Period) {
  const isMember = sql`member.agent_id = any (${agentIds}::bigint[]) and not exists (
    select from player where id = member.player_id and not counts_in_statistics)`;
  if (from === undefined && until === undefined) {
    return sql`
      select agent_id, net_result as net, deposits, withdrawals
      from agent_member as member join player_total using (player_id) where ${isMember}`;
  }
  return sql`
    select agent_id, sum(stakes - payouts - gifts) as net, sum(deposits) as deposits,
      sum(withdrawals) as withdrawals
    from agent_member as member join player_day using (player_id)
    where ${isMember} and day >= ${from ?? '-infinity'}::date and day <= ${until ?? 'infinity'}::date
    group by agent_id, player_id`;
}

/**
 * Over the whole tree of each agent. Losses and gains of different players are not set off against
 * each other; accounts that do not count in statistics are left out (AGT-21).
 */
export async function figuresOf(
  reader: Reader,
  agentIds: readonly bigint[],
  period: Period,
): Promise<ReadonlyMap<bigint, AgentFigures>> {
  const { rows } = await sql<AgentFigures & { agentId: bigint }>`
    select agent_id, sum(greatest(net, 0))::bigint as loss, sum(greatest(-net, 0))::bigint as profit,
      sum(deposits)::bigint as deposits, sum(withdrawals)::bigint as withdrawals
    from (${figuresByMember(agentIds, period)}) as figure group by agent_id`.execute(reader);
  return new Map(rows.map(({ agentId, ...figures }) => [agentId, figures]));
}

/** What each agent was given for the lost bets of their friends. */
export async function rewardsOf(
  reader: Reader,
  agentIds: readonly bigint[],
  { from, until }: Period,
): Promise<ReadonlyMap<bigint, bigint>> {
  const isAlways = from === undefined && until === undefined;
  const counted = isAlways
    ? sql`select player_id, rewards from player_total where player_id = any (${agentIds}::bigint[])`
    : sql`select player_id, sum(rewards)::bigint as rewards from player_day
        where player_id = any (${agentIds}::bigint[])
          and day >= ${from ?? '-infinity'}::date and day <= ${until ?? 'infinity'}::date
        group by player_id`;
  const { rows } = await sql<{ playerId: bigint; rewards: bigint }>`${counted}`.execute(reader);
  return new Map(rows.map(({ playerId, rewards }) => [playerId, rewards]));
}

/** One page of a tree, the newest first, and how many there are up to one more than is counted. */
export async function readMembers(
  reader: Reader,
  agentId: bigint,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) {
  const offset = (page - 1) * pageSize;
  const members = reader.selectFrom('agentMember as member').where('member.agentId', '=', agentId);
  const rows = await members
    .innerJoin('player', 'player.id', 'member.playerId')
    .leftJoin('player as superior', 'superior.id', 'player.inviterId')
    .leftJoin('playerTotal', 'playerTotal.playerId', 'player.id')
    .select(['player.id', 'player.name', 'player.phone', 'player.registeredAt', 'member.depth'])
    .select(['superior.id as superiorId', 'superior.name as superiorName'])
    .select('playerTotal.netResult')
    .orderBy('member.registeredAt', 'desc')
    .orderBy('member.playerId', 'desc')
    .limit(offset > COUNT_MAX ? 0 : pageSize)
    .offset(Math.min(offset, COUNT_MAX))
    .execute();
  const { count } = await reader
    .selectFrom(
      members
        .select('member.playerId')
        .limit(COUNT_MAX + 1)
        .as('counted'),
    )
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}

export type MemberRow = Awaited<ReturnType<typeof readMembers>>['rows'][number];

type NamedAgent = { readonly id: bigint; readonly name: string };

/** The nearest first; undefined for an order that was never placed. */
export async function agentsAboveOrder(
  reader: Reader,
  orderId: bigint,
): Promise<readonly NamedAgent[] | undefined> {
  const order = await reader
    .selectFrom('betOrder')
    .select('playerId')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) return undefined;
  return await reader
    .selectFrom('agentMember as member')
    .innerJoin('player as agent', 'agent.id', 'member.agentId')
    .select(['agent.id', 'agent.name'])
    .where('member.playerId', '=', order.playerId)
    .orderBy('member.depth')
    .execute();
}
