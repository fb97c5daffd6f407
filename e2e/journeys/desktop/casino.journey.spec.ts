import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveAs, arriveAsNewcomer } from '../../pages/arrivals.ts';
import { choosePlayerLook, looks } from '../../pages/look.ts';
import { openPlayerPage, pathOf } from '../../pages/player-page.ts';
import { smallTargets } from '../../pages/small-targets.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { playerSite, seededPlayer } from '../../world/running-world.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

const main = (page: Page) => page.getByRole('main');

test('[CSP-02, CSP-20] a game is found and opened by the keyboard alone', async ({ page }) => {
  await arriveAsNewcomer(page);
  await openPlayerPage(page, '/casino');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Kasino');
  await main(page).getByRole('searchbox', { name: 'Tafuta mchezo' }).focus();
  await page.keyboard.type('geita');
  const found = main(page).getByRole('region', { name: 'Mchezo 1' });
  await expect(found.getByRole('listitem')).toContainText('Dhahabu ya Geita');
  const game = found.getByRole('button', { name: /^Dhahabu ya Geita/ });
  for (let steps = 0; steps < 12; steps += 1) {
    if (await game.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(game).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/play\/dhahabu-ya-geita/);
  expect(page.url().startsWith(playerSite())).toBe(false);
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/casino?key_word=geita');
});

for (const look of looks) {
  test(`[CSP-01, CSP-30] lobby and rounds are whole in ${look.language}, ${look.theme}`, async ({
    page,
  }) => {
    await arriveAs(page, seededPlayer('Zawadi'));
    await choosePlayerLook(page, look);
    for (const path of ['/casino', '/casino_rounds']) {
      await openPlayerPage(page, path);
      await expect(main(page).getByRole('status').last()).toBeAttached();
      for (const width of [960, 1056, 1340, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(() => sidewaysOverflow(page), { message: `${path} at ${width} px` })
          .toEqual([]);
      }
      expect.soft(await axeFindings(page), path).toEqual([]);
      expect.soft(await smallTargets(page), path).toEqual([]);
    }
  });
}
