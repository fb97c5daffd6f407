import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyCreate, Change, Id } from '../changes.ts';
import { type Kind, kinds, kindsInOrder, references } from '../kinds.ts';
import { applyChange, applyFeedChange, type ChangeObserver } from './apply-change.ts';
import { NaiveCatalogue } from './fixtures/naive-catalogue.ts';
import { randomStream } from './fixtures/random-changes.ts';
import { SnapshotDiff } from './snapshot-diff.ts';
import type { AnyHeld } from './world.ts';
import { createWorld, heldOf, isBefore, isReferredTo, type World } from './world.ts';

const runs = { seed: 20_260_301, numRuns: 150 };
const nobody = () => {};

const storedFields = (kind: Kind) => ['id', 'version', ...Object.keys(kinds[kind].fields)];

function plain(kind: Kind, record: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(storedFields(kind).map((field) => [field, record[field]]));
}

function contentOf(recordsOf: (kind: Kind) => ReadonlyMap<Id, object>) {
  return Object.fromEntries(
    kindsInOrder.map((kind) => {
      const records = [...recordsOf(kind).values()] as Record<string, unknown>[];
      const sorted = records.sort((one, other) =>
        isBefore(one.id as Id, other.id as Id) ? -1 : 1,
      );
      return [kind, sorted.map((record) => plain(kind, record))];
    }),
  );
}

const contentOfWorld = (world: World) => contentOf((kind) => heldOf(world, kind));

/** Indexes and derived fields, told from the records by scanning. */
function expectIndexed(world: World, model: NaiveCatalogue): void {
  for (const kind of kindsInOrder) {
    for (const record of heldOf(world, kind).values()) {
      expect(model.brokenKeys(kind, record)).toEqual([]);
      expect(isReferredTo(world, kind, record.id)).toBe(
        model.referrersOf(kind, record.id).length > 0,
      );
    }
    for (const { field, owned, target } of world.links[kind]) {
      if (!owned) continue;
      for (const id of [1, 2, 3].map(String)) {
        const scanned = contentOf((one) => model.of(one))[kind]?.filter((one) => one[field] === id);
        const listed = owned.of(id).map((one) => plain(kind, one));
        expect({ kind, field, target, listed }).toEqual({ kind, field, target, listed: scanned });
      }
    }
  }
}

function expectOffersInTheirMatches(world: World): void {
  for (const { selectionId, matchId } of world.held.offer.values()) {
    expect(matchId).toBe(world.held.selection.get(selectionId)?.matchId);
  }
}

function expectSides(world: World, model: NaiveCatalogue): void {
  const events = [...model.of('event').values()];
  const matchIds = events.filter((event) => event.isMatch).map((event) => event.id);
  expect([...world.matches.keys()].sort()).toEqual(matchIds.sort());
  expect(world.matches.size + world.competitions.size).toBe(events.length);
  const sides = contentOf((kind) => model.of(kind)).side ?? [];
  for (const match of world.matches.values()) {
    const teamAt = (role: number) =>
      sides.find((side) => side.matchId === match.id && side.role === role)?.teamId;
    expect([match.homeId, match.awayId]).toEqual([teamAt(1), teamAt(2)]);
  }
}

/** Feeds a stream and answers what others would repeat. */
function take(world: World, stream: readonly Change[]): readonly Change[] {
  const accepted: Change[] = [];
  for (const change of stream) applyFeedChange(world, change, { observe: nobody, accepted });
  return accepted;
}

function danglingKeys(world: World, kind: Kind): readonly string[] {
  const keys = Object.entries<Kind>(references[kind]);
  return [...heldOf(world, kind).values()].flatMap((record) =>
    keys.flatMap(([field, target]) => {
      const id = record[field] as Id | null;
      return id === null || heldOf(world, target).has(id) ? [] : [`${kind}.${field} ${id}`];
    }),
  );
}

