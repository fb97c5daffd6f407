import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { openPlayerPage, pathOf, untilDrawn } from '../../pages/player-page.ts';
import { openDialog } from '../../pages/player-shell.ts';
import { words } from '../../pages/words.ts';
import { type SeededPlayer, seededPlayer } from '../../world/running-world.ts';

/** Side by side, and a wrong password slows its account down: one player for each. */
const playerOf = (isMobile: boolean): SeededPlayer => seededPlayer(isMobile ? 'Asha' : 'Juma');

const keptSession = (page: Page) => page.evaluate(() => localStorage.getItem('session'));

test('[JRN-11] a wrong password is refused in the language of the page', async ({
  page,
  shell,
  isMobile,
}) => {
  const { phone } = playerOf(isMobile);
  for (const language of ['sw', 'en'] as const) {
    await openPlayerPage(page, '/home');
    await shell.chooseLanguage(language);
    await shell.signIn({ phone, password: 'siyo-hii' });
    await expect(page.getByRole('alert').getByText(words[language].wrongPassword)).toBeVisible();
    await expect(shell.balance).toHaveCount(0);
    expect(await keptSession(page)).toBeNull();
  }
});

test('[JRN-11, SCR-41] an empty form says what is missing and sends nothing', async ({
  page,
  shell,
}) => {
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/subscriber/login')) logins.push(request.url());
  });
  await openPlayerPage(page, '/home');
  await shell.signIn({ phone: '', password: '' });
  await expect(page.getByRole('alert').getByText('Weka namba ya simu')).toBeVisible();
  await shell.signIn({ phone: '0712 000 101', password: '' });
  await expect(page.getByText('Weka nenosiri')).toBeVisible();
  expect(logins).toEqual([]);
});

test('[JRN-12, SHELL-13, SHELL-41] a player signs in, finds the whole menu, stays over a reload and leaves', async ({
  page,
  shell,
  context,
  isMobile,
}) => {
  const player = playerOf(isMobile);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlayerPage(page, '/home');
  await shell.signIn(player);
  await expect(shell.balance).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe('/home');

  const menu = await shell.openAccount();
  await expect(menu.getByRole('heading', { level: 2 })).toHaveText(player.name);
  for (const purse of ['Salio', 'Bonasi']) await expect(menu.getByText(purse)).toBeVisible();
  const entries = menu.getByRole('navigation').getByRole('link');
  for (const entry of ['Mikeka yangu', 'Taarifa ya akaunti', 'Ujumbe', 'Promosheni', 'Pakua app']) {
    await expect(entries.filter({ hasText: entry })).toBeAttached();
  }
  await expect(menu.getByRole('link', { name: 'Weka pesa' })).toHaveAttribute('href', /recharge/);
  await expect(menu.getByRole('link', { name: 'Toa pesa' })).toHaveAttribute('href', /withdraw/);
  await expect(menu.getByRole('button', { name: 'Huduma kwa wateja' })).toBeAttached();
  await expect(menu.getByRole('group', { name: 'Lugha' })).toBeAttached();
  await expect(menu.getByRole('group', { name: 'Mandhari' })).toBeAttached();

  const invitation = menu.getByRole('button', { name: 'Msimbo wa mwaliko' });
  await invitation.click();
  await expect(menu.getByRole('status').getByText('Imenakiliwa')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^\w{4,}$/);
  await expect(invitation).toContainText(copied);

  await page.reload();
  await untilDrawn(page);
  await expect(shell.balance).toBeVisible();
  await (await shell.openAccount()).getByRole('button', { name: 'Toka' }).click();
  await expect.poll(() => pathOf(page)).toBe('/login');
  await expect(shell.balance).toHaveCount(0);
  expect(await keptSession(page)).toBeNull();
  await page.goBack();
  await expect(openDialog(page)).toHaveCount(0);
  await expect(shell.balance).toHaveCount(0);
});
