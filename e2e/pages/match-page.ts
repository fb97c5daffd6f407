import { expect, type Locator, type Page } from '@playwright/test';
import { openPlayerPage } from './player-page.ts';

/** The page of a match that is being played, reached as players reach it: from the home page. */
export async function openLiveMatch(page: Page): Promise<void> {
  await enterLiveMatch(page);
  await expect(page).toHaveURL(/\/markets\?id=\d+$/);
  await expect(pricesOf(page).first()).toBeVisible();
}

/** The page of a match that has not begun, by its place in the list. */
export async function openUpcomingMatch(page: Page, place = 0): Promise<void> {
  await openPlayerPage(page, '/ready_start');
  await page
    .getByRole('link', { name: /masoko zaidi/ })
    .nth(place)
    .click();
  await expect(pricesOf(page).first()).toBeVisible();
}

/** Follows the first live match of the home page, whatever comes then. */
export async function enterLiveMatch(page: Page): Promise<void> {
  await openPlayerPage(page, '/home');
  const heading = page.getByRole('heading', { name: 'Mubashara sasa' });
  const live = page.locator('section').filter({ has: heading });
  await live
    .getByRole('link', { name: /masoko zaidi/ })
    .first()
    .click();
}

/** Prices that can be tapped, in the open cards. */
export const pricesOf = (page: Page): Locator =>
  page.getByRole('main').locator('[data-selection]').getByRole('button', { disabled: false });

export const cardToggles = (page: Page): Locator =>
  page.getByRole('tabpanel').getByRole('heading', { level: 2 }).getByRole('button');
