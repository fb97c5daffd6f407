import {
  groupOf,
  type KeptChoice,
  NAME_CHARACTERS_MAX,
  SEARCH_CHARACTERS_MAX,
  shownMax,
} from '@kipute/domain/kept-choices/kept-choice';
import { shownChoices } from '@kipute/domain/kept-choices/merge-choices';
import { type QuickMarket, quickMarkets } from '../../../ui/match/match.ts';
import { flagCodes } from '../../../ui/sprite/flag-codes.ts';
import type { Favourite } from '../../favourites/favourite.ts';

/**
 * What the pages read and write. A list that is missing was never kept here, or the browser threw
 * it away: that says nothing about what the player wants.
 */
export type ShownLists = {
  readonly favourites: readonly Favourite[] | undefined;
  readonly searches: readonly string[] | undefined;
  readonly market: QuickMarket | undefined;
  /** The oldest star first. */
  readonly bettingTypes: readonly number[] | undefined;
};

export type Chosen = Pick<KeptChoice, 'kind' | 'value' | 'name' | 'flag'>;

type ChosenLists = Readonly<Record<ReturnType<typeof groupOf>, readonly Chosen[] | undefined>>;

/** The same as choices, the newest of each list first. */
export function chosenIn(lists: ShownLists): ChosenLists {
  const { favourites, searches, market, bettingTypes } = lists;
  return {
    favourites: favourites?.map(favouriteChoice).slice(0, shownMax.favourites),
    searches: searches?.filter(canBeSent).map(searchChoice).slice(0, shownMax.searches),
    market: market && [{ ...unnamed, kind: 'market', value: market }],
    bettingTypes: bettingTypes?.slice(-shownMax.bettingTypes).map(typeChoice).reverse(),
  };
}

const unnamed = { name: '', flag: '' };
const unprintable = /[\p{Cc}\p{Cs}]/gu;

const favouriteChoice = ({ kind, id, name, flag }: Favourite): Chosen => ({
  kind,
  value: id,
  name: name.slice(0, NAME_CHARACTERS_MAX).replace(unprintable, ''),
  flag: flag ?? '',
});

const canBeSent = (words: string): boolean =>
  words.length <= SEARCH_CHARACTERS_MAX && words.replace(unprintable, '') === words;

const searchChoice = (value: string): Chosen => ({ ...unnamed, kind: 'search', value });

const typeChoice = (id: number): Chosen => ({
  ...unnamed,
  kind: 'betting-type',
  value: String(id),
});

export function listsOf(choices: readonly KeptChoice[]): ShownLists {
  const shown = shownChoices(choices);
  const inGroup = (group: string) => shown.filter((choice) => groupOf(choice) === group);
  const [chosenMarket] = inGroup('market');
  return {
    favourites: inGroup('favourites').map(favouriteOf),
    searches: inGroup('searches').map(({ value }) => value),
    market: quickMarkets.find((market) => market === chosenMarket?.value),
    bettingTypes: inGroup('bettingTypes')
      .map(({ value }) => Number(value))
      .reverse(),
  };
}

function favouriteOf({ kind, value, name, flag }: KeptChoice): Favourite {
  const known = flagCodes.find((code) => code === flag);
  return {
    kind: kind === 'league' ? kind : 'team',
    id: value,
    name,
    ...(known && { flag: known }),
  };
}
