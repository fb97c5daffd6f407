import type { Scene } from './actors/actor.ts';
import { createCast } from './cast.ts';
import { createHistory, type Happening } from './history.ts';
import type { SimulateOptions } from './options.ts';
import type { ProgressLines } from './play-seeds.ts';
import { runSimulation, type Verdict } from './simulation.ts';
import { countLines, progressLine, verdictLines } from './summary.ts';
import { PLAYERS } from './world/people.ts';
import { inWorld } from './world/world.ts';

const STEPS_PER_REST = 12;
/** What holds in the end does so within seconds; the rest is for a machine that is busy. */
const TIMEOUT_MS = 180_000;
const MINUTE_MS = 60_000;
/** Opened in seconds, and crowded enough that people meet. */
const SMALL_WORLD = { matches: 'few', playerCount: PLAYERS } as const;

type SeedRun = Pick<SimulateOptions, 'stepsMax' | 'minutesMax' | 'bus' | 'speed'> &
  ProgressLines & {
    readonly seed: number;
    /** Two runs at once need two names. */
    readonly worldName: string;
    readonly isStopped: () => boolean;
  };

/** Plays one seed in a world of its own, takes the world down and says how it went. */
export async function simulate(
  run: SeedRun,
): Promise<Verdict & { readonly happenings: readonly Happening[] }> {
  const { seed, stepsMax, minutesMax, bus, speed, worldName, tell, show } = run;
  const deadline = Date.now() + minutesMax * MINUTE_MS;
  const history = createHistory();
  tell(`seed ${seed}`);
  const verdict = await inWorld({ name: worldName, bus, speed, history, ...SMALL_WORLD }, (world) =>
    runSimulation<Scene>({
      seed,
      scene: { world, history },
      cast: createCast(),
      next: (taken) => {
        if (run.isStopped()) return 'leave';
        return taken < stepsMax && Date.now() < deadline ? 'step' : 'finish';
      },
      stepsPerRest: STEPS_PER_REST,
      timeoutMs: TIMEOUT_MS,
      clearFaults: async ({ world }) => {
        const { gateway, mobileMoney, casino } = world;
        await Promise.all([gateway.beWell(), mobileMoney.beWell(), casino.beWell()]);
      },
      onStep: (progress) => show(progressLine(progress, history.all())),
    }),
  );
  const lines = [...countLines(verdict, history.all()), ...verdictLines(seed, verdict)];
  for (const line of lines) tell(line);
  return { ...verdict, happenings: history.all() };
}
