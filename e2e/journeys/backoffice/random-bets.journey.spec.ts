import { expect, test } from '../../journey.ts';
import { arriveAtOffice, arriveWithMoney } from '../../pages/arrivals.ts';
import { listRows, openOffice } from '../../pages/office-page.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

test('[RSK-40, RSK-44, STL-40] a clerk orders random bets, watches them come and finds the orders', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { playerId } = await arriveWithMoney(page, 20_000);
  await arriveAtOffice(page, seededAdministrator('admin'));
  await openOffice(page, '/random-bets');
  await page.getByRole('button', { name: 'Place random bets' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Bets').fill('5');
  await form.getByLabel('Note').fill('a look at the board');
  await form.getByRole('button', { name: 'Confirm' }).click();
  await expect(form).toContainText('Select a betting user');
  await form.getByLabel('Betting users').fill(playerId);
  await form.getByRole('button', { name: 'Confirm' }).click();
  const run = listRows(page).filter({ hasText: 'a look at the board' });
  await expect(run).toContainText('5 / 5');
  await expect(run).toContainText('Done');
  expect.soft(await axeFindings(page)).toEqual([]);
  expect.soft(await sidewaysOverflow(page)).toEqual([]);
  await openOffice(page, `/orders?user_id=${playerId}&type=3`);
  await expect(listRows(page)).toHaveCount(5);
});
