import type { Page } from '@playwright/test';
import { test as journey } from '../journey.ts';
import { openSwitchDesk, type SwitchDesk } from '../pages/office-switches.ts';
import { openJourneyWorld } from './open-world.ts';

/** The first opening on a busy machine makes a whole database. */
const OPENING_MS_MAX = 300_000;

/**
 * Journeys that close the site for everybody, or put something on sale that everybody sees first,
 * have a world of their own, opened when needed.
 */
export const test = journey.extend<
  { desk: SwitchDesk },
  { closingWorld: undefined; clerk: { readonly page: Page; readonly desk: SwitchDesk } }
>({
  closingWorld: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the names from here.
    async ({}, use) => {
      const world = await openJourneyWorld('journeys-closing', 'as-built');
      await use(undefined);
      await world.stop();
    },
    { scope: 'worker', timeout: OPENING_MS_MAX, auto: true },
  ],
  /** One clerk sits there all the time. */
  clerk: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await use({ page, desk: await openSwitchDesk(page) });
      await page.close();
    },
    { scope: 'worker', timeout: OPENING_MS_MAX },
  ],
  /** Whatever a journey closed is opened again after it. */
  desk: async ({ clerk: { page, desk } }, use) => {
    await use(desk);
    for (const which of ['Betting', 'Player site'] as const) {
      const reopen = page.getByRole('form', { name: which }).getByText('Open it again');
      if (await reopen.isVisible()) await desk.reopen(which);
    }
  },
});
