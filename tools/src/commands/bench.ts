import { join } from 'node:path';
import { projectFolder } from '../checks/source-tree.ts';
import { runProgram } from '../steps/step.ts';

/** `npm run bench [-- NAME …]`: every measure, or those named, as ratios to the bare limit. */
const bench = join(projectFolder, 'bench/run.ts');
const { exitCode } = await runProgram([bench, ...process.argv.slice(2)], { echo: true });
process.exit(exitCode);
