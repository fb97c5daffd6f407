import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Access, Visit } from '../access/index.ts';
import type { Audit } from '../audit/index.ts';
import { beginAgentRole, endAgentRole } from '../players/index.ts';

type Activity = Parameters<Audit['record']>[1];

type AgentOrder = {
  readonly playerId: bigint;
  /** Of the losses of friends, in hundredths of a percent; as it was when undefined. */
  readonly returnScaleHundredths: number | undefined;
  readonly administratorId: bigint;
  readonly reason: string;
  readonly visit: Visit;
};

export type ChangeAgentDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly access: Pick<Access, 'endSessionsOf'>;
  readonly audit: Pick<Audit, 'record'>;
};

/** In the order they are checked. */
type AppointRefusal = 'player-unknown' | 'agent-already';

export function appointAgent(
  { database, clock, audit }: ChangeAgentDeps,
  order: AgentOrder,
): Promise<Result<null, AppointRefusal>> {
  return database.transact(async (tx) => {
    const player = await lockPlayer(tx, order.playerId);
    if (!player || player.closedAt !== null) return refuse('player-unknown');
    const since = clock.now();
    if (!(await beginAgentRole(tx, { playerId: order.playerId, since }))) {
      return refuse('agent-already');
    }
    const scale = await changeReturnScale(tx, player, order.returnScaleHundredths);
    await audit.record(tx, deedRecord(order, { agent: [0, 1], ...scale }));
    return ok(null);
  });
}

type Change = AgentOrder & { readonly role: 'kept' | 'ended' };

export function changeAgent(
  { database, access, audit }: ChangeAgentDeps,
  order: Change,
): Promise<Result<null, 'agent-unknown'>> {
  return database.transact(async (tx) => {
    const player = await lockPlayer(tx, order.playerId);
    if (!player || player.agentSince === null) return refuse('agent-unknown');
    const scale = await changeReturnScale(tx, player, order.returnScaleHundredths);
    if (order.role === 'kept') {
      if (Object.keys(scale).length > 0) await audit.record(tx, deedRecord(order, scale));
      return ok(null);
    }
    await endAgentRole(tx, order.playerId);
    await access.endSessionsOf(tx, { kind: 'agent', id: order.playerId });
    await audit.record(tx, deedRecord(order, { agent: [1, 0], ...scale }));
    return ok(null);
  });
}

type LockedPlayer = NonNullable<Awaited<ReturnType<typeof lockPlayer>>>;

async function lockPlayer(tx: Transaction, playerId: bigint) {
  return await tx
    .selectFrom('player')
    .select(['id', 'closedAt', 'agentSince', 'returnScaleHundredths'])
    .where('id', '=', playerId)
    .where('phone', 'not like', 'erased%')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type Changes = NonNullable<Activity['changes']>;

/** What changed, for the log; nothing when it is so already. */
async function changeReturnScale(
  tx: Transaction,
  { id, returnScaleHundredths: before }: LockedPlayer,
  after: number | undefined,
): Promise<Changes> {
  if (after === undefined || after === before) return {};
  await tx
    .updateTable('player')
    .set({ returnScaleHundredths: after })
    .where('id', '=', id)
    .execute();
  return { return_scale: [before / 100, after / 100] };
}

const deedRecord = (
  { playerId, administratorId, reason, visit }: AgentOrder,
  changes: Changes,
): Activity => ({
  type: 'agent-change',
  source: 'backoffice',
  user: { kind: 'administrator', id: administratorId },
  content: reason,
  subject: { kind: 'player', id: playerId },
  changes,
  ...visit,
});
