import type { BettingTypeRows } from './betting-type.ts';

/**
 * Markets whose provider number is not known. Ours begin at 10000, above all of the provider's,
 * and give the sports named in the catalogue their own markets.
 */
export const houseCricket = {
  'top-batter': {
    id: 10000,
    en: 'Top Batter',
    sw: 'Mpigaji bora',
    providerName: null,
    kind: 'competitor',
    resultType: 'scorer',
  },
  'top-bowler': {
    id: 10001,
    en: 'Top Bowler',
    sw: 'Mrushaji bora',
    providerName: null,
    kind: 'competitor',
    resultType: 'scorer',
  },
} as const satisfies BettingTypeRows;

/** Baseball. */
export const houseBaseball = {
  'run-line': {
    id: 10010,
    en: 'Run Line',
    sw: 'Handikapu ya mikimbio',
    providerName: null,
    kind: 'handicap',
    resultType: 'score',
  },
  'innings-winner': {
    id: 10011,
    en: 'Innings Winner',
    sw: 'Mshindi wa ingizo',
    providerName: null,
    kind: 'three-way',
    resultType: 'score',
  },
} as const satisfies BettingTypeRows;

/** American football. */
export const houseAmericanFootball = {
  'next-touchdown-scorer': {
    id: 10020,
    en: 'Next Touchdown Scorer',
    sw: 'Mfungaji wa touchdown ijayo',
    providerName: null,
    kind: 'competitor',
    resultType: 'scorer',
  },
} as const satisfies BettingTypeRows;

/** Esports. */
export const houseEsports = {
  'map-winner': {
    id: 10030,
    en: 'Map Winner',
    sw: 'Mshindi wa ramani',
    providerName: null,
    kind: 'two-way',
    resultType: 'games',
  },
  'map-handicap': {
    id: 10031,
    en: 'Map Handicap',
    sw: 'Handikapu ya ramani',
    providerName: null,
    kind: 'handicap',
    resultType: 'games',
  },
  'maps-over-under': {
    id: 10032,
    en: 'Maps Over/Under',
    sw: 'Ramani juu/chini',
    providerName: null,
    kind: 'over-under',
    resultType: 'games',
  },
} as const satisfies BettingTypeRows;

/** Darts. */
export const houseDarts = {
  'leg-handicap': {
    id: 10040,
    en: 'Leg Handicap',
    sw: 'Handikapu ya leg',
    providerName: null,
    kind: 'handicap',
    resultType: 'games',
  },
  'most-180s': {
    id: 10041,
    en: 'Most 180s',
    sw: '180 nyingi zaidi',
    providerName: null,
    kind: 'three-way',
    resultType: 'games',
  },
} as const satisfies BettingTypeRows;

/** Snooker. */
export const houseSnooker = {
  'frame-handicap': {
    id: 10050,
    en: 'Frame Handicap',
    sw: 'Handikapu ya fremu',
    providerName: null,
    kind: 'handicap',
    resultType: 'games',
  },
  'highest-break': {
    id: 10051,
    en: 'Highest Break',
    sw: 'Break kubwa zaidi',
    providerName: null,
    kind: 'two-way',
    resultType: 'games',
  },
} as const satisfies BettingTypeRows;

/** MMA. */
export const houseMma = {
  'method-of-victory': {
    id: 10060,
    en: 'Method Of Victory',
    sw: 'Namna ya ushindi',
    providerName: null,
    kind: 'competitor',
    resultType: 'action',
  },
  'rounds-over-under': {
    id: 10061,
    en: 'Rounds Over/Under',
    sw: 'Raundi juu/chini',
    providerName: null,
    kind: 'over-under',
    resultType: 'time',
  },
} as const satisfies BettingTypeRows;
