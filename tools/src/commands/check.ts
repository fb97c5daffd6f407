import { checkSteps } from '../steps/check-steps.ts';
import { closeWith, runSteps } from '../steps/run-steps.ts';
import { vitestStep } from '../steps/vitest-step.ts';

/** `npm run check`: fast, no browser and no database. */
closeWith(await runSteps([...checkSteps, vitestStep('unit and property tests', ['unit'])]));
