import type { AnyCreate, AnyDelete, AnyUpdate, Change, Id } from '../changes.ts';
import type { Kind } from '../kinds.ts';
import { blankRecord } from './blank-record.ts';
import { deriveGoing, deriveStanding } from './derive.ts';
import { type AnyHeld, withDerived } from './held.ts';
import { heldOf, isReferredTo, link, listOf, unlink, type World } from './world.ts';

/** The provider's published rules of consistency, each as the name of its breach. */
export type Refusal =
  | 'created-twice'
  | 'unknown-entity'
  | 'stale'
  | 'foreign-key'
  | 'still-referenced';

/** What was seen of a record; an offer is repriced when nothing but its price is another. */
export type Sight = Change['act'] | 'reprice';

/** Sees a record after it came or changed and before it goes. */
export type Witness = (kind: Kind, record: AnyHeld, sight: Sight) => void;

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

function stand(world: World, kind: Kind, record: AnyHeld): void {
  heldOf(world, kind).set(record.id, record);
  link(world, kind, record);
  deriveStanding(world, kind, record);
}

/**
 * Holds a record of our own tables as it is, without a copy and without asking whether it is
 * known. False when it names something that is not held.
 */
export function holdLoaded(world: World, kind: Kind, record: AnyHeld): boolean {
  if (namesUnknown(world, kind, record)) return false;
  stand(world, kind, withDerived(kind, record));
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

function create(world: World, change: AnyCreate, witness: Witness): Refusal | undefined {
  const refusal = refusalOfCreate(world, change);
  if (refusal) return refusal;
  const { kind, record } = change;
  const withdrawn = heldOf(world, kind).get(record.id);
  if (withdrawn) unlink(world, kind, withdrawn);
  // A copy, because the change that brought it is still to be written down as it came.
  const added = withDerived(kind, Object.assign(blankRecord(kind), record));
  stand(world, kind, added);
  witness(kind, added, 'create');
  return undefined;
}

function update(world: World, change: AnyUpdate, witness: Witness): Refusal | undefined {
  const { kind, id } = change;
  const known = heldOf(world, kind).get(id);
  if (!known) return 'unknown-entity';
  const changed = change.changed as Partial<AnyHeld>;
  const moves = namesOthers(world, kind, changed);
  if (moves && breaksForeignKey(world, kind, changed)) return 'foreign-key';
  const refusal = refusalOfUpdate(world, change, known);
  if (refusal) return refusal;
  const statusBefore = known.status;
  if (moves) relink(world, { kind, known, changed, witness });
  else Object.assign(known, changed);
  deriveStanding(world, kind, known);
  const isAsBefore = !moves && changed.isLive === undefined && known.status === statusBefore;
  witness(kind, known, kind === 'offer' && isAsBefore ? 'reprice' : 'update');
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
  readonly witness: Witness;
};

/** It moves from one owner to another: both see a difference. */
function relink(world: World, { kind, known, changed, witness }: Relinking): void {
  witness(kind, known, 'update');
  unlink(world, kind, known);
  deriveGoing(world, kind, known);
  Object.assign(known, changed);
  link(world, kind, known);
}

function remove(world: World, { kind, id }: AnyDelete, witness: Witness): Refusal | undefined {
  const known = heldOf(world, kind).get(id);
  if (!known) return 'unknown-entity';
  if (isReferredTo(world, kind, id)) return 'still-referenced';
  witness(kind, known, 'delete');
  heldOf(world, kind).delete(id);
  unlink(world, kind, known);
  deriveGoing(world, kind, known);
  return undefined;
}

/**
 * Puts one change into the world, or names the rule it breaks and leaves everything as it was.
 * Whether a version is stale only the feed's own changes ask: see `take-feed-change.ts`.
 */
export function applyChange(world: World, change: Change, witness: Witness): Refusal | undefined {
  if (change.act === 'create') return create(world, change, witness);
  if (change.act === 'update') return update(world, change, witness);
  return remove(world, change, witness);
}
