import { expect, test } from '../../journey.ts';
import { cutOffComplaints } from '../../pages/cut-off.ts';
import { openSettledPage, scrollToEnd, seeFoot } from '../../pages/player-page.ts';

// A page that was fetched before would come from the worker's cache and meet no trouble.
test.use({ serviceWorkers: 'block', expectedComplaints: cutOffComplaints });

test('[JRN-15] the page says so, keeps what it shows and offers to try again', async ({
  page,
  context,
}) => {
  await openSettledPage(page, '/home');
  const offline = page.getByRole('status').filter({ hasText: 'Huna intaneti' });
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
