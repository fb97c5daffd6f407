import { createBettors } from '../actors/betting/bettors.ts';
import { cashOuts } from '../actors/cash-outs/cash-outs.ts';
import { createResults } from '../actors/results/results.ts';
import type { Scene } from '../actors/scene.ts';
import { createCast } from '../cast.ts';
import type { Pace } from '../plan/plan.ts';
import type { Cast } from '../simulation.ts';
import { cutLine } from '../troubles/cut-line.ts';
import { freezeServer } from '../troubles/freeze-server.ts';
import { killPostgres } from '../troubles/kill-postgres.ts';
import { killServer } from '../troubles/kill-server.ts';
import { loseBus } from '../troubles/lose-bus.ts';
import { powerCut } from '../troubles/power-cut.ts';
import { restartServer } from '../troubles/restart-server.ts';
import { giveEverybody } from '../world/opening.ts';
import { closingTime, everythingDecided } from './closing-time.ts';
import { createShift } from './shift.ts';

export const PLAYERS_OF_WEEK = 60;

/** The laws look at every bet there is: that is done seldom. */
const SHIFT_MS = 40_000;

/** Seven at a time are as much as two cores bear beside the matches. */
const pace: Pace = {
  crowd: { from: 7, to: 7 },
  crowdMs: { from: 0, to: 500 },
  troubleMs: { from: 2_000, to: 30_000 },
  stepsPerTrouble: 2,
};

/** The provider plays on its own; the script adds what is rare. */
const asManyAsThereAre = { endedMax: Number.POSITIVE_INFINITY, inPlayMax: 0 };

/** Wages come with every shift, or everybody would soon have lost everything. */
const wages = ({ world }: Scene, name: string) => giveEverybody(world.database.ask, name);

export function createWeekCast(): Cast<Scene> {
  const lastsMs = SHIFT_MS;
  return {
    actors: [
      createShift(createBettors(PLAYERS_OF_WEEK), { weight: 5, lastsMs, before: wages }),
      createShift(cashOuts, { weight: 2, lastsMs }),
      createShift(createResults(asManyAsThereAre), { weight: 1, lastsMs }),
    ],
    pace,
    closing: closingTime,
    troubles: [
      ...[killServer, restartServer, freezeServer, killPostgres, powerCut, cutLine, loseBus],
    ],
    laws: [...createCast().laws, everythingDecided],
  };
}
