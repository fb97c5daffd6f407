import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The server and the V8 flags it runs with, wherever one is started. */
export const serverProgram = (root: string) => ({
  file: join(root, 'apps/server/src/main.ts'),
  flags: readFileSync(join(root, 'apps/server/v8-flags.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('--')),
});
