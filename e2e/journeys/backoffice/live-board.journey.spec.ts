import { expect, test } from '../../journey.ts';
import { arriveAtOffice, arriveWithMoney } from '../../pages/arrivals.ts';
import { pricesOf } from '../../pages/match-page.ts';
import { openOffice } from '../../pages/office-page.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { openSlip, stakeIn } from '../../pages/slip.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

/** Far down the list, where no other journey goes. */
const FROM_LAST = 6;
const STAKE = 210_000;

test('[LVB-20, LVB-23] a bet ticks in, its match shows what it may cost, and sealing it there locks the player’s page', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await arriveWithMoney(page, 250_000);
  await openPlayerPage(page, '/ready_start');
  const links = page.getByRole('link', { name: /masoko zaidi/ });
  await expect(links.first()).toBeVisible();
  await links.nth((await links.count()) - FROM_LAST).click();
  await expect(pricesOf(page).first()).toBeVisible();
  const matchId = new URL(page.url()).searchParams.get('id') ?? '';

  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await arriveAtOffice(desk, seededAdministrator('admin'));
  await openOffice(desk, '/live-board');
  await expect(desk.locator('[data-line="live"]')).toBeVisible();
  const ticking = desk.getByRole('region', { name: 'Ticking in' });
  await expect(ticking).toBeVisible();

  await pricesOf(page).first().click();
  const slip = await openSlip(page, { isMobile: false });
  await stakeIn(slip).fill(String(STAKE));
  await slip.getByRole('button', { name: /^Weka dau/ }).click();
  await expect(page.getByRole('dialog', { name: 'Mkeka umewekwa' })).toBeVisible();

  await expect(ticking.getByText('210,000').first()).toBeVisible();
  const row = desk.locator(`tr[data-match="${matchId}"]`);
  // Other journeys may have bet a little on it.
  await expect(row).toContainText(/21\dk/);
  await expect(row).toContainText('−');
  expect(await axeFindings(desk)).toEqual([]);
  for (const width of [320, 390, 1280, 1920, 1440]) {
    await desk.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysOverflow(desk), `${width} px`).toEqual([]);
  }

  await openPlayerPage(page, `/markets?id=${matchId}`);
  await expect(pricesOf(page).first()).toBeVisible();
  await row.getByRole('button', { name: 'Seal' }).click();
  await expect(row).toContainText('sealed');
  await expect(pricesOf(page)).toHaveCount(0);
  await row.getByRole('button', { name: 'Open' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(row.getByRole('button', { name: 'Seal' })).toBeVisible();
  await expect(pricesOf(page).first()).toBeVisible();
  await desk.context().close();
});

test.describe('without a line', () => {
  test.use({ expectedComplaints: /net::ERR_|WebSocket connection|status of 503/ });

  test('[LVB-21] figures that do not come get older, and actions on prices lock', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await arriveAtOffice(page, seededAdministrator('admin'));
    await openOffice(page, '/live-board');
    await expect(page.locator('[data-line="live"]')).toBeVisible();
    await context.setOffline(true);
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    // The socket is found dead after its silence; the board does not wait for that.
    await expect(page.locator('[data-line="locked"]')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Seal all live' })).toBeDisabled();
    await context.setOffline(false);
    await expect(page.locator('[data-line="live"]')).toBeVisible({ timeout: 60_000 });
  });
});
