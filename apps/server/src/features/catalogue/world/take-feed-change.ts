import { invariant } from '@kipute/domain/invariant';
import type { AnyDelete, AnyUpdate, Change, Id } from '../changes.ts';
import type { Kind } from '../kinds.ts';
import { applyChange, type Refusal, type Witness } from './apply-change.ts';
import { heldOf, type World } from './world.ts';

/** Where what happens to the world is noted. */
export type Taking = {
  readonly witness: Witness;
  /** Filled with changes that others can repeat. */
  readonly accepted: Change[];
};

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

function apply(world: World, change: Change, { witness, accepted }: Taking): Refusal | undefined {
  const refusal = applyChange(world, change, witness);
  if (!refusal) accepted.push(change);
  return refusal;
}

function takeUpdate(world: World, change: AnyUpdate, taking: Taking): Refusal | undefined {
  const known = heldOf(world, change.kind).get(change.id);
  if (!known || known.isWithdrawn === true) return 'unknown-entity';
  const { version } = change.changed;
  if (version !== undefined && version <= known.version) return 'stale';
  return apply(world, withoutNonsense(world, change), taking);
}

function takeDelete(world: World, change: AnyDelete, taking: Taking): Refusal | undefined {
  const { kind, id } = change;
  if (isWithdrawn(world, kind, id)) return 'unknown-entity';
  if (change.kind !== 'offer') return removeWithDependants(world, change, taking);
  // CAT-06: players may have it on their slips, so it stays and cannot be bet on.
  const changed = { isWithdrawn: true };
  return apply(world, { kind: 'offer', act: 'update', id: change.id, changed }, taking);
}

function removeWithDependants(
  world: World,
  change: AnyDelete,
  taking: Taking,
): Refusal | undefined {
  for (const [index, removal] of withDependants(world, change).entries()) {
    const refusal = apply(world, removal, taking);
    invariant(!refusal || index === 0, 'what goes with a record can always go before it');
    if (refusal) return refusal;
  }
  return undefined;
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
      for (const { id: lower } of dependants.owned.of(id)) collect(dependants.kind, lower);
    }
    found.set(key, { kind, act: 'delete', id } as AnyDelete);
  };
  collect(change.kind, change.id);
  return [...found.values()];
}

/** The provider's word, held against its own rules. */
export function takeFeedChange(world: World, change: Change, taking: Taking): Refusal | undefined {
  if (change.act === 'update') return takeUpdate(world, change, taking);
  return change.act === 'create' ? apply(world, change, taking) : takeDelete(world, change, taking);
}
