import { invariant } from '@kipute/domain/invariant';
import type { AnyDelete, AnyUpdate, Change, Id } from '../changes.ts';
import type { Kind } from '../kinds.ts';
import { applyChange, type Refusal, type Witness } from './apply-change.ts';
import { heldOf, type World } from './world.ts';

/** What became of one thing the provider told: changes that others can repeat, or a refusal. */
export type Taken = { readonly changes: readonly Change[] } | { readonly refusal: Refusal };

function isStale(world: World, { kind, id, changed }: AnyUpdate): boolean {
  const known = heldOf(world, kind).get(id);
  return known !== undefined && changed.version !== undefined && changed.version <= known.version;
}

/** A withdrawn offer does not exist for the provider any more; only a new create brings it back. */
const isWithdrawn = (world: World, kind: Kind, id: Id): boolean =>
  heldOf(world, kind).get(id)?.isWithdrawn === true;

/** An event stays what it is, and a competition is in nothing. */
function withoutNonsense(world: World, change: AnyUpdate): AnyUpdate {
  if (change.kind !== 'event') return change;
  const { isMatch: _, ...changed } = change.changed;
  if (world.held.event.get(change.id)?.isMatch !== false) return { ...change, changed };
  const { competitionId: __, ...rest } = changed;
  return { ...change, changed: rest };
}

function applyAll(world: World, changes: readonly Change[], witness: Witness): Taken {
  for (const [index, change] of changes.entries()) {
    const refusal = applyChange(world, change, witness);
    invariant(!refusal || index === 0, 'what goes with a record can always go before it');
    if (refusal) return { refusal };
  }
  return { changes };
}

function takeUpdate(world: World, change: AnyUpdate, witness: Witness): Taken {
  if (isWithdrawn(world, change.kind, change.id)) return { refusal: 'unknown-entity' };
  if (isStale(world, change)) return { refusal: 'stale' };
  return applyAll(world, [withoutNonsense(world, change)], witness);
}

function takeDelete(world: World, change: AnyDelete, witness: Witness): Taken {
  const { kind, id } = change;
  if (isWithdrawn(world, kind, id)) return { refusal: 'unknown-entity' };
  if (change.kind !== 'offer') return applyAll(world, withDependants(world, change), witness);
  // CAT-06: players may have it on their slips, so it stays and cannot be bet on.
  const withdrawn: Change = {
    kind: 'offer',
    act: 'update',
    id: change.id,
    changed: { isWithdrawn: true },
  };
  return applyAll(world, [withdrawn], witness);
}

/**
 * Everything that goes with a record, lowest first, each as a change of its own: whoever repeats
 * them needs no knowledge of who owns whom.
 */
function withDependants(world: World, change: AnyDelete): readonly AnyDelete[] {
  const found = new Map<string, AnyDelete>();
  const collect = (kind: Kind, id: Id) => {
    const key = `${kind}:${id}`;
    if (found.has(key)) return;
    for (const dependants of world.dependants[kind]) {
      for (const { id: lower } of dependants.list.get(id) ?? []) collect(dependants.kind, lower);
    }
    found.set(key, { kind, act: 'delete', id } as AnyDelete);
  };
  collect(change.kind, change.id);
  return [...found.values()];
}

/** The provider's word, held against its own rules. */
export function takeFeedChange(world: World, change: Change, witness: Witness): Taken {
  if (change.act === 'create') return applyAll(world, [change], witness);
  if (change.act === 'update') return takeUpdate(world, change, witness);
  return takeDelete(world, change, witness);
}
