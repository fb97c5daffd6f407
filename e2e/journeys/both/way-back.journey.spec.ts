import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import {
  enterCode,
  fillRegistration,
  receiveCode,
  submitRegistration,
} from '../../pages/account-pages.ts';
import { openPlayerPage, pathOf } from '../../pages/player-page.ts';
import { newPhone } from '../../pages/sms-inbox.ts';
import { seededPlayer } from '../../world/running-world.ts';

const statement = '/user_bill?type=2';

async function logIn(page: Page): Promise<void> {
  const form = page.getByRole('main');
  const { phone, password } = seededPlayer('Zawadi');
  await form.getByRole('textbox', { name: /^Namba ya simu/ }).fill(phone);
  await form.getByRole('textbox', { name: /^Nenosiri/ }).fill(password);
  await form.getByRole('button', { name: 'Ingia', exact: true }).click();
}

test('[MS-01, AS-08, SHELL-41] who joins on the way to a deposit comes to the deposit', async ({
  page,
  shell,
}) => {
  await openPlayerPage(page, '/pay_recharge?way=paybill');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Jisajili' }).click();
  const newcomer = { phone: newPhone(), password: 'njia-ya-kurudi' };
  await enterCode(main, await receiveCode(main, newcomer.phone));
  await fillRegistration(main, newcomer);
  await submitRegistration(main);
  await expect(shell.balance).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe('/pay_recharge?way=paybill');
});

test.describe('a session that the server has ended', () => {
  // The browser itself writes refused calls into the console.
  test.use({ expectedComplaints: /status of 401/ });

  test('[SHELL-41, SHELL-11] is begun anew on the page where it ended', async ({
    page,
    shell,
    isMobile,
  }) => {
    await openPlayerPage(page, statement);
    await page.getByRole('main').getByRole('link', { name: 'Ingia' }).click();
    await logIn(page);
    await expect.poll(() => pathOf(page)).toBe(statement);
    await expect(page.getByRole('radio', { name: 'Bonasi' })).toBeChecked();
    const menu = page.getByRole('navigation', { name: 'Akaunti' });
    await expect(menu.getByRole('link', { name: 'Weka pesa' })).toHaveCount(isMobile ? 0 : 1);

    // Before the page begins: one that still runs may write its own session over it.
    await page.addInitScript(() => {
      const session = JSON.parse(localStorage.getItem('session') ?? '{}') as object;
      localStorage.setItem('session', JSON.stringify({ ...session, token: 'ended' }));
    });
    await page.reload();
    await expect.poll(() => pathOf(page)).toBe(`/login?back=${encodeURIComponent(statement)}`);
    await logIn(page);
    await expect.poll(() => pathOf(page)).toBe(statement);
    await expect(shell.balance).toBeVisible();
  });
});
