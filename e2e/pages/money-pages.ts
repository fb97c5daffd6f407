import { expect, type Locator, type Page } from '@playwright/test';
import { registerNewcomer } from './account-pages.ts';
import { handset } from './handset.ts';
import { openPlayerPage } from './player-page.ts';
import { newPhone } from './sms-inbox.ts';

/** How a payment stands, in the words of the page. */
export const standing = (page: Page): Locator =>
  page.getByRole('main').getByRole('status').getByRole('heading');

export async function fillDeposit(page: Page, amount: string): Promise<void> {
  await openPlayerPage(page, '/pay_recharge');
  await page.getByRole('textbox', { name: 'Kiasi' }).fill(amount);
}

export const sendDeposit = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Endelea' }).click();

/** A player of the journey's own, with so much in the purse. */
export async function joinWithMoney(page: Page, amount: string): Promise<void> {
  const phone = newPhone();
  await registerNewcomer(page, { phone, password: 'karibu1' });
  await expect(page).toHaveURL(/\/home$/);
  await fillDeposit(page, amount);
  await sendDeposit(page);
  await handset(`255${phone.slice(1)}`).answer('approve');
  await expect(standing(page)).toHaveText('Pesa imeingia');
}

/** What stands in the statement's first line, once it has come. */
export async function firstLine(page: Page): Promise<Locator> {
  await openPlayerPage(page, '/user_bill?type=1');
  const line = page.getByRole('tabpanel').getByRole('listitem').first();
  await expect(line).toBeVisible();
  return line;
}
