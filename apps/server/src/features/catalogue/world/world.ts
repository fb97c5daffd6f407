import { ABSURD_PRICE, type Id, type IdOf, type Stored } from '../changes.ts';
import { type Kind, kindsInOrder, type OwnerKind, ownerKinds, references } from '../kinds.ts';
import type { Competition, Match } from '../records.ts';

/** One foreign key of a kind and the index behind it. */
type Link = {
  readonly field: string;
  readonly target: Kind;
  readonly targets: Map<Id, AnyHeld>;
  /** Who refers to which owner; undefined when the target is none. */
  readonly owned: RecordsByOwner | undefined;
};

/** Records that are deleted with a record of an owner kind. */
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
    // The same string object as the named record's id: an equal one would be one more on the heap.
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

const HOME = 1;
const AWAY = 2;

/** What follows from a record that came, changed or is about to go. */
type Derivation = {
  readonly stands: (world: World, record: AnyHeld) => void;
  readonly goes: (world: World, record: AnyHeld) => void;
};

function deriveCountry(world: World, competition: Held<'event'>): void {
  const league = competition.leagueId === null ? null : world.held.league.get(competition.leagueId);
  competition.countryId = competition.venueCountryId ?? league?.countryId ?? null;
}

function deriveSides(world: World, matchId: string): void {
  const match = world.held.event.get(matchId);
  if (!match) return;
  const sides = listOf(world, 'side', { field: 'matchId', of: matchId });
  match.homeId = sides.find((side) => side.role === HOME)?.teamId;
  match.awayId = sides.find((side) => side.role === AWAY)?.teamId;
}

const nothing = () => {};
const nameKey = ({ about, entityId }: Held<'translation'>) => `${about}:${entityId}`;

const derivations: { readonly [K in Kind]?: Derivation } = {
  league: {
    stands: (world, league) => {
      for (const competition of world.competitions.values()) {
        if (competition.leagueId === league.id) deriveCountry(world, competition);
      }
    },
    goes: nothing,
  },
  event: {
    stands: (world, record) => {
      const event = record as Held<'event'>;
      if (event.isMatch) {
        world.matches.set(event.id, event as HeldMatch);
        return;
      }
      deriveCountry(world, event);
      world.competitions.set(event.id, event as HeldCompetition);
    },
    goes: (world, event) => {
      world.matches.delete(String(event.id));
      world.competitions.delete(String(event.id));
    },
  },
  side: {
    stands: (world, side) => deriveSides(world, (side as Held<'side'>).matchId),
    goes: (world, side) => deriveSides(world, (side as Held<'side'>).matchId),
  },
  selection: {
    stands: (world, { id, matchId }) => {
      const offers = listOf(world, 'offer', { field: 'selectionId', of: String(id) });
      for (const offer of offers) offer.matchId = String(matchId);
    },
    goes: nothing,
  },
  offer: {
    stands: (world, record) => {
      const offer = record as Held<'offer'>;
      offer.status = statusOf(offer);
      offer.odds = oddsOf(offer);
      offer.matchId ||= world.held.selection.get(offer.selectionId)?.matchId ?? '';
    },
    goes: (_world, offer) => {
      offer.matchId = '';
    },
  },
  translation: {
    stands: (world, record) => {
      const translation = record as Held<'translation'>;
      world.swahiliNames.set(nameKey(translation), translation.name);
    },
    goes: (world, record) => {
      world.swahiliNames.delete(nameKey(record as Held<'translation'>));
    },
  },
};

export const deriveStanding = (world: World, kind: Kind, record: AnyHeld): void =>
  derivations[kind]?.stands(world, record);

export const deriveGoing = (world: World, kind: Kind, record: AnyHeld): void =>
  derivations[kind]?.goes(world, record);

const NONE: readonly AnyHeld[] = [];

/**
 * Index of records by the owner they name, those of one owner in order of ids. Most owners have a
 * single one, which is kept without a list around it: garbage collection, for which bets wait, has
 * to visit each (decision 0031).
 */
class RecordsByOwner {
  readonly #records = new Map<Id, AnyHeld | AnyHeld[]>();

  has(owner: Id): boolean {
    return this.#records.has(owner);
  }

  of(owner: Id): readonly AnyHeld[] {
    const known = this.#records.get(owner);
    if (!known) return NONE;
    return Array.isArray(known) ? known : [known];
  }

  add(owner: Id, record: AnyHeld): void {
    const known = this.#records.get(owner);
    if (!known) {
      this.#records.set(owner, record);
      return;
    }
    const list = Array.isArray(known) ? known : [known];
    insertById(list, record);
    this.#records.set(owner, list);
  }

