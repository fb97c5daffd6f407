import { type Locale, textIn } from '../../locale.ts';
import { type Choices, rowsOf, type Word } from '../choice.ts';

/**
 * Parts of an event that a bet can be on. Numbers below 10000 are the provider's, as far as it has
 * been seen to use them; ours begin there and serve the sports whose parts it never published.
 */
export const eventParts = {
  'whole-event': { id: 1, sw: 'Tukio lote', en: 'Whole event' },
  'whole-match': { id: 2, sw: 'Mechi yote na muda wa ziada', en: 'Whole match with extra time' },
  'ordinary-time': { id: 3, sw: 'Muda wa kawaida', en: 'Ordinary time' },
  'first-half': { id: 5, sw: 'Kipindi cha kwanza', en: '1st half' },
  'second-half': { id: 6, sw: 'Kipindi cha pili', en: '2nd half' },
  'extra-time': { id: 10001, sw: 'Muda wa ziada', en: 'Extra time' },
  'penalty-shoot-out': { id: 10002, sw: 'Mikwaju ya penalti', en: 'Penalty shoot-out' },

  'tennis-match': { id: 20, sw: 'Mechi yote (tenisi)', en: 'Whole match (tennis)' },
  'tennis-set-1': { id: 21, sw: 'Seti ya 1', en: 'Set 1' },
  'tennis-set-2': { id: 22, sw: 'Seti ya 2', en: 'Set 2' },
  'tennis-set-3': { id: 23, sw: 'Seti ya 3', en: 'Set 3' },
  'tennis-set-4': { id: 24, sw: 'Seti ya 4', en: 'Set 4' },
  'tennis-set-5': { id: 25, sw: 'Seti ya 5', en: 'Set 5' },
  'tennis-set-1-tie-break': { id: 574, sw: 'Tie-break ya seti ya 1', en: 'Tie-break of set 1' },

  'basketball-match': {
    id: 60,
    sw: 'Mechi yote (mpira wa kikapu)',
    en: 'Whole match (basketball)',
  },
  'basketball-half-1': { id: 10061, sw: 'Nusu ya 1', en: '1st half' },
  'basketball-half-2': { id: 10062, sw: 'Nusu ya 2', en: '2nd half' },
  'basketball-quarter-1': { id: 65, sw: 'Robo ya 1', en: '1st quarter' },
  'basketball-quarter-2': { id: 66, sw: 'Robo ya 2', en: '2nd quarter' },
  'basketball-quarter-3': { id: 67, sw: 'Robo ya 3', en: '3rd quarter' },
  'basketball-quarter-4': { id: 68, sw: 'Robo ya 4', en: '4th quarter' },

  'table-tennis-match': {
    id: 240,
    sw: 'Mechi yote (tenisi ya meza)',
    en: 'Whole match (table tennis)',
  },
  'table-tennis-set-2': { id: 242, sw: 'Seti ya 2', en: 'Set 2' },
  'table-tennis-set-3': { id: 243, sw: 'Seti ya 3', en: 'Set 3' },
  'table-tennis-set-4': { id: 244, sw: 'Seti ya 4', en: 'Set 4' },

  'nba2k-match': { id: 1471, sw: 'Mechi yote (NBA2k)', en: 'Whole match (NBA2k)' },
  'e-fighting-match': { id: 2354, sw: 'Mechi yote (e-Fighting)', en: 'Whole match (e-Fighting)' },

  'american-football-match': {
    id: 10050,
    sw: 'Mechi yote (futiboli ya Marekani)',
    en: 'Whole match (American football)',
  },
  'american-football-half-1': { id: 10051, sw: 'Nusu ya 1', en: '1st half' },
  'american-football-half-2': { id: 10052, sw: 'Nusu ya 2', en: '2nd half' },
  'american-football-quarter-1': { id: 10055, sw: 'Robo ya 1', en: '1st quarter' },
  'american-football-quarter-2': { id: 10056, sw: 'Robo ya 2', en: '2nd quarter' },
  'american-football-quarter-3': { id: 10057, sw: 'Robo ya 3', en: '3rd quarter' },
  'american-football-quarter-4': { id: 10058, sw: 'Robo ya 4', en: '4th quarter' },

  'baseball-match': { id: 10090, sw: 'Mechi yote (besiboli)', en: 'Whole match (baseball)' },
  'baseball-inning-1': { id: 10091, sw: 'Inning ya 1', en: '1st inning' },
  'baseball-inning-2': { id: 10092, sw: 'Inning ya 2', en: '2nd inning' },
  'baseball-inning-3': { id: 10093, sw: 'Inning ya 3', en: '3rd inning' },
  'baseball-inning-4': { id: 10094, sw: 'Inning ya 4', en: '4th inning' },
  'baseball-inning-5': { id: 10095, sw: 'Inning ya 5', en: '5th inning' },
  'baseball-inning-6': { id: 10096, sw: 'Inning ya 6', en: '6th inning' },
  'baseball-inning-7': { id: 10097, sw: 'Inning ya 7', en: '7th inning' },
  'baseball-inning-8': { id: 10098, sw: 'Inning ya 8', en: '8th inning' },
  'baseball-inning-9': { id: 10099, sw: 'Inning ya 9', en: '9th inning' },
  'baseball-first-5-innings': { id: 10100, sw: 'Inning 5 za kwanza', en: 'First 5 innings' },

  'mma-fight': { id: 10250, sw: 'Pambano lote', en: 'Whole fight' },
  'mma-round-1': { id: 10251, sw: 'Raundi ya 1', en: 'Round 1' },
  'mma-round-2': { id: 10252, sw: 'Raundi ya 2', en: 'Round 2' },
  'mma-round-3': { id: 10253, sw: 'Raundi ya 3', en: 'Round 3' },
  'mma-round-4': { id: 10254, sw: 'Raundi ya 4', en: 'Round 4' },
  'mma-round-5': { id: 10255, sw: 'Raundi ya 5', en: 'Round 5' },

  'cricket-match': { id: 10260, sw: 'Mechi yote (kriketi)', en: 'Whole match (cricket)' },
  'cricket-innings-1': { id: 10261, sw: 'Inning ya 1', en: '1st innings' },
  'cricket-innings-2': { id: 10262, sw: 'Inning ya 2', en: '2nd innings' },
  'cricket-innings-3': { id: 10263, sw: 'Inning ya 3', en: '3rd innings' },
  'cricket-innings-4': { id: 10264, sw: 'Inning ya 4', en: '4th innings' },

  'snooker-match': { id: 10360, sw: 'Mechi yote (snuka)', en: 'Whole match (snooker)' },

  'darts-match': { id: 10450, sw: 'Mechi yote (mishale)', en: 'Whole match (darts)' },
  'darts-set-1': { id: 10451, sw: 'Seti ya 1', en: 'Set 1' },
  'darts-set-2': { id: 10452, sw: 'Seti ya 2', en: 'Set 2' },
  'darts-set-3': { id: 10453, sw: 'Seti ya 3', en: 'Set 3' },
  'darts-set-4': { id: 10454, sw: 'Seti ya 4', en: 'Set 4' },
  'darts-set-5': { id: 10455, sw: 'Seti ya 5', en: 'Set 5' },
  'darts-set-6': { id: 10456, sw: 'Seti ya 6', en: 'Set 6' },
  'darts-set-7': { id: 10457, sw: 'Seti ya 7', en: 'Set 7' },

  'esports-match': {
    id: 10960,
    sw: 'Mechi yote (michezo ya kielektroniki)',
    en: 'Whole match (esports)',
  },
  'esports-map-1': { id: 10961, sw: 'Ramani ya 1', en: 'Map 1' },
  'esports-map-2': { id: 10962, sw: 'Ramani ya 2', en: 'Map 2' },
  'esports-map-3': { id: 10963, sw: 'Ramani ya 3', en: 'Map 3' },
  'esports-map-4': { id: 10964, sw: 'Ramani ya 4', en: 'Map 4' },
  'esports-map-5': { id: 10965, sw: 'Ramani ya 5', en: 'Map 5' },
} as const satisfies Choices;

