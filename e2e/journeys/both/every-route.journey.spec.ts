import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { choosePlayerLook, type Look, looks, paintPage } from '../../pages/look.ts';
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
  // Its words make a control wider or narrower, never higher: one language stands for both.
  if (language === 'sw') expect.soft(await smallTargets(page), where).toEqual([]);
}

/**
 * Every page is seen in both looks on both devices. It is opened in one of them and turned to the
 * other, which spares a load; the other device opens it in the other look.
 */
const isOpenedIn = (look: Look, place: number, isMobile: boolean): boolean =>
  looks[(place + (isMobile ? 0 : 1)) % looks.length] === look;

for (const [area, routes] of Object.entries(playerRoutes)) {
  for (const look of looks) {
    test(`[JRN-01, JRN-25, SHELL-08] every page of ${area} is whole and readable in both looks, opened in ${look.language}, ${look.theme}`, async ({
      page,
      shell,
      isMobile,
    }) => {
      test.slow();
      await choosePlayerLook(page, look);
      const calls = callsUnderWay(page);
      for (const route of routes.filter((_, place) => isOpenedIn(look, place, isMobile))) {
        await openSettledPage(page, route);
        await seeFoot(page);
        await expect.poll(() => calls.size, route).toBe(0);
        await findNothingWrong(page, route, look);
        for (const other of looks.filter((one) => one !== look)) {
          await shell.chooseLanguage(other.language);
          await paintPage(page, other.theme);
          await seeFoot(page);
          await expect.poll(() => calls.size, route).toBe(0);
          await findNothingWrong(page, route, other);
        }
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
