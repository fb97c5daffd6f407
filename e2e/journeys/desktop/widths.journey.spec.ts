import { expect, test } from '../../journey.ts';
import { arriveAs } from '../../pages/arrivals.ts';
import { choosePlayerLook, languages } from '../../pages/look.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { sidewaysOverflow } from '../../pages/whole-page.ts';
import { seededPlayer } from '../../world/running-world.ts';

/** Either side of every break point, and the ends. */
const widths = [
  320, 360, 599, 600, 768, 959, 960, 1024, 1056, 1180, 1240, 1340, 1431, 1500, 1600, 1920,
];

test.use({ serviceWorkers: 'block' });

for (const language of languages) {
  for (const path of ['/home', '/string_ball/jackpot', '/casino', '/login']) {
    test(`[JRN-02] ${path} fits every width, in ${language}`, async ({ page }) => {
      await choosePlayerLook(page, { language, theme: 'light' });
      await openPlayerPage(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => sidewaysOverflow(page), { message: `at ${width} px` }).toEqual([]);
      }
    });
  }
}

test('[JRN-02] the bars of a signed-in player fit every width', async ({ page, shell }) => {
  await arriveAs(page, seededPlayer('Zawadi'));
  await openPlayerPage(page, '/home');
  await expect(shell.balance).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(shell.balance).toBeVisible();
    await expect.poll(() => sidewaysOverflow(page), { message: `at ${width} px` }).toEqual([]);
  }
});