/** The full-time part. Its name is not shown beside a market: everyone expects it. */
export const fullTimePart = eventParts['ordinary-time'];

/** What a bet is on when nobody says otherwise, sport by sport: not shown either. */
const wholeParts = [
  'whole-event',
  'ordinary-time',
  'tennis-match',
  'basketball-match',
  'table-tennis-match',
  'nba2k-match',
  'e-fighting-match',
  'american-football-match',
  'baseball-match',
  'mma-fight',
  'cricket-match',
  'snooker-match',
  'darts-match',
  'esports-match',
] as const satisfies readonly Word<typeof eventParts>[];

export const wholePartIds: ReadonlySet<number> = new Set(
  wholeParts.map((part) => eventParts[part].id),
);

const periodWord = /-(?:set|quarter|inning|map)-\d+$/;

/**
 * What a score is made of, sport by sport: sets, quarters, innings, maps. A row of a list shows each
 * of them. Overs of cricket are bowled to one side at a time, so its innings say no more than the
 * score does; a half is told by its quarters.
 */
export const periodPartIds: ReadonlySet<number> = new Set([
  ...rowsOf(eventParts).flatMap(([word, { id }]) => (periodWord.test(word) ? [id] : [])),
  eventParts['extra-time'].id,
]);

const partsById = new Map<number, { sw: string; en: string }>(
  Object.values(eventParts).map((part) => [part.id, part]),
);

/** The provider numbers the games of a tennis match set by set: 401 is set 1, game 1. */
const TENNIS_GAMES_FROM = 400;
const TENNIS_GAMES_OF_A_SET = 20;
const TENNIS_SETS_NUMBERED = 3;

/** Undefined for a part that is no game of tennis. */
export function tennisGameOf(partId: number): { set: number; game: number } | undefined {
  const set = Math.floor((partId - TENNIS_GAMES_FROM) / TENNIS_GAMES_OF_A_SET) + 1;
  const game = (partId - TENNIS_GAMES_FROM) % TENNIS_GAMES_OF_A_SET;
  if (set < 1 || set > TENNIS_SETS_NUMBERED || game === 0) return undefined;
  return { set, game };
}

function tennisGame(partId: number): { sw: string; en: string } | undefined {
  const found = tennisGameOf(partId);
  if (!found) return undefined;
  const { set, game } = found;
  return { sw: `Seti ya ${set}, gemu ya ${game}`, en: `Set ${set}, game ${game}` };
}

/** Undefined for a part the provider has not told us about. */
export function eventPartName(partId: number, locale: Locale): string | undefined {
  const part = partsById.get(partId) ?? tennisGame(partId);
  return part && textIn(locale, part);
}