describe('any stream of the provider', () => {
  test('[CAT-03] [CAT-04] [CAT-05] each step is taken or refused as the rules say', () => {
    fc.assert(
      fc.property(randomStream, (stream) => {
        const world = createWorld();
        const model = new NaiveCatalogue();
        for (const change of stream) {
          const applied = { observe: nobody, accepted: [] };
          const refusal = applyFeedChange(world, structuredClone(change), applied);
          expect({ change, refusal }).toEqual({ change, refusal: model.take(change) });
        }
        expect(contentOfWorld(world)).toEqual(contentOf((kind) => model.of(kind)));
        expectIndexed(world, model);
        expectSides(world, model);
        expectOffersInTheirMatches(world);
      }),
      runs,
    );
  });

  test('[CAT-04] after every single step all foreign keys of what is held resolve', () => {
    fc.assert(
      fc.property(randomStream, (stream) => {
        const world = createWorld();
        for (const change of stream) {
          applyFeedChange(world, change, { observe: nobody, accepted: [] });
          expect(kindsInOrder.flatMap((kind) => danglingKeys(world, kind))).toEqual([]);
        }
      }),
      { ...runs, numRuns: 60 },
    );
  });

  test('[CAT-13] an offer is called repriced only when nothing but its price is another', () => {
    const saleOf = ({ status, isLive, selectionId }: AnyHeld) => ({ status, isLive, selectionId });
    fc.assert(
      fc.property(randomStream, (stream) => {
        const world = createWorld();
        for (const change of stream) {
          const before = new Map(
            [...world.held.offer.values()].map((offer) => [offer.id as Id, saleOf(offer)]),
          );
          const observe: ChangeObserver = (_kind, record, effect) => {
            if (effect === 'reprice') expect(saleOf(record)).toEqual(before.get(record.id));
          };
          applyFeedChange(world, change, { observe, accepted: [] });
        }
      }),
      runs,
    );
  });

  test('[CAT-10] what was accepted, repeated from its text, makes the same world', () => {
    fc.assert(
      fc.property(randomStream, (stream) => {
        const world = createWorld();
        const text = JSON.stringify(take(world, stream));
        const other = createWorld();
        for (const change of JSON.parse(text) as Change[]) {
          expect(applyChange(other, change, nobody)).toBe(undefined);
        }
        expect(contentOfWorld(other)).toEqual(contentOfWorld(world));
        expect(other.matches).toEqual(world.matches);
        expect(other.competitions).toEqual(world.competitions);
      }),
      runs,
    );
  });

  test('[CAT-07] a snapshot in any order makes a world its own, by differences alone', () => {
    const salt = fc.infiniteStream(fc.integer());
    fc.assert(
      fc.property(randomStream, randomStream, salt, (past, truth, chance) => {
        const world = createWorld();
        take(world, past);
        const other = createWorld();
        for (const change of take(createWorld(), past)) applyChange(other, change, nobody);
        const provider = createWorld();
        take(provider, truth);

        const snapshot = shuffled(snapshotOf(provider), chance);
        const refused: unknown[] = [];
        const onRefused = (refusal: string) => void refused.push(refusal);
        const comparison = new SnapshotDiff({ world, observe: nobody, onRefused });
        const half = Math.floor(snapshot.length / 2);
        const parts = [snapshot.slice(0, half), snapshot.slice(half)].map((part) =>
          comparison.part(part),
        );
        const changes = [...parts.flat(), ...comparison.end()];

        // An offer that was withdrawn may hold on to its bookmaker, and to nothing else.
        expect(refused.filter((refusal) => refusal !== 'still-referenced')).toEqual([]);
        expect(withoutLeftovers(world, provider)).toEqual(withoutLeftovers(provider, provider));
        for (const change of changes) expect(applyChange(other, change, nobody)).toBe(undefined);
        // A version that only grew is not told.
        expect(versionless(other)).toEqual(versionless(world));
        const again = new SnapshotDiff({ world, observe: nobody, onRefused });
        expect([...again.part(snapshot), ...again.end()]).toEqual([]);
      }),
      runs,
    );
  });
});

const versionless = (world: World) =>
  JSON.parse(
    JSON.stringify(contentOfWorld(world), (key, value) => (key === 'version' ? 0 : value)),
  );

/** What a dump would contain: withdrawn offers are not the provider's any more. */
function snapshotOf(world: World): readonly AnyCreate[] {
  return kindsInOrder.flatMap((kind) =>
    [...heldOf(world, kind).values()]
      .filter((record) => record.isWithdrawn !== true)
      .map((record) => ({ kind, act: 'create', record: plain(kind, record) }) as never),
  );
}

function shuffled<T>(list: readonly T[], chance: fc.Stream<number>): readonly T[] {
  return list
    .map((one) => ({ one, place: chance.next().value ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}

/** Withdrawn offers, and bookmakers that only they name, are nobody's but ours. */
function withoutLeftovers(world: World, provider: World) {
  return contentOf((kind) => {
    const records = [...heldOf(world, kind)].filter(
      ([id, { isWithdrawn }]) =>
        isWithdrawn !== true && (kind !== 'bookmaker' || heldOf(provider, kind).has(id)),
    );
    return new Map(records);
  });
}
