import { cricket } from './cricket/cricket.ts';
import { fighting } from './fighting/fighting.ts';
import { football, virtualFootball } from './football/football-model.ts';
import { darts, esports, snooker } from './frames/frame-sports.ts';
import type { SportModel } from './match-model.ts';
import { americanFootball, baseball, basketball } from './possession/team-sports.ts';
import { tennis } from './tennis/tennis.ts';

const models = [
  football,
  virtualFootball,
  basketball,
  tennis,
  cricket,
  baseball,
  americanFootball,
  esports,
  darts,
  snooker,
  fighting,
];

/** Every sport that is played, by the feed's number of the sport. */
export const sportModels: ReadonlyMap<number, SportModel> = new Map(
  models.map((model) => [model.sportId, model]),
);
