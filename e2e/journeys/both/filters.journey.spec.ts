import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { openPlayerPage, pathOf } from '../../pages/player-page.ts';
import { openDialog } from '../../pages/player-shell.ts';

/** A frame of the desktop, a drawer of the phone. */
async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('complementary', { name: 'Vichujio vya mechi' });
  await page.getByRole('button', { name: 'Fungua menyu' }).click();
  return openDialog(page);
}

test('[LST-50] a country unfolds its leagues, and one of them is a tap away', async ({
  page,
  isMobile,
}) => {
  await openPlayerPage(page, '/rolling_ball');
  const filters = await openFilters(page, isMobile);
  const country = filters.getByRole('button', { expanded: false }).first();
  await country.click();
  const unfolded = filters.getByRole('button', { expanded: true });
  await expect(unfolded).toHaveCount(1);
  const leagues = filters.getByRole('listitem').getByRole('listitem').getByRole('link');
  await expect(leagues.first()).toContainText('Mechi zote');
  await leagues.nth(1).click();
  await expect.poll(() => pathOf(page)).toMatch(/^\/league_search\?competition_id=\d+$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(openDialog(page)).toHaveCount(0);
});

test('[LST-50, LST-52] a starred league stands among the filters', async ({ page, isMobile }) => {
  await openPlayerPage(page, '/ready_start?sport_id=1');
  const star = page
    .getByRole('main')
    .getByRole('button', { name: /, kipendwa$/ })
    .first();
  await star.click();
  const name = ((await star.getAttribute('aria-label')) ?? '').replace(/, kipendwa$/, '');
  const filters = await openFilters(page, isMobile);
  await expect(filters.getByRole('heading', { name: 'Vipendwa vyako' })).toBeVisible();
  await expect(filters.getByRole('link', { name, exact: true }).first()).toBeVisible();
});
