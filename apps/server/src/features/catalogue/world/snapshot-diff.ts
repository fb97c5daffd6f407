import type { AnyCreate, AnyDelete, Change, Id, Refusal, Update } from '../changes.ts';
import { type Kind, kinds, kindsInOrder } from '../kinds.ts';
import { applyChange, applyFeedChange, type ChangeObserver } from './apply-change.ts';
import { heldOf, type World } from './world.ts';

/**
 * Compares a whole snapshot of the provider's world, delivered in parts, with what is held: only the
 * differences become changes. The snapshot wins whatever the versions say, because a provider that
 * has restarted counts them from one.
 */
export type SnapshotDiff = {
  readonly part: (creates: readonly AnyCreate[]) => readonly Change[];
  /** Deletes what the snapshot did not contain. */
  readonly end: () => readonly Change[];
};

type SnapshotDiffDeps = {
  readonly world: World;
  readonly observe: ChangeObserver;
  readonly onRefused: (refusal: Refusal, change: Change) => void;
};

type Fields = Readonly<Record<string, unknown>>;

function differenceOf(world: World, { kind, record }: AnyCreate): Update<Kind> | undefined {
  const known = heldOf(world, kind).get(record.id);
  const changed: Record<string, unknown> = {};
  for (const field of ['version', ...Object.keys(kinds[kind].fields)]) {
    const value = (record as Fields)[field];
    if (value !== known?.[field]) changed[field] = value;
  }
  if (isOnlyNewer(changed, known)) {
    // A provider whose versions follow the clock would else make us write its whole world anew.
    // Followers keep the old version; later changes are newer than both.
    if (known) known.version = record.version;
    return undefined;
  }
  return { kind, act: 'update', id: record.id, changed } as Update<Kind>;
}

function isOnlyNewer(changed: Fields, known: { readonly version: number } | undefined): boolean {
  const { version, ...others } = changed;
  const isOlder = known !== undefined && typeof version === 'number' && version < known.version;
  return Object.keys(others).length === 0 && !isOlder;
}

export function diffSnapshot({ world, observe, onRefused }: SnapshotDiffDeps): SnapshotDiff {
  const seen = Object.fromEntries(kindsInOrder.map((kind) => [kind, new Set()])) as unknown as {
    readonly [K in Kind]: Set<Id>;
  };
  let orphans: AnyCreate[] = [];

  function add(create: AnyCreate): readonly Change[] {
    const refusal = applyChange(world, create, observe);
    // A part may hold a child before its parent; only at the end is it an orphan.
    if (refusal === 'foreign-key') orphans.push(create);
    else if (refusal) onRefused(refusal, create);
    return refusal ? [] : [create];
  }

  function correct(create: AnyCreate): readonly Change[] {
    const update = differenceOf(world, create) as Change | undefined;
    if (!update) return [];
    const refusal = applyChange(world, update, observe);
    if (refusal === 'foreign-key') orphans.push(create);
    else if (refusal) onRefused(refusal, update);
    return refusal ? [] : [update];
  }

  function takeOne(create: AnyCreate): readonly Change[] {
    const { kind, record } = create;
    seen[kind].add(record.id);
    const known = heldOf(world, kind).get(record.id);
    return !known || known.isWithdrawn === true ? add(create) : correct(create);
  }

  /** Each round may bring parents of the next; one without any progress is the last. */
  function adoptOrphans(): readonly Change[] {
    let adopted: readonly Change[] = [];
    for (let waiting = orphans; waiting.length > 0; waiting = orphans) {
      orphans = [];
      adopted = adopted.concat(waiting.flatMap(takeOne));
      if (orphans.length === waiting.length) break;
    }
    return adopted;
  }

  function giveUpOrphans(): readonly Change[] {
    for (const orphan of orphans) {
      onRefused('foreign-key', orphan);
      seen[orphan.kind].delete(orphan.record.id);
    }
    return orphans.length > 0 ? removeAllUnseen() : [];
  }

  const removeAllUnseen = () => kindsInOrder.toReversed().flatMap(removeUnseen);

  function removeUnseen(kind: Kind): readonly Change[] {
    const gone = [...heldOf(world, kind).values()].filter(
      ({ id, isWithdrawn }) => !seen[kind].has(id) && isWithdrawn !== true,
    );
    return gone.flatMap(({ id }) => {
      const change = { kind, act: 'delete', id } as AnyDelete;
      if (!heldOf(world, kind).has(id)) return [];
      const accepted: Change[] = [];
      const refusal = applyFeedChange(world, change, { observe, accepted });
      if (refusal) onRefused(refusal, change);
      return accepted;
    });
  }

  return {
    part: (creates) => creates.flatMap(takeOne),
    // Some can be adopted only when what stood in their way is gone.
    end: () => [...adoptOrphans(), ...removeAllUnseen(), ...adoptOrphans(), ...giveUpOrphans()],
  };
}
