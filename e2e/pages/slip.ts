import { expect, type Locator, type Page } from '@playwright/test';
import { openPlayerPage } from './player-page.ts';

type Device = { readonly isMobile: boolean };

/** Prices of matches that have not begun, one of each match, as they can be picked. */
const openMatches = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('button[aria-pressed]') });

/** Picks the first price of each of the first upcoming matches; answers their names. */
export async function pickMatches(page: Page, count: number): Promise<void> {
  await openPlayerPage(page, '/ready_start');
  await expect(openMatches(page).nth(count - 1)).toBeVisible();
  for (let match = 0; match < count; match += 1) {
    await openMatches(page).nth(match).locator('button[aria-pressed]').first().click();
  }
}

/** Certain prices of certain upcoming matches, in a slip that was empty. */
export async function pickSome(
  page: Page,
  prices: readonly { readonly match: number; readonly price: number }[],
): Promise<void> {
  await openPlayerPage(page, '/ready_start');
  for (const { match, price } of prices) {
    await openMatches(page).nth(match).locator('button[aria-pressed]').nth(price).click();
  }
}

/** A drawer of the phone, a column of the desktop. */
export async function openSlip(page: Page, { isMobile }: Device): Promise<Locator> {
  if (!isMobile) return page.getByRole('complementary', { name: 'Mkeka' });
  await page.getByRole('navigation').last().getByRole('button', { name: /Mkeka/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Mkeka' });
  await expect(drawer).toBeVisible();
  return drawer;
}

export const stakeIn = (slip: Locator): Locator => slip.getByRole('textbox', { name: /^Dau/ });

/** What stands beside a name in a list of figures. */
export async function figure(place: Locator, name: string): Promise<string> {
  const line = place.locator('dl > div').filter({ hasText: name });
  return (await line.locator('dd').textContent()) ?? '';
}
