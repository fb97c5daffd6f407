import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import {
  codeIn,
  enterCode,
  errorOf,
  fillRegistration,
  passwordIn,
  phoneIn,
  receiveCode,
  submitRegistration,
} from '../../pages/account-pages.ts';
import { openPlayerPage, pathOf } from '../../pages/player-page.ts';
import { openDialog } from '../../pages/player-shell.ts';
import { smallTargets } from '../../pages/small-targets.ts';
import { newPhone } from '../../pages/sms-inbox.ts';
import { axeFindings } from '../../pages/whole-page.ts';

const main = (page: Page) => page.getByRole('main');
const newcomer = () => ({ phone: newPhone(), password: 'karibu1' });

test('[AS-01, AS-03, AS-05, AS-08, AS-13] a newcomer corrects what was refused and is home with a balance', async ({
  page,
  shell,
}) => {
  const { phone, password } = newcomer();
  await openPlayerPage(page, '/register?v=NOBODY');
  const form = main(page);
  await expect(form.getByText('bonasi ya TSh 1,000')).toBeVisible();
  const code = await receiveCode(form, phone);
  await expect(codeIn(form)).toBeFocused();

  await enterCode(form, code === '000000' ? '000001' : '000000');
  expect(await errorOf(codeIn(form))).toMatch(/^Namba ya uthibitisho si sahihi/);
  await expect(codeIn(form)).toBeFocused();

  await enterCode(form, code);
  await fillRegistration(form, { password });
  const invitation = form.getByRole('textbox', { name: /^Msimbo wa mwaliko/ });
  await expect(invitation).toHaveValue('NOBODY');
  await submitRegistration(form);
  expect(await errorOf(invitation)).toBe('Msimbo wa mwaliko haupatikani');
  await expect(passwordIn(form, 'Nenosiri')).toHaveValue(password);

  await invitation.fill('');
  await submitRegistration(form);
  await expect(shell.balance).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe('/home');
  const welcome = page.getByRole('status').filter({ hasText: 'Una bonasi ya TSh 1,000' });
  await welcome.getByRole('button', { name: 'Weka pesa' }).click();
  await expect.poll(() => pathOf(page)).toBe('/pay_recharge');

  // The page of somebody whose first answer was lost on the way.
  await (await shell.openAccount()).getByRole('button', { name: 'Toka' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await openPlayerPage(page, '/register');
  await phoneIn(form).fill(phone);
  await form.getByRole('radio', { name: 'Ndiyo, nina miaka 18 au zaidi' }).check();
  // No other code is sent before its time: this number goes on with the one it has (AS-11).
  await form.getByRole('button', { name: 'Tuma namba ya uthibitisho' }).click();
  await enterCode(form, code);
  await fillRegistration(form, { password });
  await submitRegistration(form);
  expect(await errorOf(phoneIn(form))).toBe('Namba hii ina akaunti tayari. Ingia.');
  await form.getByRole('link', { name: 'Ingia', exact: true }).first().click();
  await expect.poll(() => pathOf(page)).toBe('/login');
});

test('[AS-09] a visitor with picks is asked in, and joins in the dialog without losing them', async ({
  page,
  shell,
  isMobile,
}) => {
  const { phone, password } = newcomer();
  await openPlayerPage(page, '/ready_start');
  await page.getByRole('article').getByRole('button', { name: /odds/ }).first().click();
  if (isMobile) await page.getByRole('button', { name: 'Mkeka' }).first().click();
  await page.getByRole('button', { name: 'Ingia kuweka dau' }).click();
  const dialog = openDialog(page);
  await expect(dialog.getByRole('heading', { name: 'Ingia ili kuendelea' })).toBeVisible();
  expect.soft(await smallTargets(page), 'no-login').toEqual([]);
  await dialog.getByRole('button', { name: 'Ingia', exact: true }).click();
  await expect(passwordIn(dialog, 'Nenosiri')).toBeVisible();
  expect.soft(await axeFindings(page), 'login').toEqual([]);
  expect.soft(await smallTargets(page), 'login').toEqual([]);
  await dialog.getByRole('button', { name: 'Jisajili' }).click();

  const code = await receiveCode(dialog, phone);
  expect.soft(await axeFindings(page), 'register').toEqual([]);
  expect.soft(await smallTargets(page), 'register').toEqual([]);
  await enterCode(dialog, code);
  expect.soft(await smallTargets(page), 'password').toEqual([]);
  await fillRegistration(dialog, { password });
  await submitRegistration(dialog);
  await expect(shell.balance).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(pathOf(page)).toBe('/ready_start');
  await expect(page.locator('[aria-pressed="true"]').first()).toBeVisible();
});
