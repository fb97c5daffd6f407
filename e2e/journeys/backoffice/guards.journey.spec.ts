import { expect, test } from '../../journey.ts';
import { arriveAtOffice } from '../../pages/arrivals.ts';
import { listRows, openOffice } from '../../pages/office-page.ts';
import { axeFindings } from '../../pages/whole-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

/** Kept for documentation: nobody's journey comes from there. */
const NETWORK = '198.51.100.0/24';

test('[ADR-07, ADR-11, LOG-26] a network is blocked, one’s own is not, and the log says what changed', async ({
  page,
}) => {
  await arriveAtOffice(page, seededAdministrator('admin'));
  await openOffice(page, '/ip-lists');
  const dialog = page.getByRole('dialog');
  const block = async (network: string) => {
    await dialog.getByRole('textbox', { name: 'Address or network' }).fill(network);
    await dialog.getByRole('textbox', { name: 'Why' }).fill('port scan at night');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
  };
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await block('127.0.0.0/8');
  await expect(dialog).toContainText('You would lock yourself out: you are at 127.0.0.1');
  await block(NETWORK);
  await expect(dialog).toBeHidden();
  const rule = listRows(page).filter({ hasText: NETWORK });
  await expect(rule).toContainText('Blocked');
  expect(await axeFindings(page)).toEqual([]);

  await rule.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(rule).toHaveCount(0);

  await openOffice(page, '/logs?type=28');
  const removed = listRows(page)
    .filter({ hasText: `removed block ${NETWORK}` })
    .first();
  await removed.getByRole('button', { name: 'Details of' }).click();
  const changes = page.getByRole('dialog').getByRole('row', { name: /^Address or network/ });
  await expect(changes.locator('del')).toHaveText(NETWORK);
  await expect(changes).toContainText('nothing');
});

test('[ARC-02] the last area code that is shown cannot be hidden', async ({ page }) => {
  await arriveAtOffice(page, seededAdministrator('admin'));
  await openOffice(page, '/phone-area-codes');
  const home = listRows(page).filter({ hasText: '+255' });
  await home.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch').click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toContainText('This is the last area code that is shown');
});
