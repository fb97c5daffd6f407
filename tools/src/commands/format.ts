import { join } from 'node:path';
import { projectFolder } from '../checks/source-tree.ts';
import { runProgram } from '../steps/step.ts';

/** `npm run format`: everything the formatter and the safe lint fixes can put right. */
const biome = join(projectFolder, 'node_modules/@biomejs/biome/bin/biome');
const { exitCode } = await runProgram([biome, 'check', '--write'], { echo: true });
process.exit(exitCode);
