import { foldName } from '@kipute/domain/odds/search/fold-name';

/** Whom most punters in Tanzania follow, as feeds write them. */
const favourites: ReadonlySet<string> = new Set(
  ['Simba', 'Simba SC', 'Young Africans', 'Young Africans SC', 'Yanga SC', 'Tanzania'].map(
    foldName,
  ),
);

export function isHomeFavourite(name: string | undefined): boolean {
  return name !== undefined && favourites.has(foldName(name));
}
