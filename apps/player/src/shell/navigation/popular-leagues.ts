import type { FlagCode } from '../../ui/sprite/flag-codes.ts';

/** Shown until the server names the leagues it wants in front (SHELL-07). */
export const defaultPopularLeagues = [
  { title: 'EURO', flag: 'EU', sorting: 100 },
  { title: 'Premier League', flag: 'GB-ENG', sorting: 99 },
  { title: 'Copa America', flag: 'AR', sorting: 98 },
  { title: 'La Liga', flag: 'ES', sorting: 97 },
  { title: 'Bundesliga', flag: 'DE', sorting: 96 },
  { title: 'Serie A', flag: 'IT', sorting: 95 },
  { title: 'Ligue 1', flag: 'FR', sorting: 94 },
] as const satisfies readonly { title: string; flag: FlagCode; sorting: number }[];

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
