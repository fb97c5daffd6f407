import { marketGroups } from '@kipute/contract/constants/matches/market-groups';
import type { MarketType } from '../arrangement/market-type.ts';

/**
 * The list after some of its types changed: each stays where it stood, one that is gone leaves,
 * a new one stands last in its group.
 */
export function placedTypes(
  types: readonly MarketType[],
  changes: ReadonlyMap<number, MarketType | undefined>,
): readonly MarketType[] {
  const known = new Set(types.map(({ id }) => id));
  const kept = types.flatMap((type) =>
    changes.has(type.id) ? (changes.get(type.id) ?? []) : type,
  );
  const added = [...changes].flatMap(([id, type]) => (type && !known.has(id) ? type : []));
  if (added.length === 0) return kept;
  return [...kept, ...added].sort(
    (one, other) => marketGroups[one.group].id - marketGroups[other.group].id,
  );
}
