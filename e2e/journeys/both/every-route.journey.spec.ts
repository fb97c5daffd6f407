import { expect, test } from '../../journey.ts';
import { choosePlayerLook, looks } from '../../pages/look.ts';
import { openPlayerPage, openSettledPage, pathOf, seeFoot } from '../../pages/player-page.ts';
import { smallTargets } from '../../pages/small-targets.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { playerRoutes, redirects } from '../../routes.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

for (const [area, routes] of Object.entries(playerRoutes)) {
  for (const look of looks) {
    const { language, theme } = look;
    test(`[JRN-01, JRN-25, SHELL-08] every page of ${area} opens in ${language}, ${theme}, whole and readable`, async ({
      page,
    }) => {
      test.slow();
      await choosePlayerLook(page, look);
      for (const route of routes) {
        await openSettledPage(page, route);
        await seeFoot(page);
        expect.soft(pathOf(page)).toBe(route);
        expect.soft(await page.locator('html').getAttribute('lang'), route).toBe(language);
        expect.soft(await sidewaysOverflow(page), `${route} sticks out`).toEqual([]);
        expect.soft(await axeFindings(page), `${route} ${theme}`).toEqual([]);
        // Its words make a control wider or narrower, never higher: one language stands for both.
        if (language === 'sw') expect.soft(await smallTargets(page), route).toEqual([]);
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
