import { expect, test } from '../../journey.ts';
import { arriveAtOffice } from '../../pages/arrivals.ts';
import { openOffice } from '../../pages/office-page.ts';
import { axeFindings } from '../../pages/whole-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

test('[BO-22, BO-51, BO-55, BO-71, BO-72] a clerk works by keys, and is told what is wrong where it is', async ({
  page,
}) => {
  await arriveAtOffice(page, seededAdministrator('admin'));
  await openOffice(page, '/recharges');
  const keys = page.getByRole('region', { name: 'Keys of this page' });
  await expect(keys.getByRole('button', { name: 'filter' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'All keys' })).toContainText(
    'go to Withdrawal queue',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Serial number')).toBeFocused();

  await page.getByRole('button', { name: 'Credit by hand' }).click();
  const dialog = page.getByRole('dialog', { name: 'Credit by hand' });
  await dialog.getByLabel('Amount').fill('12.345');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Required')).toHaveCount(4);
  await expect(dialog.getByText('An amount in shillings, such as 12,500')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toBeHidden();

  await openOffice(page, '/orders?stake_from=much');
  await expect(page.getByText('An amount in shillings, such as 12,500')).toBeVisible();
  await expect(page.getByText('Nothing was asked')).toBeVisible();
  await page.getByRole('heading', { name: 'Orders' }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('w');
  await expect(page).toHaveURL(/\/withdrawal-queue$/);
});
