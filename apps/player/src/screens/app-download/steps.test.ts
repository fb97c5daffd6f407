import { expect, test } from 'vitest';
import { messages as en } from '../../i18n/areas/app.en.ts';
import { messages as sw } from '../../i18n/areas/app.sw.ts';
import { browserNames, type GuidedBrowser, stepsOf } from './steps.ts';

const browsers = Object.keys(stepsOf) as GuidedBrowser[];

test.each(browsers)('[APP-03] %s has its own steps, drawn and in both languages', (browser) => {
  const steps = stepsOf[browser];
  expect(browserNames[browser]).toMatch(/\S/);
  expect(steps.map(({ scene }) => scene)).toEqual([expect.stringMatching(/^bar-/), 'menu', 'home']);
  for (const { text } of steps)
    expect([sw, en].map((words) => text in words)).toEqual([true, true]);
});
