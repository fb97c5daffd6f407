import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { openPlayerPage, pathOf, untilDrawn } from '../../pages/player-page.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const tiles = (page: Page) => main(page).getByRole('article');
const groups = (page: Page) => main(page).getByRole('heading', { level: 2 });

test('[LST-10, LST-12] a day is chosen, stands in the address, and Back leaves the list', async ({
  page,
}) => {
  await openPlayerPage(page, '/home');
  await page.getByRole('navigation').getByRole('link', { name: 'Zinazokuja' }).first().click();
  await expect(title(page)).toHaveText('Mechi zinazokuja');
  const days = page.getByRole('group', { name: 'Siku' });
  await expect(days.getByRole('button')).toHaveCount(8);
  const busy = days.getByRole('button', { name: / [1-9]\d* mechi$/ });
  await busy.last().click();
  await expect.poll(() => pathOf(page)).toMatch(/^\/ready_start\?date=\d{4}-\d\d-\d\d$/);
  await expect(days.getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(tiles(page).first()).toBeVisible();

  const address = pathOf(page);
  await page.reload();
  await untilDrawn(page);
  expect(pathOf(page)).toBe(address);
  await expect(tiles(page).first()).toBeVisible();
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/home');
});

test('[LST-11, LST-13] the live list counts its matches and lets a sport be chosen', async ({
  page,
}) => {
  await openPlayerPage(page, '/rolling_ball');
  await expect(title(page)).toHaveText('Mubashara');
  const sports = page.getByRole('group', { name: 'Mchezo' });
  await sports.getByRole('button', { name: /^Soka \d/ }).click();
  await expect.poll(() => pathOf(page)).toBe('/rolling_ball?sport_id=1');
  await expect(tiles(page).first()).toContainText(/'|Mapumziko|HT/);
});

test('[LST-20, LST-52] from a list to its league, its star, and its country', async ({ page }) => {
  await openPlayerPage(page, '/ready_start?sport_id=1');
  const league = groups(page).first().getByRole('link');
  const name = (await league.textContent()) ?? '';
  await league.click();
  await expect(title(page)).toHaveText(name);
  await expect(tiles(page).first()).toBeVisible();

  const star = main(page)
    .getByRole('button', { name: new RegExp(`^${name}( · .+)?, kipendwa$`) })
    .first();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await untilDrawn(page);
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await main(page).locator('a[href^="/national_competition"]').first().click();
  await expect.poll(() => pathOf(page)).toMatch(/^\/national_competition\?national_id=\d+$/);
  await expect(groups(page).getByText(name, { exact: true }).first()).toBeVisible();
});
