import { runAudit } from '@kipute/tools/audit/run-audit';
import { PlainError } from '@kipute/tools/runtime/plain-error';
import { matchesOnOffer } from '../actors/betting/offers.ts';
import type { Scene } from '../actors/scene.ts';
import { createHistory } from '../history.ts';
import type { SimulateOptions } from '../options.ts';
import type { ProgressLines } from '../progress.ts';
import { runSimulation } from '../simulation.ts';
import { countLines, progressLine, verdictLines } from '../summary.ts';
import { inWorld } from '../world/world.ts';
import { createWeekCast, PLAYERS_OF_WEEK } from './week-cast.ts';
import { readWeekCounts, tableLines } from './week-table.ts';

export type DaysTerms = Pick<SimulateOptions, 'days' | 'speed' | 'minutesMax' | 'bus'> &
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
const PATIENCE_MS = 300_000;

/** Days of all matches in one world, to the last bet; says whether every law held. */
export async function simulateDays(terms: DaysTerms): Promise<boolean> {
  const { seed, days, speed, bus, worldName, minutesMax, tell } = terms;
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
        if (terms.isStopped()) return 'leave';
        return Date.now() < closesAt ? 'step' : 'finish';
      },
      stepsPerRest: STEPS_PER_REST,
      patienceMs: PATIENCE_MS,
      calmDown: async () => undefined,
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
