import { setTimeout as delay } from 'node:timers/promises';
import { runAudit } from '@kipute/tools/audit/run-audit';
import { PlainError } from '@kipute/tools/runtime/plain-error';
import type { Actor, Scene } from '../actors/actor.ts';
import { createBettors } from '../actors/bettors.ts';
import { cashOuts } from '../actors/cash-outs.ts';
import { matchesOnOffer } from '../actors/offers.ts';
import { createResults } from '../actors/results.ts';
import { createCast } from '../cast.ts';
import { createChance } from '../chance.ts';
import {
  cutLine,
  freezeServer,
  killPostgres,
  killServer,
  loseBus,
  powerCut,
  restartServer,
} from '../fault-injection.ts';
import { createHistory } from '../history.ts';
import type { SimulateOptions } from '../options.ts';
import type { Pace } from '../plan.ts';
import type { ProgressLines } from '../play-seeds.ts';
import { type Cast, runSimulation } from '../simulation.ts';
import { countLines, progressLine, verdictLines } from '../summary.ts';
import { giveEverybody } from '../world/opening.ts';
import { inWorld } from '../world/world.ts';
import { closingTime, everythingDecided } from './closing.ts';
import { readWeekCounts, tableLines } from './days-table.ts';

type DaysOptions = Pick<SimulateOptions, 'days' | 'speed' | 'minutesMax' | 'bus'> &
  Pick<ProgressLines, 'tell'> & {
    readonly seed: number;
    readonly worldName: string;
    readonly isStopped: () => boolean;
  };

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
/** At a rest nobody bets, and the matches go on. */
const STEPS_PER_REST = 5;
/** Thousands of bets are decided at the end. */
const TIMEOUT_MS = 300_000;

/** Days of all matches in one world, to the last bet; says whether every law held. */
export async function simulateDays(options: DaysOptions): Promise<boolean> {
  const { seed, days, speed, bus, worldName, minutesMax, tell } = options;
  const history = createHistory();
  tell(`seed ${seed}: ${days} days, ${speed} times as fast as they are`);
  const world = { name: worldName, bus, speed, history, playerCount: PLAYERS_OF_WEEK };
  return await inWorld({ ...world, matches: 'all' }, async (opened) => {
    const scene: Scene = { world: opened, history };
    await untilOnSale(scene);
    const closesAt = Date.now() + Math.min((days * DAY_MS) / speed, minutesMax * MINUTE_MS);
    const verdict = await runSimulation<Scene>({
      seed,
      scene,
      cast: createWeekCast(),
      next: () => {
        if (options.isStopped()) return 'leave';
        return Date.now() < closesAt ? 'step' : 'finish';
      },
      stepsPerRest: STEPS_PER_REST,
      timeoutMs: TIMEOUT_MS,
      clearFaults: async () => undefined,
      onStep: (progress) => tell(progressLine(progress, history.all())),
    });
    for (const line of countLines(verdict, history.all())) tell(line);
    const counts = await readWeekCounts(opened.database.ask);
    for (const line of tableLines(counts, history.all())) tell(line);
    const audited = await runAudit({ DATABASE_URL: opened.database.url });
    const again = `--days=${days} --speed=${speed}`;
    for (const line of verdictLines(seed, verdict, again)) tell(line);
    return verdict.breach === undefined && verdict.ending === 'finished' && audited === 0;
  });
}

/** Each takes some seconds; all matches of a provider are heard within a minute or two. */
const LOOKS_MAX = 60;

/** The days begin when there is something to bet on. */
async function untilOnSale(scene: Scene): Promise<void> {
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    const { offers } = await matchesOnOffer(scene, 'A', 'before');
    if (offers.length > 0) return;
  }
  throw new PlainError('The provider is up, and nothing is on sale.');
}

const PLAYERS_OF_WEEK = 60;

/** The laws look at every bet there is: that is done seldom. */
const SHIFT_MS = 40_000;

/** Seven at a time are as much as two cores bear beside the matches. */
const pace: Pace = {
  crowd: { from: 7, to: 7 },
  crowdMs: { from: 0, to: 500 },
  faultMs: { from: 2_000, to: 30_000 },
  stepsPerFault: 2,
};

/** The provider plays on its own; the script adds what is rare. */
const asManyAsThereAre = { endedMax: Number.POSITIVE_INFINITY, inPlayMax: 0 };

/** Wages come with every shift, or everybody would soon have lost everything. */
const wages = ({ world }: Scene, name: string) => giveEverybody(world.database.ask, name);

function createWeekCast(): Cast<Scene> {
  const lastsMs = SHIFT_MS;
  return {
    actors: [
      createShift(createBettors(PLAYERS_OF_WEEK), { weight: 5, lastsMs, before: wages }),
      createShift(cashOuts, { weight: 2, lastsMs }),
      createShift(createResults(asManyAsThereAre), { weight: 1, lastsMs }),
    ],
    pace,
    closing: closingTime,
    faults: [
      ...[killServer, restartServer, freezeServer, killPostgres, powerCut, cutLine, loseBus],
    ],
    laws: [...createCast().laws, everythingDecided],
  };
}

type ShiftOptions<Scene> = {
  readonly weight: number;
  readonly lastsMs: number;
  /** Done once when the shift begins, under its name. */
  readonly before?: (scene: Scene, name: string) => Promise<void>;
};

/** A moment to look at the screen. */
const PAUSE_MS = 30;

/** Somebody who does one thing after another for a while, without a law being looked at. */
export function createShift<Scene>(
  actor: Actor<Scene>,
  { weight, lastsMs, before }: ShiftOptions<Scene>,
): Actor<Scene> {
  return {
    name: actor.name,
    weight,
    draw: (chance) => {
      const name = chance.word();
      return {
        says: `${actor.name} go on for ${lastsMs / 1000} s, as ${name}`,
        play: async (scene) => {
          const endsAt = Date.now() + lastsMs;
          await before?.(scene, name);
          const own = createChance(name);
          do {
            await actor.draw(own).play(scene);
            await delay(PAUSE_MS);
          } while (Date.now() < endsAt);
        },
      };
    },
  };
}
