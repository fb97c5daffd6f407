import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import { idOfWire } from '../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type Scope,
  type SignedInAdministrator,
  scopeOf,
} from '../../platform/http/handler.ts';
import {
  asksForHiddenDigits,
  isInScope,
  playerDirectory,
  readPhone,
  withinScope,
} from '../players/index.ts';
import {
  type AgentFigures,
  agentsAboveOrder,
  countInvitees,
  figuresOf,
  findAgents,
  type Period,
  readAgents,
  readMembers,
  rewardsOf,
} from './agent-store.ts';
import { agentView, memberView } from './agent-view.ts';
import { appointAgent, type ChangeAgentDeps, changeAgent } from './change-agent.ts';

export type AgentRoutes = HandlersFor<
  | 'subscriber/inquire_agent'
  | 'subscriber/detailed_agent'
  | 'subscriber/add_agent'
  | 'subscriber/update_agent'
  | 'subscriber/get_proxy_user'
  | 'order_list/get_proxy'
>;

type ListRequest = CallRequest<'subscriber/inquire_agent'>;
type WireAgent = CallContent<'subscriber/add_agent'>;

export function agentRoutes(deps: ChangeAgentDeps): AgentRoutes {
  const { office } = deps.database;
  return {
    'subscriber/inquire_agent': async (asked, { caller }) => {
      const isHidden = caller.kind === 'administrator' && asksForHiddenDigits(caller, asked.phone);
      if (isHidden) return refuseWith('phone-digits-hidden');
      const { agents, count } = await pageOfAgents(office, asked, scopeOf(caller));
      return answerPage(agents, count);
    },
    'subscriber/detailed_agent': async (asked, { caller }) => {
      const agentId = idOfWire(asked.user_id);
      const scope = scopeOf(caller);
      if (!(await isInScope(office, scope, agentId, 'with-oneself'))) {
        return refuseWith('agent-unknown');
      }
      const period = { from: asked.start_day, until: asked.end_day };
      const [agent] = await shownAgents(office, [agentId], { scope, period });
      return agent ? answer(agent) : refuseWith('agent-unknown');
    },
    'subscriber/add_agent': async (asked, context) => {
      const playerId = await playerMeant(deps.database.read, asked);
      if (playerId === undefined) return refuseWith('player-unknown');
      const appointed = await appointAgent(deps, orderOf({ ...asked, playerId }, context));
      if (!appointed.ok) return refuseWith(appointed.refusal);
      // From the same pool that wrote it, so that it is there.
      const shown = await shownAgents(deps.database.read, [playerId], {
        scope: { of: 'everybody' },
        period: {},
      });
      return shown[0] ? answer(shown[0]) : refuseWith('agent-unknown');
    },
    'subscriber/update_agent': async (asked, context) => {
      const order = orderOf({ ...asked, playerId: idOfWire(asked.user_id) }, context);
      const role = asked.agent === 1 ? 'kept' : 'ended';
      const changed = await changeAgent(deps, { ...order, role });
      return changed.ok ? answer(null) : refuseWith(changed.refusal);
    },
    'subscriber/get_proxy_user': async ({ agent_id, page, page_size }, { caller }) => {
      const agentId = idOfWire(agent_id);
      if (!(await isAgentInScope(office, scopeOf(caller), agentId))) {
        return refuseWith('agent-unknown');
      }
      const { rows, count } = await readMembers(office, agentId, { page, pageSize: page_size });
      return answerPage(rows.map(memberView), count);
    },
    'order_list/get_proxy': async ({ id }) => {
      const above = await agentsAboveOrder(office, idOfWire(id));
      if (!above) return refuseWith('order-unknown');
      return answer(above.map(({ id: agentId, name }) => ({ id: agentId.toString(), name })));
    },
  };
}

/** Somebody in the tree who is no agent has no tree of their own to look at. */
async function isAgentInScope(reader: Reader, scope: Scope, agentId: bigint): Promise<boolean> {
  if (!(await isInScope(reader, scope, agentId, 'with-oneself'))) return false;
  const [agent] = await readAgents(reader, [agentId], scope);
  return agent !== undefined;
}

async function pageOfAgents(reader: Reader, asked: ListRequest, scope: Scope) {
  const { page, page_size, sort_field, sort_order, start_day: from, end_day: until } = asked;
  const found = await findAgents(reader, { scope, conditions: conditionsOf(asked, scope) });
  const period: Period = { from, until };
  const ids = found.map(({ id }) => id);
  const sorted = await sortedIds(reader, { ids, field: sort_field, period });
  const ordered = sort_order === 'asc' ? sorted.toReversed() : sorted;
  const shown = ordered.slice((page - 1) * page_size, page * page_size);
  return { agents: await shownAgents(reader, shown, { scope, period }), count: found.length };
}

