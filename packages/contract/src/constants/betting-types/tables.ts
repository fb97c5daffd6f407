import { anyHandicaps } from './any-sport/handicaps.ts';
import { anyMain } from './any-sport/main.ts';
import { outrights } from './any-sport/outrights.ts';
import { anyPeriods } from './any-sport/periods.ts';
import { anySpecials } from './any-sport/specials.ts';
import { anyScores, anyTeams, anyTotals } from './any-sport/totals-and-scores.ts';
import type { BettingTypeTable } from './betting-type.ts';
import { footballCards } from './football/cards.ts';
import { footballCombos } from './football/combos.ts';
import { footballCorners } from './football/corners.ts';
import { footballEvents } from './football/events.ts';
import { footballGoals } from './football/goals.ts';
import { footballHalves } from './football/halves.ts';
import { footballHandicaps } from './football/handicaps.ts';
import { footballMain } from './football/main.ts';
import { footballPlayers } from './football/players.ts';
import { footballScores } from './football/scores.ts';
import { footballTeams } from './football/teams.ts';
import { americanFootball } from './sports/american-football.ts';
import { baseball } from './sports/baseball.ts';
import { basketball } from './sports/basketball.ts';
import { cricket } from './sports/cricket.ts';
import { darts } from './sports/darts.ts';
import { esports } from './sports/esports.ts';
import { mma } from './sports/mma.ts';
import { motorRacing, rugby } from './sports/rugby-and-racing.ts';
import { snooker } from './sports/snooker.ts';
import { tennis } from './sports/tennis.ts';

const any = { sportGroup: 'any', resultType: 'score', unit: 'score' } as const;
const football = { sportGroup: 'football', resultType: 'score', unit: 'goals' } as const;
const points = { group: 'goals', resultType: 'score', unit: 'points' } as const;
const runs = { group: 'goals', resultType: 'score', unit: 'runs' } as const;
const counted = { group: 'goals', resultType: 'games' } as const;

/** Every table there is. Their order is the order of markets within a tab. */
export const tables: readonly BettingTypeTable[] = [
  { ...any, group: 'main', rows: anyMain },
  { ...any, group: 'goals', rows: anyTotals },
  { ...any, group: 'scores', rows: anyScores },
  { ...any, group: 'teams', rows: anyTeams },
  { ...any, group: 'handicaps', rows: anyHandicaps },
  { ...any, group: 'halves', rows: anyPeriods },
  { ...any, group: 'specials', rows: anySpecials },
  { ...any, group: 'tournament', resultType: 'ranking', rows: outrights },
  { ...football, group: 'main', rows: footballMain },
  { ...football, group: 'goals', rows: footballGoals },
  { ...football, group: 'halves', rows: footballHalves },
  { ...football, group: 'handicaps', rows: footballHandicaps },
  { ...football, group: 'combos', rows: footballCombos },
  { ...football, group: 'scores', rows: footballScores },
  { ...football, group: 'corners', resultType: 'corners', rows: footballCorners },
  { ...football, group: 'cards', resultType: 'cards', rows: footballCards },
  { ...football, group: 'players', resultType: 'scorer', rows: footballPlayers },
  { ...football, group: 'teams', rows: footballTeams },
  { ...football, group: 'specials', resultType: 'action', rows: footballEvents },
  { sportGroup: 'basketball', ...points, rows: basketball },
  { sportGroup: 'tennis', ...counted, unit: 'games', rows: tennis },
  { sportGroup: 'cricket', ...runs, rows: cricket },
  { sportGroup: 'baseball', ...runs, rows: baseball },
  { sportGroup: 'american-football', ...points, rows: americanFootball },
  { sportGroup: 'esports', ...counted, unit: 'maps', rows: esports },
  { sportGroup: 'darts', ...counted, unit: 'legs', rows: darts },
  { sportGroup: 'snooker', ...counted, unit: 'frames', rows: snooker },
  { sportGroup: 'mma', group: 'goals', resultType: 'time', unit: 'rounds', rows: mma },
  { sportGroup: 'rugby', group: 'players', resultType: 'scorer', unit: 'tries', rows: rugby },
  {
    sportGroup: 'motor-racing',
    group: 'specials',
    resultType: 'ranking',
    unit: 'score',
    rows: motorRacing,
  },
];
