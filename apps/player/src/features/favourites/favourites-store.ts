import { createKeptCell } from '../kept-choices/lists/kept-cell.ts';
import { FAVOURITES_KEY } from '../kept-choices/lists/kept-keys.ts';
import { useCell } from '../store/cell.ts';
import { type Favourite, favouritesIn, isSame, toggled } from './favourite.ts';

const favourites = createKeptCell(FAVOURITES_KEY, favouritesIn);

export function useFavourites(): readonly Favourite[] {
  return useCell(favourites);
}

export function useIsFavourite(favourite: Favourite): boolean {
  return useFavourites().some((one) => isSame(one, favourite));
}

export function toggleFavourite(favourite: Favourite): void {
  favourites.set(toggled(favourites.latest(), favourite));
}
