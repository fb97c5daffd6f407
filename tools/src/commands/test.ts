import { checkSteps } from '../steps/check-steps.ts';
import { journeysStep, sitesStep } from '../steps/journeys-step.ts';
import { closeWith, runBeside, runSteps, together } from '../steps/run-steps.ts';
import { vitestStep } from '../steps/vitest-step.ts';

/** `npm test`: all there is to know before a change lands. */
const withoutBrowser = await runBeside([
  // For much of their time scenarios wait, for a provider that is silent or a server that starts.
  [vitestStep('scenarios on PostgreSQL', ['scenario'])],
  [...checkSteps, vitestStep('unit and property tests', ['unit']), sitesStep],
]);
// Alone: three browsers take all that two cores have.
const inBrowser = await runSteps([journeysStep]);
closeWith(together(withoutBrowser, inBrowser));