type Sorting = {
  /** The newest first. */
  readonly ids: readonly bigint[];
  readonly field: ListRequest['sort_field'];
  readonly period: Period;
};

/** The largest first; of equal ones the newest. */
async function sortedIds(reader: Reader, { ids, field, period }: Sorting) {
  if (field === 'agent_since') return ids;
  const keys = await sortKeys(reader, { ids, field, period });
  const keyOf = (id: bigint) => keys.get(id) ?? 0n;
  return ids.toSorted((one, other) => Number(keyOf(other) - keyOf(one)));
}

async function sortKeys(
  reader: Reader,
  { ids, field, period }: Sorting,
): Promise<ReadonlyMap<bigint, bigint>> {
  if (field === 'invitees') {
    const counts = await countInvitees(reader, ids);
    return new Map([...counts].map(([id, count]) => [id, BigInt(count)]));
  }
  const keyOf = ({ loss, profit, deposits }: AgentFigures) =>
    field === 'net_result' ? loss - profit : deposits;
  const figures = await figuresOf(reader, ids, period);
  return new Map([...figures].map(([id, one]) => [id, keyOf(one)]));
}

type Looked = { readonly scope: Scope; readonly period: Period };

/** In the order of their ids. */
async function shownAgents(
  reader: Reader,
  ids: readonly bigint[],
  { scope, period }: Looked,
): Promise<WireAgent[]> {
  if (ids.length === 0) return [];
  const [rows, invitees, figures, rewards] = await Promise.all([
    readAgents(reader, ids, scope),
    countInvitees(reader, ids),
    figuresOf(reader, ids, period),
    rewardsOf(reader, ids, period),
  ]);
  const shown = new Map(
    rows.map((row) => {
      const counted = { invitees: invitees.get(row.id) ?? 0, figures: figures.get(row.id) };
      return [row.id, agentView(row, { ...counted, rewards: rewards.get(row.id) ?? 0n })];
    }),
  );
  return ids.flatMap((id) => shown.get(id) ?? []);
}

type Condition = Expression<SqlBool>;

const treeOf = (id: string): Scope => ({ of: 'tree', agentId: idOfWire(id) });

/** Agents are few beside players, so they are simply looked through. */
function conditionsOf(asked: ListRequest, scope: Scope): readonly Condition[] {
  const { user_id, name, phone, invitation_code: code, disabled_status: disabled } = asked;
  const { above_id: above } = asked;
  return [
    ...(user_id ? [sql<boolean>`player.id = ${idOfWire(user_id)}`] : []),
    ...(name ? [sql<boolean>`strpos(lower(player.name), ${name.toLowerCase()}) > 0`] : []),
    ...(phone ? [phoneCondition(phone, scope)] : []),
    ...(code ? [sql<boolean>`player.invitation_code = ${code.toUpperCase()}`] : []),
    ...(above ? [withinScope(treeOf(above), sql.ref('player.id'))] : []),
    ...(disabled === undefined ? [] : [sql<boolean>`player.disabled = ${disabled === 1}`]),
  ];
}

/**
 * Whole as people write it, or its last digits. Agents see phones with three digits hidden, and
 * must not find these out digit by digit (AGT-02).
 */
function phoneCondition(typed: string, { of }: Scope): Condition {
  const whole = readPhone(typed);
  if (whole !== undefined) return sql<boolean>`player.phone = ${whole}`;
  if (of === 'tree') return sql<boolean>`false`;
  const digits = typed.replace(/[\s().+-]/g, '');
  if (!/^\d{3,12}$/.test(digits)) return sql<boolean>`false`;
  return sql<boolean>`right(player.phone, ${sql.lit(digits.length)}) = ${digits}`;
}

/** By number or by phone; what names nobody, or two people, names nobody. */
async function playerMeant(
  reader: Reader,
  { user_id, phone }: CallRequest<'subscriber/add_agent'>,
): Promise<bigint | undefined> {
  const byId = user_id ? idOfWire(user_id) : undefined;
  if (!phone) return byId;
  const byPhone = (await playerDirectory.byPhone(reader, phone))?.id;
  return byId === undefined || byId === byPhone ? byPhone : undefined;
}

type Asked = {
  readonly playerId: bigint;
  readonly return_scale?: number | undefined;
  readonly reason: string;
};

function orderOf(
  { playerId, return_scale: scale, reason }: Asked,
  { caller, address, userAgent }: CallContext<SignedInAdministrator>,
) {
  const { administratorId } = caller;
  return {
    ...{ playerId, administratorId, reason, visit: { address, userAgent } },
    returnScaleHundredths: scale === undefined ? undefined : Math.round(scale * 100),
  };
}
