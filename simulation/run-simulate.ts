import { PlainError } from '@kipute/tools/runtime/plain-error';
import { listenForStop } from '@kipute/tools/start/stop-requests';
import { simulateDays } from './days/simulate-days.ts';
import { simulateFairness } from './fairness/simulate-fairness.ts';
import { HELP, readOptions, type SimulateOptions } from './options.ts';
import { runPayments } from './payments/simulate-payments.ts';
import { createProgress, createSharedProgress, playAll } from './play-seeds.ts';
import { simulate } from './simulate.ts';

/** `npm run simulate`: answers the exit code. */
export async function runSimulate(words: readonly string[]): Promise<number> {
  try {
    const options = readOptions(words, process.env);
    if (options.help) {
      console.log(HELP);
      return 0;
    }
    if (options.fairness) return (await testFairness(options)) ? 0 : 1;
    if (options.only === 'payments') return (await runPayments(options, heedStops())) ? 0 : 1;
    return await (options.days > 0 ? playDays(options) : playSeeds(options));
  } catch (error) {
    console.error(`✗ ${explain(error)}`);
    return 1;
  }
}

/** A stop ends the run after its step; what was not played to the end proves nothing. */
function heedStops(): () => boolean {
  let isStopped = false;
  const stop = listenForStop();
  void stop.requested.then(() => {
    isStopped = true;
  });
  // Everything that runs ends with us.
  void stop.hurried.then(() => process.exit(1));
  return () => isStopped;
}

const testFairness = ({ seeds }: SimulateOptions): Promise<boolean> =>
  simulateFairness({
    seed: seeds.from,
    isStopped: heedStops(),
    tell: createProgress(process.stdout).tell,
  });

async function playDays(options: SimulateOptions): Promise<number> {
  const isSound = await simulateDays({
    ...{ ...options, ...createProgress(process.stdout) },
    ...{ seed: options.seeds.from, worldName: 'simulate-days', isStopped: heedStops() },
  });
  return isSound ? 0 : 1;
}

async function playSeeds(options: SimulateOptions): Promise<number> {
  const isStopped = heedStops();
  const { worlds } = options;
  const held = await playAll({ ...options, isStopped }, async (seed, lane) => {
    const verdict = await simulate({
      ...options,
      ...(worlds === 1
        ? createProgress(process.stdout)
        : createSharedProgress(process.stdout, seed)),
      seed,
      worldName: lane === 0 ? 'simulate' : `simulate-${lane + 1}`,
      isStopped,
    });
    return verdict.breach === undefined && verdict.ending === 'finished';
  });
  return held ? 0 : 1;
}

function explain(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  return (error instanceof Error && error.stack) || String(error);
}
