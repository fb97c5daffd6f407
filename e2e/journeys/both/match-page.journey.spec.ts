import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { paintPage } from '../../pages/look.ts';
import { cardToggles, openLiveMatch, openUpcomingMatch } from '../../pages/match-page.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

test('[MPG-01, MPG-04] a live match shows its markets in tabs, three cards open, and remembers them', async ({
  page,
}) => {
  await openLiveMatch(page);
  const toggles = cardToggles(page);
  const open = toggles.and(page.locator('[aria-expanded="true"]'));
  await expect(open).toHaveCount(3);
  await toggles.first().click();
  await page.reload();
  await expect(open).toHaveCount(2);
  await expect(toggles.first()).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: /^Kona \d+$/ }).click();
  await expect(toggles.first()).toContainText('Kona');
});

test('[MPG-32] the scoreboard shrinks to 44 px and nothing moves', async ({ page }) => {
  await openLiveMatch(page);
  await expect(page.getByRole('tabpanel').locator('[aria-busy="false"]')).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.evaluate(() => window.scrollTo(0, 500));
  const bar = page.getByRole('main').locator('[aria-hidden="true"]', { hasText: /\d+ – \d+/ });
  await expect(bar.first()).toBeVisible();
  expect((await bar.first().boundingBox())?.height).toBe(44);
  expect(await height()).toBe(before);
});

test('[MPG-41] statistics and history have tabs of their own, whole and readable', async ({
  page,
}) => {
  await openLiveMatch(page);
  await findNothingWrong(page, 'markets');
  await page.getByRole('tab', { name: 'Takwimu' }).click();
  const pitch = page.getByRole('img', { name: /^Uwanja: / });
  await expect(pitch).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Msimamo/ })).toBeVisible();
  await findNothingWrong(page, 'statistics');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Historia' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Historia' })).not.toBeEmpty();
  await findNothingWrong(page, 'history');
});

test('[MPG-30, MPG-52] before the start: the time that is left, and how the season went', async ({
  page,
}) => {
  await openUpcomingMatch(page);
  await expect(page.getByRole('timer').first()).toHaveText(/^(Inaanza|Baada ya siku)/);
  await page.getByRole('tab', { name: 'Takwimu' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await findNothingWrong(page, 'before the start');
  await page.getByRole('button', { name: /^Onyesha timu zote/ }).click();
  await expect(page.getByRole('button', { name: 'Onyesha kwa ufupi' })).toBeVisible();
});

/** In both themes: readable, and nothing sticks out. */
async function findNothingWrong(page: Page, where: string): Promise<void> {
  await paintPage(page, 'light');
  expect.soft(await axeFindings(page), where).toEqual([]);
  expect.soft(await sidewaysOverflow(page), where).toEqual([]);
  await paintPage(page, 'dark');
  expect.soft(await axeFindings(page, 'colours'), `${where}, dark`).toEqual([]);
}
