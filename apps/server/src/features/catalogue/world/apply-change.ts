import { invariant } from '@kipute/domain/invariant';
import type { AnyCreate, AnyDelete, AnyUpdate, Change, Id, Refusal } from '../changes.ts';
import type { Kind } from '../kinds.ts';
import {
  type AnyHeld,
  blankRecord,
  deriveGoing,
  deriveStanding,
  heldOf,
  isReferredTo,
  link,
  listOf,
  unlink,
  type World,
  withDerived,
} from './world.ts';

/** What happened to a record; an offer is repriced when nothing but its price changed. */
export type ChangeEffect = Change['act'] | 'reprice';

/** Called after a record was created or changed, and before it is deleted. */
export type ChangeObserver = (kind: Kind, record: AnyHeld, effect: ChangeEffect) => void;

type Fields = Readonly<Record<string, unknown>>;

/** A match is in a competition, and a competition in nothing: so no event can contain itself. */
function namesWrongEvent(world: World, isMatch: boolean, competitionId: unknown): boolean {
  if (!isMatch) return competitionId !== null;
  return world.held.event.get(competitionId as string)?.isMatch !== false;
}

function breaksForeignKey(world: World, kind: Kind, fields: Fields): boolean {
  for (const { field, targets } of world.links[kind]) {
    const id = fields[field] as Id | null | undefined;
    if (id !== null && id !== undefined && !targets.has(id)) return true;
  }
  return false;
}

function refusalOfCreate(world: World, { kind, record }: AnyCreate): Refusal | undefined {
  const known = heldOf(world, kind).get(record.id);
  if (known && known.isWithdrawn !== true) return 'created-twice';
  return namesUnknown(world, kind, record as unknown as AnyHeld) ? 'foreign-key' : undefined;
}

function namesUnknown(world: World, kind: Kind, record: AnyHeld): boolean {
  if (breaksForeignKey(world, kind, record)) return true;
  return kind === 'event' && namesWrongEvent(world, record.isMatch === true, record.competitionId);
}

function hold(world: World, kind: Kind, record: AnyHeld): void {
  heldOf(world, kind).set(record.id, record);
  link(world, kind, record);
  deriveStanding(world, kind, record);
}

/**
 * Holds a record of our own tables as it is, without a copy and without checking whether it is
 * held already. False when it names something that is not held.
 */
export function holdLoaded(world: World, kind: Kind, record: AnyHeld): boolean {
  if (namesUnknown(world, kind, record)) return false;
  hold(world, kind, withDerived(kind, record));
  return true;
}

function refusalOfUpdate(world: World, change: AnyUpdate, known: AnyHeld): Refusal | undefined {
  const { kind, changed } = change;
  if (kind !== 'event' || changed.competitionId === undefined) return undefined;
  const isMatch = changed.isMatch ?? known.isMatch === true;
  const hasMatches = listOf(world, 'event', { field: 'competitionId', of: change.id }).length > 0;
  const isWrong = namesWrongEvent(world, isMatch, changed.competitionId);
  return isWrong || (isMatch && hasMatches) ? 'foreign-key' : undefined;
}

function create(world: World, change: AnyCreate, observe: ChangeObserver): Refusal | undefined {
  const refusal = refusalOfCreate(world, change);
  if (refusal) return refusal;
  const { kind, record } = change;
  const withdrawn = heldOf(world, kind).get(record.id);
  if (withdrawn) unlink(world, kind, withdrawn);
  // A copy: the change itself goes into the journal as it came.
  const added = withDerived(kind, Object.assign(blankRecord(kind), record));
  hold(world, kind, added);
  observe(kind, added, 'create');
  return undefined;
}

function update(world: World, change: AnyUpdate, observe: ChangeObserver): Refusal | undefined {
  const { kind, id } = change;
  const known = heldOf(world, kind).get(id);
  if (!known) return 'unknown-entity';
  const changed = change.changed as Partial<AnyHeld>;
  const moves = namesOthers(world, kind, changed);
  if (moves && breaksForeignKey(world, kind, changed)) return 'foreign-key';
  const refusal = refusalOfUpdate(world, change, known);
  if (refusal) return refusal;
  const statusBefore = known.status;
  if (moves) relink(world, { kind, known, changed, observe });
  else Object.assign(known, changed);
  deriveStanding(world, kind, known);
  const isAsBefore = !moves && changed.isLive === undefined && known.status === statusBefore;
  observe(kind, known, kind === 'offer' && isAsBefore ? 'reprice' : 'update');
  return undefined;
}

