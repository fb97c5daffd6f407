import { casinoCategories } from '@kipute/contract/constants/casino/casino';
import { wordsOf } from '@kipute/contract/constants/choice';
import { type CategoryWord, categoryName, categoryOf, type Game } from './game.ts';

/** What narrows the lobby down, as it stands in the address. */
export type Wanted = {
  readonly words: string;
  readonly group: GameGroup;
  /** Empty for all. */
  readonly provider: string;
};

export type GameGroup = 'all' | 'favourites' | CategoryWord;

export const KEY_WORD_MAX = 60;

export function wantedIn(parameters: URLSearchParams): Wanted {
  const group = parameters.get('group');
  return {
    words: (parameters.get('key_word') ?? '').slice(0, KEY_WORD_MAX),
    group: groups.find((one) => one === group) ?? 'all',
    provider: parameters.get('provider') ?? '',
  };
}

export const isNarrowed = ({ words, group, provider }: Wanted): boolean =>
  words.trim() !== '' || group !== 'all' || provider !== '';

const categoryWords = wordsOf(casinoCategories);
const groups: readonly GameGroup[] = ['all', 'favourites', ...categoryWords];

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Its name and its category in both languages, and its provider. */
function searchedIn(game: Game): string {
  const category = categoryOf(game);
  const names = [categoryName(category, 'sw'), categoryName(category, 'en')];
  return folded([game.name, game.other_name, game.provider_name, ...names].join(' '));
}

/** In the order of the office: every word must be found. */
export function findGames(
  games: readonly Game[],
  { words, group, provider }: Wanted,
  favourites: ReadonlySet<string>,
): readonly Game[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return games.filter(
    (game) =>
      isOfGroup(game, group, favourites) &&
      (provider === '' || game.provider === provider) &&
      wanted.every((word) => searchedIn(game).includes(word)),
  );
}

function isOfGroup(game: Game, group: GameGroup, favourites: ReadonlySet<string>): boolean {
  if (group === 'all') return true;
  return group === 'favourites' ? favourites.has(game.id) : categoryOf(game) === group;
}

export type CountedGroup = { readonly group: GameGroup; readonly count: number };

/** The groups one can choose, each with its games; a category without any is not offered. */
export function countedGroups(
  games: readonly Game[],
  favourites: ReadonlySet<string>,
  chosen: GameGroup,
): readonly CountedGroup[] {
  const counted = groups.map((group) => ({
    group,
    count: games.filter((game) => isOfGroup(game, group, favourites)).length,
  }));
  return counted.filter(({ group, count }) => group === 'all' || group === chosen || count > 0);
}

/** Whose games there are; a choice among them is worth offering from the second on. */
export function providersOf(games: readonly Game[]): readonly (readonly [string, string])[] {
  const names = new Map(games.map(({ provider, provider_name }) => [provider, provider_name]));
  return names.size > 1 ? [...names] : [];
}
