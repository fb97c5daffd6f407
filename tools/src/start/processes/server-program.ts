import { join } from 'node:path';

/**
 * Bets wait while the server goes through all that is old to collect garbage (decision 0031). With
 * more room for the young, less of what is done with in a moment becomes old.
 */
const flags: readonly string[] = ['--max-semi-space-size=64'];

/** The server and how its Node is told to run, wherever one is started. */
export const serverProgram = (root: string) => ({
  file: join(root, 'apps/server/src/main.ts'),
  flags,
});
