import { join } from 'node:path';
import { runStart } from '../start/run-start.ts';

/** `npm start`: the whole world, seeded, until Ctrl-C. */
const root = join(import.meta.dirname, '../../..');
process.exit(await runStart(process.argv.slice(2), root));
