import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveAtOffice, arriveWithMoney } from '../../pages/arrivals.ts';
import { listRows, openOffice } from '../../pages/office-page.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

// Who was put out is told so by the calls of the page that was still open.
test.use({ expectedComplaints: /401 \(Unauthorized\)/ });

const dialog = (desk: Page) => desk.getByRole('dialog');

async function openDesk(page: Page, path: string): Promise<Page> {
  const desk = await page.context().newPage();
  await arriveAtOffice(desk, seededAdministrator('admin'));
  await openOffice(desk, path);
  return desk;
}

async function findByPhone(desk: Page, phone: string): Promise<void> {
  const filters = desk.getByRole('form', { name: 'Filters' });
  await filters.getByLabel('Phone').fill(phone);
  await filters.getByRole('button', { name: 'Search' }).click();
  await expect(listRows(desk)).toHaveCount(1);
  await listRows(desk).getByRole('link').first().click();
}

const figure = (desk: Page, title: string) => desk.locator('dl').filter({ hasText: title });
const timeline = (desk: Page) => desk.getByRole('region', { name: 'Everything, newest first' });

test('[BO-80, BO-81, BO-86, BO-87, BO-88] a clerk finds a player, explains the balance, corrects it and disables the account', async ({
  page,
  shell,
}) => {
  test.slow();
  const { phone, playerId } = await arriveWithMoney(page, 5_000);
  await openPlayerPage(page, '/');
  await expect(shell.balance).toBeVisible();

  const desk = await openDesk(page, '/users');
  await findByPhone(desk, phone);
  await expect(desk).toHaveURL(new RegExp(`/users/${playerId}`));
  await expect(figure(desk, 'Balance, TSh')).toContainText('5,000.00');
  await expect(timeline(desk)).toContainText('+5,000');
  // Figures are counted from the postings, some moments behind them.
  await expect(async () => {
    await desk.reload();
    await expect(desk.getByRole('slider')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  expect(await axeFindings(desk)).toEqual([]);
  expect(await sidewaysOverflow(desk)).toEqual([]);

  await desk.getByRole('tab', { name: /^Transactions/ }).click();
  const bill = desk.getByRole('tabpanel').getByRole('row').filter({ hasText: 'Deposit' });
  await expect(bill.getByRole('cell', { name: '5,000', exact: true })).toHaveCount(2);

  await desk.keyboard.press('b');
  await dialog(desk).getByLabel('Amount').fill('1,500');
  await expect(dialog(desk)).toContainText('6,500.00');
  await dialog(desk).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(desk)).toContainText('Required');
  await dialog(desk).getByLabel('Why?').fill('paid twice for one slip');
  await dialog(desk).getByRole('button', { name: 'Confirm' }).click();
  await expect(figure(desk, 'Balance, TSh')).toContainText('6,500.00');
  await expect(timeline(desk)).toContainText('+1,500');

  await desk.keyboard.press('d');
  await dialog(desk).getByLabel('Why?').fill('waits for the papers');
  await dialog(desk).getByRole('button', { name: 'Confirm' }).click();
  await expect(desk.getByText('Disabled', { exact: true })).toBeVisible();
  await page.reload();
  await expect(shell.balance).toHaveCount(0);

  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Users');
});

test('[BO-89] a user who is not there is told as such', async ({ page }) => {
  await arriveAtOffice(page, seededAdministrator('auditor'));
  await openOffice(page, '/users/999999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such user');
});
