import { PlainError } from '../runtime/plain-error.ts';
import { listenForStop } from '../start/stop-requests.ts';
import { HELP, readOptions, type SimulateOptions } from './options.ts';
import { createProgress } from './progress.ts';
import { simulate } from './simulate.ts';

/** `npm run simulate`: answers the exit code. */
export async function runSimulate(words: readonly string[]): Promise<number> {
  try {
    const options = readOptions(words, process.env);
    if (options.help) {
      console.log(HELP);
      return 0;
    }
    return await playSeeds(options);
  } catch (error) {
    console.error(`✗ ${explain(error)}`);
    return 1;
  }
}

/** The first seed that breaks a law, or that a stop cuts short, is the last. */
async function playSeeds({ seeds, ...options }: SimulateOptions): Promise<number> {
  // A stop ends the run after its step; what was not played to the end proves nothing.
  let isStopped = false;
  const stop = listenForStop();
  void stop.requested.then(() => {
    isStopped = true;
  });
  // Everything that runs ends with us.
  void stop.hurried.then(() => process.exit(1));
  for (let { from: seed } = seeds; seed <= seeds.to; seed += 1) {
    const verdict = await simulate({
      ...options,
      ...createProgress(process.stdout),
      seed,
      worldName: 'simulate',
      isStopped: () => isStopped,
    });
    if (verdict.breach || verdict.ending !== 'finished') return 1;
  }
  return 0;
}

function explain(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  return (error instanceof Error && error.stack) || String(error);
}
