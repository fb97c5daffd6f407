import { join } from 'node:path';

/**
 * Bets wait while the server goes through all that is old to collect garbage. With these it does
 * so seldom, and in a known amount of memory; decision 0031 has a reason and figures for each.
 */
const flags: readonly string[] = [
  '--max-semi-space-size=32',
  '--no-incremental-marking-task',
  '--initial-old-space-size=100',
  '--heap-growing-percent=60',
];

/** The server and how its Node is told to run, wherever one is started. */
export const serverProgram = (root: string) => ({
  file: join(root, 'apps/server/src/main.ts'),
  flags,
});
