import type { ErrorCode } from '@kipute/contract/errors';
import { poolTermsRefusal } from '@kipute/domain/pools/pool-terms';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { type PoolOrder, poolRecord } from '../pool-orders.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import { keptTypeTerms } from './kept-terms.ts';
import {
  insertType,
  isPrefixTaken,
  lockPrefixes,
  lockType,
  markTypeRemoved,
  type PoolTypePlan,
  reviseType,
} from './type-store.ts';

type ChangeDeps = Pick<PoolsDeps, 'database' | 'clock' | 'audit'>;

const NOBODY = 0n;

export function addType(
  { database, clock, audit }: ChangeDeps,
  plan: PoolTypePlan,
  order: PoolOrder,
): Promise<Result<bigint, ErrorCode>> {
  return database.transact(async (tx) => {
    const refusal = poolTermsRefusal(plan.terms);
    if (refusal) return refuse(refusal);
    await lockPrefixes(tx);
    if (await isPrefixTaken(tx, { id: NOBODY, prefix: plan.prefix })) {
      return refuse('pool-prefix-taken');
    }
    const written = { reason: order.reason, by: order.administratorId, at: clock.now() };
    const id = await insertType(tx, plan, written);
    await audit.record(tx, poolRecord({ kind: 'pool-type', id }, order, changesOf(plan)));
    return ok(id);
  });
}

type TypeUpdate = {
  readonly id: bigint;
  /** The one that whoever changes it has seen. */
  readonly revision: number;
  readonly plan: PoolTypePlan;
};

/** For issues that are opened from now on: what is on sale keeps what it was sold on (POL-52). */
export function updateType(
  { database, clock, audit }: ChangeDeps,
  { id, revision, plan: wanted }: TypeUpdate,
  order: PoolOrder,
): Promise<Result<bigint, ErrorCode>> {
  return database.transact(async (tx) => {
    await lockPrefixes(tx);
    const before = await lockType(tx, id);
    if (!before) return refuse('pool-type-unknown');
    if (before.revision !== revision) return refuse('changed-meanwhile');
    // A jackpot stays one: its issues and tickets are read as its game.
    const plan = { ...wanted, terms: { ...wanted.terms, game: before.game } };
    const refusal = poolTermsRefusal(plan.terms);
    if (refusal) return refuse(refusal);
    if (await isPrefixTaken(tx, { id, prefix: plan.prefix })) return refuse('pool-prefix-taken');
    const written = { reason: order.reason, by: order.administratorId, at: clock.now() };
    await reviseType(tx, { id, revision: revision + 1, plan, written });
    await audit.record(tx, poolRecord({ kind: 'pool-type', id }, order, changesOf(plan, before)));
    return ok(id);
  });
}

export function removeType(
  { database, clock, audit }: ChangeDeps,
  id: bigint,
  order: PoolOrder,
): Promise<Result<null, ErrorCode>> {
  return database.transact(async (tx) => {
    const type = await lockType(tx, id);
    if (!type) return refuse('pool-type-unknown');
    if (type.issues > 0) return refuse('pool-type-in-use');
    await markTypeRemoved(tx, id, clock.now());
    const changes = { label: [type.label, null] } as const;
    await audit.record(tx, poolRecord({ kind: 'pool-type', id }, order, changes));
    return ok(null);
  });
}

type Changes = Parameters<typeof poolRecord>[2];

/** By field, what is other than before; all of it of a new one. */
function changesOf(plan: PoolTypePlan, before?: PoolTypePlan): Changes {
  const after = fieldsOf(plan);
  const old: Readonly<Record<string, unknown>> = before ? fieldsOf(before) : {};
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]))
      .map(([name, value]) => [name, [old[name] ?? null, value]] as const),
  );
}

function fieldsOf({ prefix, label, isActive, oddsRangeMaximum, terms }: PoolTypePlan) {
  return { prefix, label, isActive, oddsRangeMaximum, ...keptTypeTerms(terms) };
}
