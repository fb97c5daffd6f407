import { expect, test } from '../../../journey.ts';
import { cutOffComplaints } from '../../../pages/cut-off.ts';
import {
  openPlayerPage,
  openSettledPage,
  pathOf,
  scrollToEnd,
  untilDrawn,
} from '../../../pages/player-page.ts';

// A page that was fetched before would come from the worker's cache and meet no trouble.
test.use({ serviceWorkers: 'block' });

test.describe('when the page is cut off', () => {
  test.use({ expectedComplaints: cutOffComplaints });

  test('[SHELL-51] a page that cannot be fetched is said inside the shell, and a reload cures it', async ({
    page,
  }) => {
    await openPlayerPage(page, '/home');
    // The network is there: nothing tells the page that it may try again.
    await page.route('**/assets/**', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Menyu kuu' }).getByText('Zinazokuja').click();
    const fault = page.getByRole('main').getByRole('alert');
    await expect(fault).toContainText('Angalia data au Wi-Fi, kisha jaribu tena');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute('**/assets/**');
    await fault.getByRole('button', { name: 'Pakia upya' }).click();
    await untilDrawn(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mechi zinazokuja');
  });

  test('[JRN-16] even a first visit opens, with the shell and a way around', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    await openSettledPage(page, '/home');
    await expect(page.getByRole('tab', { name: 'Maarufu' })).toBeVisible();
    await scrollToEnd(page);
    await expect(page.getByRole('contentinfo')).toContainText('leseni ya Bodi');
  });
});

test('[JRN-17] the network-error page tells what to do and refreshes', async ({ page }) => {
  await openPlayerPage(page, '/network_error');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tatizo la intaneti');
  const reloaded = page.waitForEvent('framenavigated');
  await page.getByRole('button', { name: 'Pakia upya' }).click();
  await reloaded;
  await untilDrawn(page);
  expect(pathOf(page)).toBe('/network_error');
});
