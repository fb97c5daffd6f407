import { expect, type Locator, type Page } from '@playwright/test';
import { commandProvider } from './odds-provider.ts';
import { openPlayerPage } from './player-page.ts';
import { openSlip, stakeIn } from './slip.ts';

/** The page of a league's first match; answers its number. */
export async function openMatchOf(page: Page, league: string): Promise<string> {
  await openPlayerPage(page, `/search_result?key_word=${encodeURIComponent(league)}`);
  const first = page.getByRole('link', { name: /masoko zaidi/ }).first();
  // A click alone would wait for a league without a match as long as the journey may last.
  await expect(first, `${league} has a match`).toBeVisible();
  await first.click();
  await expect(page).toHaveURL(/\/markets\?id=\d+$/);
  return new URL(page.url()).searchParams.get('id') ?? '';
}

/** Begins the match of a league now and stays on its page; answers its number. */
export async function beginMatchOf(page: Page, league: string): Promise<string> {
  const match = await openMatchOf(page, league);
  await commandProvider('kickoff', match);
  await expect(page.getByText(/^\d+' · Kipindi cha 1$/).first()).toBeVisible();
  return match;
}

/** The price of the home side to win, while it is sold. */
export const homeToWin = (page: Page): Locator =>
  page
    .getByRole('group', { name: /: Mshindi \(1X2\)$/ })
    .getByRole('button')
    .first()
    .and(page.getByRole('button', { disabled: false }));

type Bet = { readonly price: Locator; readonly stake: string; readonly isMobile: boolean };

/**
 * Ends on the page of the bet. A bet in play is held for some seconds, and what moves the prices
 * of its match meanwhile refuses it: a person who still wants it taps again.
 */
export async function betInPlay(page: Page, { price, stake, isMobile }: Bet): Promise<void> {
  await price.click();
  const slip = await openSlip(page, { isMobile });
  await stakeIn(slip).fill(stake);
  const place = slip.getByRole('button', { name: /^Weka dau TSh/ });
  const placed = page.getByRole('link', { name: 'Tazama mkeka' });
  await expect(async () => {
    await place.click({ timeout: 20_000 });
    await expect(placed.or(place)).toBeVisible();
    expect(await placed.isVisible(), 'the bet was refused').toBe(true);
  }).toPass({ timeout: 100_000 });
  await placed.click();
  await expect(page).toHaveURL(/\/order_detailed_info\?id=\d+$/);
}
