import type { FlagCode } from '../../ui/sprite/flag-codes.ts';

/** A league or a team the player starred; its name is stored so that it can be shown at once. */
export type Favourite = {
  readonly kind: 'league' | 'team';
  readonly id: string;
  readonly name: string;
  readonly flag?: FlagCode;
};

const FAVOURITES_MAX = 40;

export const isSame = (one: Favourite, other: Favourite): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Starring again takes the star away; the newest stands first and the oldest makes room. */
export function toggled(list: readonly Favourite[], favourite: Favourite): readonly Favourite[] {
  const others = list.filter((one) => !isSame(one, favourite));
  if (others.length < list.length) return others;
  return [favourite, ...others].slice(0, FAVOURITES_MAX);
}

/** What was stored may be anything: only what parses as a favourite is one. */
export function favouritesIn(kept: unknown): readonly Favourite[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter(isFavourite).slice(0, FAVOURITES_MAX);
}

function isFavourite(kept: unknown): kept is Favourite {
  if (typeof kept !== 'object' || kept === null) return false;
  const { kind, id, name } = kept as Partial<Record<keyof Favourite, unknown>>;
  const isKind = kind === 'league' || kind === 'team';
  return isKind && typeof id === 'string' && /^\d{1,19}$/.test(id) && typeof name === 'string';
}
