import { expect, test } from '../../../journey.ts';
import { cardToggles, enterLiveMatch, openLiveMatch, pricesOf } from '../../../pages/match-page.ts';
import { openPlayerPage } from '../../../pages/player-page.ts';

// Each page comes from the server here; the service worker has a journey of its own. What differs
// on a desktop is how the cards are laid out, which both devices look at.
test.use({ serviceWorkers: 'block' });

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
    await page.getByRole('main').getByRole('link', { name: 'Mechi mubashara' }).click();
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
