/**
 * What a player chose while looking around, kept so that it is found again: a starred league,
 * team or betting type, a search, the market shown on tiles. A choice that was taken back stays
 * as a mark, because another device may still believe in it (DECISION 0017).
 */
export type KeptChoice = {
  readonly kind: ChoiceKind;
  /** The id of what was starred, the words of a search, the name of a market. */
  readonly value: string;
  /** Leagues and teams carry what is shown before the server was asked; others carry ''. */
  readonly name: string;
  readonly flag: string;
  readonly removed: boolean;
  readonly changedAtMs: number;
};

export const choiceKinds = ['league', 'team', 'search', 'market', 'betting-type'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

type Group = 'favourites' | 'searches' | 'market' | 'bettingTypes';

const groups = {
  league: 'favourites',
  team: 'favourites',
  search: 'searches',
  market: 'market',
  'betting-type': 'bettingTypes',
} as const satisfies Record<ChoiceKind, Group>;

export const groupOf = ({ kind }: Pick<KeptChoice, 'kind'>): Group => groups[kind];

/** KEEP-02: how many of a group a page shows, the newest first. */
export const shownMax = {
  favourites: 40,
  searches: 8,
  market: 1,
  bettingTypes: 40,
} as const satisfies Record<Group, number>;

/** KEEP-03: with the marks of what was taken back, which need room of their own. */
export const keptMax = {
  favourites: 160,
  searches: 8,
  market: 1,
  bettingTypes: 120,
} as const satisfies Record<Group, number>;

export const CHOICES_MAX =
  keptMax.favourites + keptMax.searches + keptMax.market + keptMax.bettingTypes;

export const SEARCH_CHARACTERS_MAX = 60;
export const NAME_CHARACTERS_MAX = 120;

/** Two entries with one identity are the same choice, whatever became of it. */
export function identityOf({ kind, value }: Pick<KeptChoice, 'kind' | 'value'>): string {
  if (kind === 'market') return kind;
  return `${kind} ${kind === 'search' ? value.toLowerCase() : value}`;
}
