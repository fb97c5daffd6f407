import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { choosePlayerLook, type Look, looks } from '../../pages/look.ts';
import {
  callsUnderWay,
  openPlayerPage,
  openSettledPage,
  pathOf,
  seeFoot,
} from '../../pages/player-page.ts';
import { smallTargets } from '../../pages/small-targets.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { playerRoutes, redirects } from '../../routes.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

async function findNothingWrong(page: Page, route: string, { language, theme }: Look) {
  const where = `${route} in ${language}, ${theme}`;
  expect.soft(pathOf(page)).toBe(route);
  expect.soft(await page.locator('html').getAttribute('lang'), where).toBe(language);
  expect.soft(await page.locator('html').getAttribute('data-theme'), where).toBe(theme);
  expect.soft(await sidewaysOverflow(page), `${where} sticks out`).toEqual([]);
  expect.soft(await axeFindings(page), where).toEqual([]);
  expect.soft(await smallTargets(page), where).toEqual([]);
}

/**
 * Every page is seen in both looks, in one on a phone and in the other on a desktop; with
 * EVERY_LOOK in both on both, which takes twice as long.
 */
const isSeenIn = (look: Look, place: number, isMobile: boolean): boolean =>
  process.env.EVERY_LOOK !== undefined ||
  looks[(place + (isMobile ? 0 : 1)) % looks.length] === look;

for (const [area, routes] of Object.entries(playerRoutes)) {
  for (const look of looks) {
    test(`[JRN-01, JRN-25, SHELL-08] pages of ${area} are whole and readable in ${look.language}, ${look.theme}`, async ({
      page,
      isMobile,
    }) => {
      test.slow();
      await choosePlayerLook(page, look);
      const calls = callsUnderWay(page);
      for (const route of routes.filter((_, place) => isSeenIn(look, place, isMobile))) {
        await openSettledPage(page, route);
        await seeFoot(page);
        await expect.poll(() => calls.size, route).toBe(0);
        await findNothingWrong(page, route, look);
      }
    });
  }
}

for (const [from, to] of redirects) {
  test(`[SHELL-08] ${from} leads to ${to}`, async ({ page }) => {
    await openPlayerPage(page, from);
    expect(pathOf(page)).toBe(to);
  });
}
