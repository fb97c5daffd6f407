import { expect, type Locator, type Page } from '@playwright/test';
import { openUpcomingMatch, pricesOf } from './match-page.ts';
import { openSlip, stakeIn } from './slip.ts';

const main = (page: Page): Locator => page.getByRole('main');

/**
 * One selection of a match to come, where no goal locks the price meanwhile; ends on the page of
 * the bet.
 */
export async function betOnOneMatch(page: Page, isMobile: boolean): Promise<void> {
  await openUpcomingMatch(page, 2);
  await pricesOf(page).first().click();
  const slip = await openSlip(page, { isMobile });
  await stakeIn(slip).fill('2000');
  await slip.getByRole('button', { name: 'Weka dau TSh 2,000' }).click();
  await page.getByRole('link', { name: 'Tazama mkeka' }).click();
  await expect(page).toHaveURL(/\/order_detailed_info\?id=\d+$/);
}

/** Gold, with an amount. */
export const offerButton = (page: Page): Locator =>
  main(page).getByRole('button', { name: /^Cashout (\d+% )?TSh [\d,.]+$/ });

export const confirmButton = (page: Page): Locator =>
  main(page).getByRole('button', { name: /^Thibitisha TSh/ });

/** Two taps of one thumb are one, so the second waits as a person does. */
const BETWEEN_TAPS_MS = 600;

/**
 * Sells what the button offers. Prices move meanwhile: an offer that falls is refused, and a person
 * who still wants it taps again.
 */
export async function sell(page: Page, told: Locator): Promise<void> {
  await expect(async () => {
    await offerButton(page).click({ timeout: 20_000 });
    await page.waitForTimeout(BETWEEN_TAPS_MS);
    await confirmButton(page).click({ timeout: 1_000 });
    await expect(told).toBeVisible({ timeout: 15_000 });
  }).toPass({ timeout: 100_000 });
}
