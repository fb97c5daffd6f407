import type { Id, IdOf } from '../changes.ts';
import { type Kind, kindsInOrder, type OwnerKind, ownerKinds, references } from '../kinds.ts';
import type { AnyHeld, Held, HeldCompetition, HeldMatch } from './held.ts';
import { RecordsByOwner } from './records-by-owner.ts';

/** One foreign key of a kind and the index behind it. */
type Link = {
  readonly field: string;
  readonly target: Kind;
  readonly targets: Map<Id, AnyHeld>;
  /** Who refers to which owner; undefined when the target is none. */
  readonly owned: RecordsByOwner | undefined;
};

/** Who goes with a record of an owner kind. */
type Dependants = { readonly kind: Kind; readonly owned: RecordsByOwner };

/** Everything held, indexed. Only `apply-change.ts` changes it. */
export type World = {
  readonly held: { readonly [K in Kind]: Map<IdOf<K>, Held<K>> };
  readonly links: { readonly [K in Kind]: readonly Link[] };
  readonly dependants: { readonly [K in Kind]: readonly Dependants[] };
  /** How many refer to a record that owns nobody. */
  readonly referrers: { readonly [K in Kind]: Map<Id, number> };
  readonly matches: Map<string, HeldMatch>;
  readonly competitions: Map<string, HeldCompetition>;
  /** By `about:id`. */
  readonly swahiliNames: Map<string, string>;
};

const forEachKind = <Value>(make: (kind: Kind) => Value) =>
  Object.fromEntries(kindsInOrder.map((kind) => [kind, make(kind)])) as Record<Kind, Value>;

const isOwner = (kind: Kind): kind is OwnerKind => (ownerKinds as readonly Kind[]).includes(kind);

function linksOf(kind: Kind, held: Readonly<Record<Kind, Map<Id, AnyHeld>>>): readonly Link[] {
  return Object.entries<Kind>(references[kind]).map(([field, target]) => ({
    field,
    target,
    targets: held[target],
    owned: isOwner(target) ? new RecordsByOwner() : undefined,
  }));
}

function dependantsOf(owner: Kind, links: Readonly<Record<Kind, readonly Link[]>>) {
  return kindsInOrder.flatMap((kind) =>
    links[kind].flatMap(({ target, owned }) =>
      target === owner && owned ? [{ kind, owned }] : [],
    ),
  );
}

export function createWorld(): World {
  const held = forEachKind(() => new Map<Id, AnyHeld>());
  const links = forEachKind((kind) => linksOf(kind, held));
  return {
    held: held as unknown as World['held'],
    links,
    dependants: forEachKind((kind) => dependantsOf(kind, links)),
    referrers: forEachKind(() => new Map()),
    matches: new Map(),
    competitions: new Map(),
    swahiliNames: new Map(),
  };
}

export const heldOf = (world: World, kind: Kind): Map<Id, AnyHeld> =>
  world.held[kind] as unknown as Map<Id, AnyHeld>;

/** Records of a kind whose foreign key names an owner, in order of ids. */
export function listOf<K extends Kind>(
  world: World,
  kind: K,
  { field, of }: { readonly field: keyof (typeof references)[K]; readonly of: string },
): readonly Held<K>[] {
  const link = world.links[kind].find((one) => one.field === field);
  return (link?.owned?.of(of) ?? []) as unknown as readonly Held<K>[];
}

function moveReferrers(counts: Map<Id, number>, id: Id, by: 1 | -1): void {
  const count = (counts.get(id) ?? 0) + by;
  if (count === 0) counts.delete(id);
  else counts.set(id, count);
}

export function link(world: World, kind: Kind, record: AnyHeld): void {
  for (const { field, target, targets, owned } of world.links[kind]) {
    const id = record[field] as Id | null;
    if (id === null) continue;
    // In the very text that the named record has: an equal one of its own would be one more to hold.
    const named = targets.get(id)?.id ?? id;
    record[field] = named;
    if (owned) owned.add(named, record);
    else moveReferrers(world.referrers[target], named, 1);
  }
}

export function unlink(world: World, kind: Kind, record: AnyHeld): void {
  for (const { field, target, owned } of world.links[kind]) {
    const id = record[field] as Id | null;
    if (id === null) continue;
    if (owned) owned.remove(id, record);
    else moveReferrers(world.referrers[target], id, -1);
  }
}

/** Whether anything that is held names this record. */
export function isReferredTo(world: World, kind: Kind, id: Id): boolean {
  return world.referrers[kind].has(id) || world.dependants[kind].some(({ owned }) => owned.has(id));
}
