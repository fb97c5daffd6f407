import { expect, test } from '../../journey.ts';
import { choosePlayerLook, languages, paintPage } from '../../pages/look.ts';
import { openPlayerPage, pathOf, seeFoot } from '../../pages/player-page.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { playerRoutes, redirects } from '../../routes.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

for (const route of playerRoutes) {
  test(`[JRN-01, SHELL-08] ${route} opens in both languages and themes, whole and readable`, async ({
    page,
  }) => {
    for (const language of languages) {
      await choosePlayerLook(page, { language, theme: 'light' });
      await openPlayerPage(page, route);
      await seeFoot(page);
      expect(pathOf(page)).toBe(route);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      expect(await sidewaysOverflow(page), `${language} overflows`).toEqual([]);
      expect(await axeFindings(page), `${language} light`).toEqual([]);
      await paintPage(page, 'dark');
      expect(await axeFindings(page), `${language} dark`).toEqual([]);
    }
  });
}

for (const [from, to] of redirects) {
  test(`[SHELL-08] ${from} leads to ${to}`, async ({ page }) => {
    await openPlayerPage(page, from);
    expect(pathOf(page)).toBe(to);
  });
}
