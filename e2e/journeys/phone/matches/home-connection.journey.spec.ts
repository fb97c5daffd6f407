import { expect, test } from '../../../journey.ts';
import { lists, openMarket, tiles } from '../../../pages/home-page.ts';
import { openPlayerPage } from '../../../pages/player-page.ts';

// Whether prices are trusted does not hang on the width of the page.

/** After it the page has lost its trust in the odds, and tried again by itself. */
const LONGEST_WAIT_MS = 15_000;
const cutOff = /net::ERR_(FAILED|INTERNET_DISCONNECTED)|WebSocket connection/;
// A page that was fetched before would come from the worker's cache and meet no trouble.
test.use({ expectedComplaints: cutOff, serviceWorkers: 'block' });

test('[BRW-10] odds become pale and cannot be picked; the next answer opens them', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openPlayerPage(page, '/home');
  const home = (await openMarket(page)).getByRole('button').first();
  await context.setOffline(true);
  await page.clock.fastForward(LONGEST_WAIT_MS);
  await expect(home).toHaveAttribute('aria-disabled', 'true');
  await expect(home).toHaveAccessibleName(/odds za awali \d+\.\d\d$/);
  await home.click({ force: true });
  await expect(lists(page).locator('button[aria-pressed="true"]')).toHaveCount(0);

  await context.setOffline(false);
  await page.clock.fastForward(LONGEST_WAIT_MS);
  await expect(home).toHaveAttribute('aria-pressed', 'false');
  await expect(home).toHaveAccessibleName(/odds \d+\.\d\d/);
});

test('[BRW-21] a list that cannot be loaded says so, and comes when it is tried again', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/api/atlassian/popular_events', (route) => route.abort());
  await openPlayerPage(page, '/home');
  const failed = lists(page).getByRole('alert');
  await expect(failed).toContainText('Imeshindwa kupakia');
  await failed.getByRole('button', { name: 'Jaribu tena' }).click();
  await expect(failed).toContainText('Imeshindwa kupakia');
  // Whoever does not tap once more is helped as well.
  await page.unroute('**/api/atlassian/popular_events');
  await page.clock.fastForward(LONGEST_WAIT_MS);
  await expect(tiles(page).first()).toContainText(/\d\d:\d\d/);
});
