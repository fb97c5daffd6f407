import { expect, type Locator, type Page } from '@playwright/test';
import { openPlayerPage } from './player-page.ts';

type Device = { readonly isMobile: boolean };

/** A match that kicks off in the midst of a journey becomes a bet in play, at another price. */
const FAR_FROM_START_MS = 5 * 60_000;

/** Upcoming matches whose prices can be picked and that stay upcoming for the journey. */
async function upcomingMatches(page: Page, count: number): Promise<readonly Locator[]> {
  await openPlayerPage(page, '/ready_start');
  const matches = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('button[aria-pressed]') });
  const farFromStart = async () => {
    const starts = await matches.evaluateAll((articles) =>
      articles.map((article) => article.querySelector('time')?.dateTime),
    );
    return starts.flatMap((start, place) =>
      start && Date.parse(start) > Date.now() + FAR_FROM_START_MS ? [matches.nth(place)] : [],
    );
  };
  await expect.poll(async () => (await farFromStart()).length).toBeGreaterThanOrEqual(count);
  return await farFromStart();
}

/** Picks the first price of each of the first upcoming matches. */
export async function pickMatches(page: Page, count: number): Promise<void> {
  const prices = Array.from({ length: count }, (_, match) => ({ match, price: 0 }));
  await pickSome(page, prices);
}

/** Certain prices of certain upcoming matches, in a slip that was empty. */
export async function pickSome(
  page: Page,
  prices: readonly { readonly match: number; readonly price: number }[],
): Promise<void> {
  const matches = await upcomingMatches(page, Math.max(...prices.map(({ match }) => match)) + 1);
  for (const { match, price } of prices) {
    await matches[match]?.locator('button[aria-pressed]').nth(price).click();
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

/** The one below the legs; several singles have fields of their own besides. */
export const stakeIn = (slip: Locator): Locator =>
  slip.getByRole('textbox', { name: /^Dau(?! la (?!kila moja))/ });

/** What stands beside a name in a list of figures. */
export async function figure(place: Locator, name: string): Promise<string> {
  const line = place.locator('dl > div').filter({ hasText: name });
  return (await line.locator('dd').textContent()) ?? '';
}
