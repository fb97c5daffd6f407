import { rowsOf } from '@kipute/contract/constants/choice';
import { defaultPopularLeagues as leagues } from '@kipute/contract/constants/content/popular-leagues';
import type { FlagCode } from '../../ui/sprite/flag-codes.ts';

const leagueFlags = {
  euro: 'EU',
  'premier-league': 'GB-ENG',
  'copa-america': 'AR',
  'la-liga': 'ES',
  bundesliga: 'DE',
  'serie-a': 'IT',
  'ligue-1': 'FR',
} as const satisfies Record<keyof typeof leagues, FlagCode>;

/** Shown until the server names the leagues it wants in front (SHELL-07). */
export const defaultPopularLeagues = rowsOf(leagues)
  .map(([word, { en, sorting }]) => ({ title: en, flag: leagueFlags[word], sorting }))
  .sort((one, other) => other.sorting - one.sorting);

/** Countries that players here look for first. */
export const defaultCountries = [
  'TZ',
  'GB-ENG',
  'ES',
  'IT',
  'DE',
  'FR',
  'KE',
  'UG',
  'ZA',
  'EG',
] as const satisfies readonly FlagCode[];

export function searchPath(keyWord: string): string {
  return `/search_result?key_word=${encodeURIComponent(keyWord.trim())}`;
}