function namesOthers(world: World, kind: Kind, changed: Fields): boolean {
  for (const { field } of world.links[kind]) if (changed[field] !== undefined) return true;
  return false;
}

type Relinking = {
  readonly kind: Kind;
  readonly known: AnyHeld;
  readonly changed: Partial<AnyHeld>;
  readonly observe: ChangeObserver;
};

/** Moves from one owner to another; both are observed. */
function relink(world: World, { kind, known, changed, observe }: Relinking): void {
  observe(kind, known, 'update');
  unlink(world, kind, known);
  deriveGoing(world, kind, known);
  Object.assign(known, changed);
  link(world, kind, known);
}

function remove(
  world: World,
  { kind, id }: AnyDelete,
  observe: ChangeObserver,
): Refusal | undefined {
  const known = heldOf(world, kind).get(id);
  if (!known) return 'unknown-entity';
  if (isReferredTo(world, kind, id)) return 'still-referenced';
  observe(kind, known, 'delete');
  heldOf(world, kind).delete(id);
  unlink(world, kind, known);
  deriveGoing(world, kind, known);
  return undefined;
}

/**
 * Applies one change, or returns the rule it breaks and leaves the world as it was.
 * Versions are compared by `applyFeedChange` only.
 */
export function applyChange(
  world: World,
  change: Change,
  observe: ChangeObserver,
): Refusal | undefined {
  if (change.act === 'create') return create(world, change, observe);
  if (change.act === 'update') return update(world, change, observe);
  return remove(world, change, observe);
}

/** What applying changes of the feed led to. */
export type AppliedChanges = {
  readonly observe: ChangeObserver;
  /** Filled with changes that followers can apply as they are. */
  readonly accepted: Change[];
};

/** A withdrawn offer does not exist for the provider any more; only a new create brings it back. */
const isWithdrawn = (world: World, kind: Kind, id: Id): boolean =>
  heldOf(world, kind).get(id)?.isWithdrawn === true;

/** A match stays a match, and a competition is in no other. */
function withoutFixedFields(world: World, change: AnyUpdate): AnyUpdate {
  if (change.kind !== 'event') return change;
  const { isMatch: _, ...changed } = change.changed;
  if (world.held.event.get(change.id)?.isMatch !== false) return { ...change, changed };
  const { competitionId: __, ...rest } = changed;
  return { ...change, changed: rest };
}

function applyAndNote(
  world: World,
  change: Change,
  { observe, accepted }: AppliedChanges,
): Refusal | undefined {
  const refusal = applyChange(world, change, observe);
  if (!refusal) accepted.push(change);
  return refusal;
}

function updateFromFeed(
  world: World,
  change: AnyUpdate,
  applied: AppliedChanges,
): Refusal | undefined {
  const known = heldOf(world, change.kind).get(change.id);
  if (!known || known.isWithdrawn === true) return 'unknown-entity';
  const { version } = change.changed;
  if (version !== undefined && version <= known.version) return 'stale';
  return applyAndNote(world, withoutFixedFields(world, change), applied);
}

function deleteFromFeed(
  world: World,
  change: AnyDelete,
  applied: AppliedChanges,
): Refusal | undefined {
  const { kind, id } = change;
  if (isWithdrawn(world, kind, id)) return 'unknown-entity';
  if (change.kind !== 'offer') return removeWithDependants(world, change, applied);
  // CAT-06: players may have it on their slips, so it stays and cannot be bet on.
  const changed = { isWithdrawn: true };
  return applyAndNote(world, { kind: 'offer', act: 'update', id: change.id, changed }, applied);
}

function removeWithDependants(
  world: World,
  change: AnyDelete,
  applied: AppliedChanges,
): Refusal | undefined {
  for (const [index, removal] of withDependants(world, change).entries()) {
    const refusal = applyAndNote(world, removal, applied);
    invariant(
      !refusal || index === 0,
      'the dependants of a record can always be deleted before it',
    );
    if (refusal) return refusal;
  }
  return undefined;
}

/**
 * The record and its dependants, lowest first, each as a delete of its own: followers that apply
 * them need not know who owns whom.
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

/** A change as the provider sent it, checked against the provider's own rules first. */
export function applyFeedChange(
  world: World,
  change: Change,
  applied: AppliedChanges,
): Refusal | undefined {
  if (change.act === 'update') return updateFromFeed(world, change, applied);
  return change.act === 'create'
    ? applyAndNote(world, change, applied)
    : deleteFromFeed(world, change, applied);
}
