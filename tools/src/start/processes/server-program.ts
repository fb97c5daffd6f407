import { join } from 'node:path';

/**
 * What bets and payments leave behind should be gone before it counts as old: to go through all
 * that is old takes a third of a second on a small machine, and bets wait meanwhile. With twice the
 * usual room for the young that comes about half as often.
 */
const flags: readonly string[] = ['--max-semi-space-size=64'];

/** The server and how its Node is told to run, wherever one is started. */
export const serverProgram = (root: string) => ({
  file: join(root, 'apps/server/src/main.ts'),
  flags,
});
