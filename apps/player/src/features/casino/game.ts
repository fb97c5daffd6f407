import { casinoCategories } from '@kipute/contract/constants/casino/casino';
import { rowsOf } from '@kipute/contract/constants/choice';
import type { CallContent } from '@kipute/contract/registry';
import type { Language } from '../../i18n/language.ts';

export type Lobby = CallContent<'casino_order/inquire'>;
export type Game = Lobby['games'][number];
export type CasinoRound = CallContent<'casino_order/user_inquire'>[number];

export const CASINO_PATH = '/casino';
export const CASINO_ROUNDS_PATH = '/casino_rounds';

export type CategoryWord = keyof typeof casinoCategories;

const categories = rowsOf(casinoCategories);

/** A category that this page is too old to know stands with the slots, the widest of all. */
export const categoryOf = ({ category }: Pick<Game, 'category'>): CategoryWord =>
  categories.find(([, { id }]) => id === category)?.[0] ?? 'slots';

export const categoryName = (word: CategoryWord, language: Language): string =>
  casinoCategories[word][language];

/** "97.3": what of a hundred shillings comes back in the long run. */
export const returnPercent = ({ stated_return }: Pick<Game, 'stated_return'>): string =>
  String(stated_return / 100);
