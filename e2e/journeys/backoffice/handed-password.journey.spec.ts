import { expect, test } from '../../journey.ts';
import { passwordIn, phoneIn } from '../../pages/account-pages.ts';
import { arriveAsNewcomer, arriveAtOffice } from '../../pages/arrivals.ts';
import { chooseOfficeLook } from '../../pages/look.ts';
import { openOffice } from '../../pages/office-page.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { sidewaysOverflow } from '../../pages/whole-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

// Everything but choosing a password is refused until one is chosen.
test.use({ expectedComplaints: /40[13]/ });

test('[BO-113] a player whose password the office reset comes in with it and chooses their own', async ({
  page,
  browser,
}) => {
  const { phone, playerId } = await arriveAsNewcomer(page);
  await chooseOfficeLook(page, { language: 'en', theme: 'light' });
  await arriveAtOffice(page, seededAdministrator('admin'));
  await openOffice(page, `/users/${playerId}`);
  await page.keyboard.press('.');
  await page.getByRole('menuitem', { name: 'Reset password' }).click();
  await page.getByRole('dialog').getByLabel('Why?').fill('lost the phone, came to the shop');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  const shown = page.getByRole('textbox', { name: /The new password/ });
  const handed = await shown.inputValue();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied to the clipboard' })).toHaveCount(
    1,
  );

  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const handset = await context.newPage();
  await openPlayerPage(handset, '/login');
  await phoneIn(handset.getByRole('main')).fill(phone);
  await passwordIn(handset.getByRole('main'), 'Nenosiri').fill(handed);
  await handset.getByRole('main').getByRole('button', { name: 'Ingia', exact: true }).click();
  const sheet = handset.getByRole('dialog');
  await expect(sheet).toContainText('Umeingia kwa nenosiri ulilopewa');
  expect(await sidewaysOverflow(handset)).toEqual([]);
  await passwordIn(sheet, 'Nenosiri la sasa').fill(handed);
  await passwordIn(sheet, 'Nenosiri jipya').fill('langu-mwenyewe1');
  await passwordIn(sheet, 'Rudia nenosiri').fill('langu-mwenyewe1');
  await sheet.getByRole('button', { name: 'Hifadhi nenosiri' }).click();
  await expect(sheet).toBeHidden();
  await openPlayerPage(handset, '/user_info');
  await expect(handset.getByRole('main')).toContainText(phone.slice(-3));
  await expect(sheet).toBeHidden();
  await context.close();
});
