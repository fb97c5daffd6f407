import { checkSteps } from '../steps/check-steps.ts';
import { journeysStep } from '../steps/journeys-step.ts';
import { closeWith, runSteps } from '../steps/run-steps.ts';
import { vitestStep } from '../steps/vitest-step.ts';

/** `npm test`: all there is to know before a change lands. */
closeWith(
  await runSteps([
    ...checkSteps,
    vitestStep('unit and property tests', ['unit']),
    vitestStep('scenarios on PostgreSQL', ['scenario']),
    journeysStep,
  ]),
);
