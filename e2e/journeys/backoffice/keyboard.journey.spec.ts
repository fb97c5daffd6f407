import { expect, test } from '../../journey.ts';
import { listRows, openOffice } from '../../pages/office-page.ts';
import { pathOf } from '../../pages/player-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

test('[JRN-21] a clerk signs in, finds the logs and reads one without a mouse', async ({
  page,
}) => {
  const { account, password } = seededAdministrator('admin');
  const { keyboard } = page;
  await openOffice(page, '/login');
  await page.getByRole('textbox', { name: 'Account' }).focus();
  await keyboard.type(account);
  await keyboard.press('Tab');
  await keyboard.type(password);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');

  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find' })).toBeFocused();
  await keyboard.type('logs');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logs');
  await expect(page.getByRole('main')).toBeFocused();

  const openers = listRows(page).getByRole('button', { name: 'Details of' });
  await expect(openers.first()).toBeVisible();
  for (let tabs = 0; tabs < 30; tabs += 1) {
    await keyboard.press('Tab');
    if (await openers.first().evaluate((opener) => opener === document.activeElement)) break;
  }
  await expect(openers.first()).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(openers.first()).toBeFocused();
  expect(pathOf(page)).toBe('/logs');
});
