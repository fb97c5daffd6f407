import { registerPlayer, signInPlayer } from '@kipute/tools/arrivals/arrivals';
import { expect, test } from '../../journey.ts';
import { arriveAtOffice } from '../../pages/arrivals.ts';
import { listRows, officeMenu, openOffice, signInAtOffice } from '../../pages/office-page.ts';
import { pathOf } from '../../pages/player-page.ts';
import { codeSentTo, newPhone } from '../../pages/sms-inbox.ts';
import { playerSite, seededAdministrator, seededPlayer } from '../../world/running-world.ts';

test('[AGT-01, AGT-10, AGT-20, FND-07] a player becomes an agent, who sees the own tree at the office', async ({
  page,
  browser,
}) => {
  test.slow();
  const juma = seededPlayer('Juma');
  const { user_info: agent } = await signInPlayer(playerSite(), juma);
  const phone = newPhone();
  const { user_info: friend } = await registerPlayer(
    playerSite(),
    { phone, password: 'karibu1', invitationCode: agent.invitation_code },
    codeSentTo,
  );
  const { user_info: stranger } = await signInPlayer(playerSite(), seededPlayer('Asha'));

  await arriveAtOffice(page, seededAdministrator('admin'));
  await openOffice(page, '/agents');
  await page.getByRole('button', { name: 'Add agent' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Or user id').fill(agent.id);
  await dialog.getByLabel('Reason').fill('Brings many friends');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(listRows(page).filter({ hasText: juma.name })).toHaveCount(1);

  const office = await (await browser.newContext()).newPage();
  await openOffice(office, '/login');
  const spaced = juma.phone.replace(/^(\d{4})(\d{3})/, '$1 $2 ');
  await signInAtOffice(office, { account: spaced, password: juma.password });
  await expect(officeMenu(office)).toBeVisible();
  await openOffice(office, '/users');
  await expect(officeMenu(office).getByRole('link')).toHaveText(['Overview', 'Users', 'Agents']);
  await expect(listRows(office)).toHaveCount(1);
  await expect(listRows(office)).toContainText(friend.id);
  await expect(office.getByText(phone)).toHaveCount(0);
  await openOffice(office, `/users/${stranger.id}`);
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('There is no such user');
  await openOffice(office, `/agents/${agent.id}`);
  await expect(office.getByRole('heading', { level: 1 })).toHaveText(juma.name);
  await expect(listRows(office)).toContainText(friend.id);
  await expect(office.getByRole('button', { name: 'End agent role' })).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.type(phone);
  await expect(page.getByRole('group', { name: 'Users' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(page)).toBe(`/users/${friend.id}`);
});
