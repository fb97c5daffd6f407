import { expect, type Locator, type Page } from '@playwright/test';

export const lists = (page: Page): Locator => page.getByRole('tabpanel');
export const tiles = (page: Page): Locator => lists(page).getByRole('article');

/** The winner market of the first match all of whose prices are open, as in most of them. */
export async function openMarket(page: Page): Promise<Locator> {
  const markets = tiles(page).getByRole('group', { name: /Mshindi \(1X2\)$/ });
  const open = markets
    .filter({ has: page.locator('button[aria-pressed]:nth-of-type(3)') })
    .filter({ hasNot: page.locator('button[aria-disabled]') });
  await expect(open.first()).toBeVisible();
  // By its name, because it must be found again when its prices are closed.
  const name = (await open.first().getAttribute('aria-label')) ?? '';
  return tiles(page).getByRole('group', { name, exact: true }).first();
}
