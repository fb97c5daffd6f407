import { useMemo } from 'react';
import { bettingTypesIn } from '../../../features/kept-choices/lists/betting-types-in.ts';
import { createKeptCell } from '../../../features/kept-choices/lists/kept-cell.ts';
import { BETTING_TYPES_KEY } from '../../../features/kept-choices/lists/kept-keys.ts';
import { useCell } from '../../../features/store/cell.ts';

/** Betting types with a star, the newest last: they stand first on every match. */
const favourites = createKeptCell(BETTING_TYPES_KEY, bettingTypesIn);

export function useFavouriteTypes(): ReadonlySet<number> {
  const typeIds = useCell(favourites);
  return useMemo(() => new Set(typeIds), [typeIds]);
}

export function toggleFavouriteType(typeId: number): void {
  const latest = favourites.latest();
  const others = latest.filter((id) => id !== typeId);
  favourites.set(bettingTypesIn(others.length < latest.length ? others : [...others, typeId]));
}
