import { join } from 'node:path';

/**
 * Bets wait while the server goes through all that is old to collect garbage (decision 0031):
 * - with twice the usual room for the young, less of what bets leave behind becomes old,
 * - all is gone through when the old have grown to twice what was in use, as the memory of a
 *   small machine allows, and not sooner because there was little to do before.
 */
const flags: readonly string[] = [
  '--max-semi-space-size=64',
  '--heap-growing-percent=100',
  '--no-incremental-marking-task',
  '--no-memory-reducer',
];

/** The server and how its Node is told to run, wherever one is started. */
export const serverProgram = (root: string) => ({
  file: join(root, 'apps/server/src/main.ts'),
  flags,
});
