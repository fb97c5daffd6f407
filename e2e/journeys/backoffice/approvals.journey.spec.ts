import { expect, test } from '../../journey.ts';
import { arriveAsNewcomer, arriveAtOffice } from '../../pages/arrivals.ts';
import { chooseOfficeLook } from '../../pages/look.ts';
import { standing } from '../../pages/money-pages.ts';
import { listRows, openOffice } from '../../pages/office-page.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import {
  creditFromStatement,
  letTwoPersonsDecideFrom,
  openSecondDesk,
  proposalTold,
} from '../../pages/second-person.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

test('[APR-30] a large withdrawal is proposed by one clerk, greyed for them, and sent once another approves', async ({
  page,
  browser,
}) => {
  test.slow();
  await letTwoPersonsDecideFrom(1_000_000);
  const { playerId } = await arriveAsNewcomer(page);
  await creditFromStatement(playerId, 1_200_000);
  await openPlayerPage(page, '/user_withdraw');
  const main = page.getByRole('main');
  await main.getByRole('textbox').first().fill('1100000');
  await main.getByRole('button', { name: 'Endelea' }).click();
  await main.getByRole('button', { name: 'Toa TSh 1,100,000' }).click();
  await expect(standing(page)).toBeVisible();

  const desk = await page.context().newPage();
  await arriveAtOffice(desk, seededAdministrator('admin'));
  await openOffice(desk, `/withdrawals?waiting=1&user_id=${playerId}`);
  await listRows(desk).first().getByRole('button', { name: 'Approve' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Note').fill('called, the name agrees');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(desk.getByText('Proposed: another person decides')).toBeVisible();
  const proposalId = await proposalTold(desk);

  await openOffice(desk, `/approvals/${proposalId}?view=waiting`);
  await expect(desk.getByRole('main')).toContainText('somebody else must decide');
  await expect(desk.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const second = await openSecondDesk(browser);
  await openOffice(second, '/approvals?view=for-me');
  await second.locator(`a[href^="/approvals/${proposalId}?"]`).click();
  const one = second.getByRole('main');
  await expect(one).toContainText('called, the name agrees');
  await expect(one).toContainText('from 1,000,000: two persons');
  await expect(one).toContainText('still waiting, nobody else decided');
  expect(await axeFindings(second)).toEqual([]);
  for (const width of [360, 1920, 1280]) {
    await second.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysOverflow(second), `${width} px`).toEqual([]);
  }
  await chooseOfficeLook(second, { language: 'sw', theme: 'dark' });
  await second.setViewportSize({ width: 360, height: 640 });
  await second.reload();
  await expect(one).toContainText('called, the name agrees');
  expect(await sidewaysOverflow(second)).toEqual([]);
  await chooseOfficeLook(second, { language: 'en', theme: 'light' });
  await second.setViewportSize({ width: 1280, height: 900 });
  await second.reload();
  await expect(one).toContainText('still waiting, nobody else decided');
  await second.keyboard.press('r');
  await expect(one).toContainText('Write why you refuse');
  await second.getByRole('heading', { level: 1 }).click();
  await second.keyboard.press('a');
  await expect(second.getByText('Approved and done')).toBeVisible();
  await openOffice(second, `/approvals/${proposalId}?view=decided`);
  await expect(second.getByRole('main')).toContainText('Decided by');

  await expect(standing(page)).toHaveText('Pesa imetumwa');
  await second.context().close();
});

test('[APR-31] the rules of the office are shown in words, and a change says what, from what, and why', async ({
  page,
}) => {
  await arriveAtOffice(page, seededAdministrator('admin'));
  await openOffice(page, '/office-configuration');
  await page.getByLabel('A proposal waits for').fill('5');
  const bar = page.getByRole('region', { name: 'Save' });
  await expect(bar).toContainText('Changes: 1');
  await bar.getByLabel('Why').fill('nights are long');
  expect(await axeFindings(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main')).toContainText('changed by Rehema Mrema');
});
