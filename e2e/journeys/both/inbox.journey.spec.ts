import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { registerNewcomer } from '../../pages/account-pages.ts';
import { handset } from '../../pages/handset.ts';
import { paintPage } from '../../pages/look.ts';
import { fillDeposit, sendDeposit, standing } from '../../pages/money-pages.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { smallTargets } from '../../pages/small-targets.ts';
import { newPhone } from '../../pages/sms-inbox.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, subject: string | RegExp) =>
  main(page).getByRole('button', { name: subject });
/** As it is read out beside the sign that leads to the messages. */
const badge = (page: Page, count: number) => page.getByText(`, ujumbe ${count}`, { exact: false });

test('[INB-60] a deposit counts on another open page, is read and gone from the badge', async ({
  page,
  context,
}) => {
  const phone = newPhone();
  await registerNewcomer(page, { phone, password: 'karibu1' });
  await expect(page).toHaveURL(/\/home$/);
  const watching = await context.newPage();
  await openPlayerPage(watching, '/user_bill');

  await fillDeposit(page, '5000');
  await sendDeposit(page);
  await handset(`255${phone.slice(1)}`).answer('approve');
  await expect(standing(page)).toHaveText('Pesa imeingia');
  await expect(badge(watching, 1).first()).toBeAttached();
  await watching.close();

  await openPlayerPage(page, '/message');
  const deposit = row(page, /Umepokea TSh 5,000/);
  await expect(deposit).toContainText('haijasomwa');
  await expect(main(page).getByRole('button', { name: 'Pesa 1' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await deposit.click();
  await expect(main(page).getByText('Pesa iko kwenye salio lako.')).toBeVisible();
  await expect(badge(page, 1)).toHaveCount(0);
  await paintPage(page, 'dark');
  expect(await axeFindings(page, 'colours')).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);

  await main(page).getByRole('button', { name: 'Ondoa' }).click();
  await expect(deposit).toHaveCount(0);
  await page.getByRole('button', { name: 'Rudisha' }).click();
  await expect(deposit).toBeVisible();
  const way = main(page).getByRole('link', { name: 'Fungua' });
  // It comes back as it was left: open or closed.
  if (!(await way.isVisible())) await deposit.click();
  await way.click();
  await expect(page).toHaveURL(/\/user_bill/);
});

test('[INB-61] what is pushed is chosen, holds, and offers wait for the consent', async ({
  page,
}) => {
  await registerNewcomer(page, { phone: newPhone(), password: 'karibu1' });
  await expect(page).toHaveURL(/\/home$/);
  await openPlayerPage(page, '/user_info?section=messages');
  const notices = main(page).getByRole('region', { name: 'Arifa' });
  const offers = notices.getByRole('switch', { name: 'Ofa' });
  const bets = notices.getByRole('switch', { name: 'Bashiri' });
  await offers.click();
  await expect(offers).not.toBeChecked();
  await main(page).getByRole('switch', { name: 'Habari na ofa' }).click();
  await expect(notices.getByText('Free bet, zawadi na promosheni')).toBeVisible();
  await offers.click();
  await bets.click();
  await expect(offers).toBeChecked();
  await expect(bets).not.toBeChecked();
  await expect(bets).toHaveAttribute('aria-busy', 'false');
  await expect(offers).toHaveAttribute('aria-busy', 'false');
  await page.reload();
  await expect(offers).toBeChecked();
  await expect(bets).not.toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
});
