import { expect, test } from '../../journey.ts';
import {
  openPlayerPage,
  openSettledPage,
  pathOf,
  scrollToEnd,
  seeFoot,
  untilDrawn,
} from '../../pages/player-page.ts';

// A page that was fetched before would come from the worker's cache and meet no trouble.
test.use({ serviceWorkers: 'block' });

const cutOff = new RegExp(
  [
    'net::ERR_(FAILED|INTERNET_DISCONNECTED)',
    'WebSocket connection',
    'Unable to preload CSS',
    'dynamically imported module',
  ].join('|'),
);

test.describe('without a connection', () => {
  test.use({ expectedComplaints: cutOff });

  test('[JRN-15] the page says so, keeps what it shows and offers to try again', async ({
    page,
    context,
  }) => {
    await openSettledPage(page, '/home');
    const offline = page.getByRole('status').filter({ hasText: 'Huna mtandao' });
    await expect(offline).toHaveCount(0);
    await context.setOffline(true);
    await expect(offline).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Maarufu' })).toBeVisible();
    // The foot is fetched on the way to it: it comes by itself with the connection.
    await scrollToEnd(page);
    await context.setOffline(false);
    await expect(offline).toHaveCount(0);
    await seeFoot(page);
  });

  test('[SHELL-51] a page that cannot be fetched is said inside the shell, and a reload cures it', async ({
    page,
    context,
  }) => {
    await openPlayerPage(page, '/home');
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Menyu kuu' }).getByText('Zinazokuja').click();
    const fault = page.getByRole('main').getByRole('alert');
    await expect(fault).toContainText('angalia intaneti yako kisha jaribu tena');
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await fault.getByRole('button', { name: 'Pakia upya' }).click();
    await untilDrawn(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mechi zinazokuja');
  });
});

test.describe('when the server does not answer', () => {
  test.use({ expectedComplaints: cutOff });

  test('[SHELL-72, WIRE-29] what was loaded stays, and a login says what is wrong and keeps the number', async ({
    page,
    shell,
    isMobile,
  }) => {
    await openSettledPage(page, isMobile ? '/login' : '/help');
    const foot = await seeFoot(page);
    await page.route('**/api/**', (route) => route.abort());
    await shell.chooseLanguage('en');
    await expect(foot.getByRole('list').getByRole('link')).toHaveCount(6);

    const form = isMobile ? page.getByRole('main') : page.getByRole('banner').getByRole('form');
    const phone = form.getByRole('textbox', { name: /^Phone number/ });
    await phone.fill('0712000101');
    await form.getByRole('textbox', { name: 'Password' }).fill('mkeka-101');
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('alert').getByText('Network exception')).toBeVisible();
    await expect(phone).toHaveValue('0712000101');
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tatizo la mtandao');
  const reloaded = page.waitForEvent('framenavigated');
  await page.getByRole('button', { name: 'Sasisha ukurasa' }).click();
  await reloaded;
  await untilDrawn(page);
  expect(pathOf(page)).toBe('/network_error');
});
