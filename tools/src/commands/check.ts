import { checkSteps, printLists } from '../steps/check-steps.ts';
import { closeWith, runSteps } from '../steps/run-steps.ts';
import { vitestStep } from '../steps/vitest-step.ts';

/** `npm run check`: fast, no browser and no database; with `--list` what it counts, and no more. */
if (process.argv.includes('--list')) printLists();
else closeWith(await runSteps([...checkSteps, vitestStep('unit and property tests', ['unit'])]));