  remove(owner: Id, record: AnyHeld): void {
    const known = this.#records.get(owner);
    if (known === record) this.#records.delete(owner);
    if (!Array.isArray(known)) return;
    const at = known.indexOf(record);
    if (at >= 0) known.splice(at, 1);
    const [only] = known;
    if (only && known.length === 1) this.#records.set(owner, only);
  }
}

/** Decimal texts of int64 in numeric order, without a bigint for each. */
export function isBefore(one: Id, other: Id): boolean {
  if (typeof one === 'number' || typeof other === 'number') return Number(one) < Number(other);
  const negative = one.startsWith('-');
  if (negative !== other.startsWith('-')) return negative;
  if (one.length !== other.length) return one.length < other.length !== negative;
  return one < other !== negative && one !== other;
}

type WithId = { readonly id: Id };

/** Keeps a list in order of ids, so that every process has the same one however it was filled. */
export function insertById(list: WithId[], added: WithId): void {
  let at = list.length;
  for (let before = list[at - 1]; before && isBefore(added.id, before.id); before = list[at - 1]) {
    at -= 1;
  }
  list.splice(at, 0, added);
}

type Derived = {
  event: {
    homeId: string | undefined;
    awayId: string | undefined;
    /** The venue's, or else the league's. */
    countryId: number | null;
  };
  offer: {
    /** What may be sold; see `statusOf`. */
    status: number;
    odds: number;
    /** Its selection's; empty until it is first looked up. */
    matchId: string;
  };
};

/** A record in memory, with what follows from other records. */
export type Held<K extends Kind> = Stored<K> & (K extends keyof Derived ? Derived[K] : unknown);

type HeldMatch = Held<'event'> & Match;
type HeldCompetition = Held<'event'> & Competition;

/** For code that is the same for every kind. */
export type AnyHeld = {
  id: Id;
  version: number;
  [field: string]: string | number | boolean | null | undefined;
};

const STANDARD = 1;
const REMOVED = 4;
const INVALID = 5;

type Priced = Pick<Stored<'offer'>, 'feedStatus' | 'price' | 'isWithdrawn'>;

/** CAT-08: a price that makes no sense, or an ordinary offer without one, is not for sale. */
export function statusOf({ feedStatus, price, isWithdrawn }: Priced): number {
  if (isWithdrawn) return REMOVED;
  if (price === ABSURD_PRICE) return INVALID;
  return feedStatus === STANDARD && price === 0 ? INVALID : feedStatus;
}

const oddsOf = ({ price }: Priced): number => Math.max(0, price);

/** Adds the derived fields; those that depend on other records are filled later. */
export function withDerived(kind: Kind, record: AnyHeld): AnyHeld {
  if (kind === 'offer') {
    const offer = record as Held<'offer'>;
    offer.status = statusOf(offer);
    offer.odds = oddsOf(offer);
    offer.matchId = '';
  } else if (kind === 'event') {
    record.homeId = undefined;
    record.awayId = undefined;
    record.countryId = null;
  }
  return record;
}

/**
 * Object literals with every field from the start: V8 keeps those in the object itself, and fields
 * added later in a second object beside it. Of these kinds there are nearly three hundred thousand
 * records together, and bets wait while garbage collection visits each.
 */
const blanks: { readonly [K in Kind]?: () => Held<K> } = {
  market: () => ({
    id: '',
    version: 0,
    matchId: '',
    partId: 0,
    marketTypeId: 0,
    scoringUnitId: null,
    line: null,
    line2: null,
    text: null,
    teamId: null,
    isClosed: false,
  }),
  selection: () => ({
    id: '',
    version: 0,
    matchId: '',
    partId: 0,
    typeId: 0,
    status: 0,
    isNegation: false,
    line: null,
    line2: null,
    line3: null,
    yes: null,
    text: null,
    teamId: null,
    secondTeamId: null,
    code: null,
    name: '',
    settlementRequired: false,
  }),
  placement: () => ({ id: '', version: 0, marketId: '', selectionId: '' }),
  offer: () => ({
    id: '',
    version: 0,
    selectionId: '',
    bookmakerId: 0,
    marketTypeId: 0,
    feedStatus: 0,
    isLive: false,
    price: 0,
    isWithdrawn: false,
    status: 0,
    odds: 0,
    matchId: '',
  }),
};

/** A record that is still to be filled. */
export const blankRecord = (kind: Kind): AnyHeld => (blanks[kind]?.() ?? {}) as AnyHeld;
