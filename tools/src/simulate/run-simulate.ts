import { PlainError } from '../runtime/plain-error.ts';
import { listenForStop } from '../start/stop-requests.ts';
import { HELP, readOptions } from './options.ts';
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
    // A stop ends the run after its step; what was not played to the end proves nothing.
    let isStopped = false;
    const stop = listenForStop();
    void stop.requested.then(() => {
      isStopped = true;
    });
    // Everything that runs ends with us.
    void stop.hurried.then(() => process.exit(1));
    const verdict = await simulate({
      ...options,
      ...createProgress(process.stdout),
      worldName: 'simulate',
      isStopped: () => isStopped,
    });
    return !verdict.breach && verdict.ending === 'finished' ? 0 : 1;
  } catch (error) {
    console.error(`✗ ${explain(error)}`);
    return 1;
  }
}

function explain(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  return (error instanceof Error && error.stack) || String(error);
}
