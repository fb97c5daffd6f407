import type { Page } from '@playwright/test';
import { expect, test } from '../../../journey.ts';
import { openPlayerPage, pathOf } from '../../../pages/player-page.ts';
import { openDialog } from '../../../pages/player-shell.ts';

// What an address means is the same on a desktop, where every list is looked at as well.
const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const tiles = (page: Page) => main(page).getByRole('article');
const groups = (page: Page) => main(page).getByRole('heading', { level: 2 });

test('[LST-10, LST-11] a day and a sport that do not exist mean all of them', async ({ page }) => {
  await openPlayerPage(page, '/ready_start?date=1999-01-01&sport_id=soka');
  for (const name of ['Siku', 'Mchezo']) {
    const first = page.getByRole('group', { name }).getByRole('button').first();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(tiles(page).first()).toBeVisible();
});

test('[SCR-61] four matches stand in the first window of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // This world has three live matches: home fills its first window with them.
  const wanted = { '/home': 3, '/ready_start': 4, '/rolling_ball': 3 };
  for (const [path, matches] of Object.entries(wanted)) {
    await openPlayerPage(page, path);
    await expect(tiles(page).first()).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Menyu ya chini' });
    // A fourth one would stand below the third.
    const spare = matches === 3 ? 75 : 0;
    const top = (await bar.boundingBox())?.y ?? 0;
    const seen = async () => {
      const boxes = await tiles(page).evaluateAll((all) =>
        all.map((tile) => tile.getBoundingClientRect().bottom),
      );
      return boxes.filter((bottom) => bottom + spare <= top).length;
    };
    await expect.poll(seen, path).toBeGreaterThanOrEqual(matches);
  }
});

const strange = [
  ['/national_competition?national_id=999999', 'Nchi hii haipatikani'],
  ['/national_competition', 'Nchi hii haipatikani'],
  ['/competition_search?competition_id=-1', 'Nchi hii haipatikani'],
  ['/league_search?competition_id=999999', 'Ligi hii haipatikani'],
  ['/league_search?competition_id=<b>', 'Ligi hii haipatikani'],
] as const;

test('[LST-22] an unknown country or league is said to be so, and leads on', async ({ page }) => {
  for (const [address, words] of strange) {
    await openPlayerPage(page, address);
    await expect(main(page).getByText(words), address).toBeVisible();
    await main(page).getByRole('button', { name: 'Tafuta' }).click();
    await expect(openDialog(page), address).toBeVisible();
    await page.goBack();
    await main(page).getByRole('link', { name: 'Mwanzo' }).click();
    await expect.poll(() => pathOf(page), address).toBe('/home');
  }
});

test('[LST-21] a country has a page of its leagues', async ({ page }) => {
  await openPlayerPage(page, '/ready_start?sport_id=1');
  await groups(page).first().getByRole('link').click();
  await expect(tiles(page).first()).toBeVisible();
  const league = new URL(page.url()).searchParams.get('competition_id');
  const name = (await title(page).textContent()) ?? '';
  await openPlayerPage(page, `/competition_search?competition_id=${league}`);
  await main(page).getByRole('listitem').getByRole('link', { name }).first().click();
  await expect.poll(() => pathOf(page)).toBe(`/league_search?competition_id=${league}`);
  await expect(title(page)).toHaveText(name);
});

test('[LST-40, LST-42] what was found is offered again where nothing was asked', async ({
  page,
}) => {
  await openPlayerPage(page, '/search_result?key_word=%20%20ligi%20');
  await expect(title(page)).toHaveText('ligi');
  await expect(tiles(page).first()).toBeVisible();
  await openPlayerPage(page, '/search_result?key_word=');
  await expect(title(page)).toHaveText('Tafuta timu, ligi au nchi');
  await main(page).getByRole('link', { name: 'ligi', exact: true }).click();
  await expect.poll(() => pathOf(page)).toBe('/search_result?key_word=ligi');
});

test('[LST-41] a page past the end shows the first page', async ({ page }) => {
  await openPlayerPage(page, '/search_result?key_word=ligi&page=900');
  await expect(tiles(page).first()).toBeVisible();
});

test('[LST-40] 500 characters are answered by a shorter search', async ({ page }) => {
  await openPlayerPage(page, `/search_result?key_word=${'simba'.repeat(100)}`);
  await main(page).getByRole('link', { name: 'Tafuta kwa mwanzo wake' }).click();
  await expect(title(page)).toHaveText('simba'.repeat(12));
  await expect(main(page).getByText('Hatukupata mechi yoyote')).toBeVisible();
});

test.describe('without an answer', () => {
  test.use({ expectedComplaints: /net::ERR_FAILED/ });

  test('[LST-01] a list that fails says so, and comes when it is tried again', async ({ page }) => {
    await page.route('**/api/atlassian/ready_start', (route) => route.abort());
    await openPlayerPage(page, '/ready_start');
    const alert = main(page).getByRole('alert');
    await expect(alert).toContainText('Imeshindwa kupakia');
    await page.unroute('**/api/atlassian/ready_start');
    await alert.getByRole('button', { name: 'Jaribu tena' }).click();
    await expect(tiles(page).first()).toBeVisible();
  });
});

for (const [path, words] of [
  ['/popular_list', 'Mechi maarufu'],
  ['/boost', 'Odds boost'],
] as const) {
  test(`[LST-01] ${path} opens with its matches or the way to others`, async ({ page }) => {
    await openPlayerPage(page, path);
    await expect(title(page)).toHaveText(words);
    await expect(
      tiles(page)
        .or(main(page).getByText(/^Hakuna/))
        .first(),
    ).toBeVisible();
  });
}
