import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { openPlayerPage, pathOf } from '../../pages/player-page.ts';

// A call or a picture that the worker answers would not be seen here.
test.use({ serviceWorkers: 'block' });

const carousel = (page: Page): Locator => page.getByRole('region', { name: 'Promosheni' });
const cards = (page: Page): Locator => carousel(page).getByRole('link');
/** Clerks of other journeys add banners of their own meanwhile: these stand there in this order. */
const shipped = ['Bonasi ya ushindi', 'Magoli mawili mbele', 'Alika rafiki', 'Cashout'];
const shippedCards = (page: Page): Locator =>
  cards(page).filter({ hasText: new RegExp(shipped.join('|')) });
const toward = { on: 1, back: -1 } as const;
const heightOf = async (place: Locator): Promise<number | undefined> =>
  (await place.boundingBox())?.height;

type Way = 'on' | 'back';

/** What the browser makes of a finger's swipes: the row is scrolled, and rests at a card. */
async function swipeThrough(page: Page, way: Way): Promise<void> {
  const row = carousel(page).getByRole('list');
  await row.evaluate((list, sign) => list.scrollBy({ left: sign * list.scrollWidth }), toward[way]);
}

/** Until that arrow is gone, because there is nothing more that way. */
async function clickThrough(page: Page, way: Way): Promise<void> {
  const arrow = carousel(page).locator('button');
  const one = way === 'on' ? arrow.last() : arrow.first();
  await expect(one).toBeVisible();
  await expect(async () => {
    if (await one.isVisible()) await one.click({ timeout: 1_000 });
    await expect(one).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

test('[BAN-10, BAN-11] four banners come into a place of the same height', async ({ page }) => {
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/banner/inquire', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await openPlayerPage(page, '/home');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toHaveAttribute('href', '/rich_text?type=8');
  const awaitedHeight = await heightOf(carousel(page));

  asked.resolve();
  await expect(shippedCards(page)).toContainText(shipped);
  await expect(shippedCards(page).first()).toHaveAccessibleName(/^Bonasi ya ushindi ?Hadi 1,000%/);
  await expect(shippedCards(page).first()).toHaveAttribute('href', '/rich_text?type=8');
  expect(Math.abs(((await heightOf(carousel(page))) ?? 0) - (awaitedHeight ?? 0))).toBeLessThan(1);
});

test('[BAN-13] the last banner is reached by swipe or arrow and by keyboard, and leads on', async ({
  page,
  isMobile,
}) => {
  await openPlayerPage(page, '/home');
  await expect(shippedCards(page)).toHaveCount(shipped.length);
  const [first, last] = [cards(page).first(), cards(page).last()];
  await expect(last).not.toBeInViewport({ ratio: 0.5 });

  await (isMobile ? swipeThrough(page, 'on') : clickThrough(page, 'on'));
  await expect(last).toBeInViewport({ ratio: 0.99 });
  await (isMobile ? swipeThrough(page, 'back') : clickThrough(page, 'back'));
  await expect(first).toBeInViewport({ ratio: 0.99 });

  await first.focus();
  const further = (await cards(page).count()) - 1;
  for (let tab = 0; tab < further; tab += 1) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(page)).toBe('/order');
});

test('[BAN-14] who saves data reads the banners and fetches no picture', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/banners/')) pictures.push(request.url());
  });
  await page.addInitScript(() => localStorage.setItem('data-saver', 'on'));
  await openPlayerPage(page, '/home');
  await expect(shippedCards(page)).toHaveCount(shipped.length);
  await expect(shippedCards(page).nth(1)).toContainText('2UP');
  expect(pictures).toEqual([]);
});

test.describe('without an answer', () => {
  test.use({ expectedComplaints: /banner\/inquire/ });

  test('[BAN-11, BAN-12] the win bonus stands there and nothing is said', async ({ page }) => {
    await page.route('**/api/banner/inquire', (route) => route.abort());
    await openPlayerPage(page, '/home');
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toContainText(
      /\d\d:\d\d/,
    );
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toHaveAttribute('href', '/rich_text?type=8');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
