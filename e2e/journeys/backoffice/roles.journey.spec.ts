import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveAtOffice } from '../../pages/arrivals.ts';
import { chooseOfficeLook } from '../../pages/look.ts';
import { officeMenu, openOffice, signInAtOffice } from '../../pages/office-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

test.use({ expectedComplaints: /403/ });

/** A role of the journey's own that may look at orders and logs, made with the keyboard. */
async function makeRole(page: Page, name: string): Promise<void> {
  await openOffice(page, '/roles');
  await page.getByRole('button', { name: 'New' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Swahili/).fill(`${name} sw`);
  await dialog.getByLabel(/English/).fill(name);
  await dialog.getByLabel('Why').fill('night shift');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  const tree = page.getByRole('tree', { name: 'Rights' });
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Find a right' })).toBeFocused();
  await page.keyboard.type('order_list/inquire');
  await tree.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(tree.getByRole('treeitem', { name: 'Orders' })).toHaveAttribute(
    'aria-checked',
    'mixed',
  );
  await page.getByRole('textbox', { name: 'Find a right' }).fill('log/inquire');
  await tree.getByRole('treeitem', { name: 'Logs' }).click();
  await saveChange(page, 'sees orders and logs');
}

async function saveChange(page: Page, reason: string): Promise<void> {
  const bar = page.getByRole('form', { name: 'Save' });
  await bar.getByRole('textbox', { name: 'Why' }).fill(reason);
  await page.keyboard.press('Control+s');
  await expect(bar).toBeHidden();
}

/** Answers the one-time link. */
async function addManager(page: Page, account: string, role: string): Promise<string> {
  await openOffice(page, '/managers');
  await page.getByRole('button', { name: 'Add manager' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Account').fill(account);
  await dialog.getByLabel('Name').fill('Juma Kapinga');
  await dialog.getByLabel('Role').click();
  await page.getByTitle(role, { exact: true }).click();
  await dialog.getByLabel('Why').fill('night shift');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const link = page.getByRole('textbox', { name: /Hand over this link/ });
  await expect(link).toBeVisible();
  return link.inputValue();
}

/** The headings of the menu; a heading has no link of its own. */
async function headingsAre(page: Page, names: readonly string[]): Promise<void> {
  const all = ['Start', 'People', 'Money', 'Betting', 'Catalogue', 'System'];
  for (const name of all) {
    const heading = officeMenu(page).getByRole('menuitem', { name });
    await expect(heading).toHaveCount(names.includes(name) ? 1 : 0);
  }
}

test('[ACC-66, BO-104, BO-110] a role sees what it was given, and what is taken goes without a click', async ({
  page,
  browser,
}) => {
  const mark = Date.now().toString(36);
  const [role, account] = [`Orders clerk ${mark}`, `juma.${mark}`];
  await chooseOfficeLook(page, { language: 'en', theme: 'light' });
  await arriveAtOffice(page, seededAdministrator('admin'));
  await makeRole(page, role);
  const link = await addManager(page, account, role);

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const clerk = await context.newPage();
  await chooseOfficeLook(clerk, { language: 'en', theme: 'light' });
  await clerk.goto(link);
  await clerk.getByLabel('New password', { exact: true }).fill('zamu-ya-usiku-1');
  await clerk.getByLabel('New password again').fill('zamu-ya-usiku-1');
  await clerk.getByRole('button', { name: 'Set the password' }).click();
  await expect(clerk.getByText('Your password is set')).toBeVisible();
  await openOffice(clerk, '/login');
  await signInAtOffice(clerk, { account, password: 'zamu-ya-usiku-1' });
  await expect(clerk.getByRole('heading', { level: 1 })).toHaveText('Orders');
  await headingsAre(clerk, ['Betting', 'System']);
  await expect(officeMenu(clerk).getByRole('link')).toHaveText(['Orders']);
  await officeMenu(clerk).getByRole('menuitem', { name: 'System' }).click();
  await expect(officeMenu(clerk).getByRole('link')).toHaveText(['Orders', 'Logs']);
  await openOffice(clerk, '/users');
  await expect(clerk.getByRole('main')).toContainText('403');
  await officeMenu(clerk).getByRole('menuitem', { name: 'Betting' }).click();
  await officeMenu(clerk).getByRole('link', { name: 'Orders' }).click();
  await officeMenu(clerk).getByRole('menuitem', { name: 'System' }).click();
  await expect(officeMenu(clerk).getByRole('link', { name: 'Logs' })).toBeVisible();

  await openOffice(page, '/roles');
  await page.getByRole('link', { name: role }).click();
  await page.getByRole('textbox', { name: 'Find a right' }).fill('log/inquire');
  await page.getByRole('treeitem', { name: 'Logs' }).click();
  await saveChange(page, 'orders are enough');

  // Nobody touches the clerk's page.
  await expect(officeMenu(clerk).getByRole('link', { name: 'Logs' })).toHaveCount(0);
  await headingsAre(clerk, ['Betting']);
  await context.close();
});
