import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { paintPage } from '../../pages/look.ts';
import {
  cardToggles,
  enterLiveMatch,
  openLiveMatch,
  openUpcomingMatch,
  pricesOf,
} from '../../pages/match-page.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
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

test('[MPG-02, MPG-03] a market is searched for and kept as a favourite', async ({ page }) => {
  await openLiveMatch(page);
  await page.getByRole('searchbox', { name: 'Tafuta soko au mchezaji' }).fill('zote kufunga gg');
  await expect(cardToggles(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Weka Timu zote kufunga.* kwenye vipendwa$/ }).click();
  await page.reload();
  await expect(cardToggles(page).first()).toContainText('Timu zote kufunga');
  await expect(page.getByRole('button', { name: /^Vipendwa \d+$/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Tafuta soko au mchezaji' }).fill('x'.repeat(80));
  await expect(page.getByText(/Hakuna soko lenye/)).toBeVisible();
  await page.getByRole('button', { name: 'Onyesha masoko yote' }).click();
  await expect(pricesOf(page).first()).toBeVisible();
});

test('[MPG-62] a tap picks a price, a held one shows its history instead', async ({ page }) => {
  await openLiveMatch(page);
  const price = pricesOf(page).first();
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'false');
  await price.click({ delay: 800 });
  const panel = page.getByRole('heading', { name: 'Mwendo wa odds' });
  await expect(panel).toBeVisible();
  await expect(price).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Funga mwendo wa odds' }).click();
  await expect(panel).toHaveCount(0);
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
  await expect(page.getByRole('img', { name: /^Uwanja/ })).toBeVisible();
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

const strange = [
  '/markets?id=1',
  '/markets?id=simba',
  '/markets',
  `/markets?id=${'9'.repeat(500)}`,
];

test('[MPG-21] a match that nobody knows is told as unknown, with the way on', async ({ page }) => {
  for (const address of strange) {
    await openPlayerPage(page, address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(
      'Mechi hii haipatikani',
    );
    await page.getByRole('main').getByRole('link', { name: 'Mechi za mubashara' }).click();
    await expect(page, address).toHaveURL(/\/rolling_ball$/);
  }
});

test.describe('when the markets do not come', () => {
  test.use({ expectedComplaints: /net::ERR_FAILED/ });

  test('[MPG-22] it is said, and trying again brings them', async ({ page }) => {
    await page.route('**/api/atlassian/markets', (route) => route.abort());
    await enterLiveMatch(page);
    const failed = page.getByRole('main').getByRole('alert');
    await expect(failed).toContainText('Imeshindwa kupakia');
    await page.unroute('**/api/atlassian/markets');
    await failed.getByRole('button', { name: 'Jaribu tena' }).click();
    await expect(pricesOf(page).first()).toBeVisible();
  });
});
