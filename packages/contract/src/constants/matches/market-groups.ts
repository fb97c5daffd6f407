import type { Choices, Word } from '../choice.ts';

/** The tabs of a match page, in their order. A market type stands under one of them. */
export const marketGroups = {
  main: { id: 1, sw: 'Kuu', en: 'Main' },
  goals: { id: 2, sw: 'Magoli/Jumla', en: 'Goals/Totals' },
  halves: { id: 3, sw: 'Vipindi', en: 'Halves/Periods' },
  handicaps: { id: 4, sw: 'Handicap', en: 'Handicaps' },
  combos: { id: 5, sw: 'Mchanganyiko', en: 'Combos' },
  scores: { id: 6, sw: 'Matokeo', en: 'Scores' },
  corners: { id: 7, sw: 'Kona', en: 'Corners' },
  cards: { id: 8, sw: 'Kadi', en: 'Cards' },
  players: { id: 9, sw: 'Wachezaji', en: 'Players' },
  teams: { id: 10, sw: 'Timu', en: 'Teams' },
  specials: { id: 11, sw: 'Maalum', en: 'Specials' },
  tournament: { id: 12, sw: 'Mashindano', en: 'Tournament' },
} as const satisfies Choices;

export type MarketGroupWord = Word<typeof marketGroups>;
