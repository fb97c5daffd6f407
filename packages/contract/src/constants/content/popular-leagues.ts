import type { Choice } from '../choice.ts';

type PopularLeague = Choice & { readonly sorting: number };

/** Shown while the server's own list is on its way. */
export const defaultPopularLeagues = {
  euro: { id: 1, sw: 'EURO', en: 'EURO', sorting: 100 },
  'premier-league': { id: 2, sw: 'Premier League', en: 'Premier League', sorting: 99 },
  'copa-america': { id: 3, sw: 'Copa America', en: 'Copa America', sorting: 98 },
  'la-liga': { id: 4, sw: 'La Liga', en: 'La Liga', sorting: 97 },
  bundesliga: { id: 5, sw: 'Bundesliga', en: 'Bundesliga', sorting: 96 },
  'serie-a': { id: 6, sw: 'Serie A', en: 'Serie A', sorting: 95 },
  'ligue-1': { id: 7, sw: 'Ligue 1', en: 'Ligue 1', sorting: 94 },
} as const satisfies Readonly<Record<string, PopularLeague>>;
