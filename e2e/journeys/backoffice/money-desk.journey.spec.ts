import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveAsNewcomer, arriveAtOffice } from '../../pages/arrivals.ts';
import { chooseOfficeLook } from '../../pages/look.ts';
import { standing } from '../../pages/money-pages.ts';
import { chooseIn, listRows, openOffice } from '../../pages/office-page.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { approveProposal, creditFromStatement, proposalTold } from '../../pages/second-person.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

/** A newcomer whose withdrawal is too large to leave by itself. */
async function askForMuch(page: Page): Promise<string> {
  const { playerId } = await arriveAsNewcomer(page);
  await creditFromStatement(playerId, 1_200_000);
  await openPlayerPage(page, '/user_withdraw');
  const main = page.getByRole('main');
  await main.getByRole('textbox').first().fill('1100000');
  await main.getByRole('button', { name: 'Endelea' }).click();
  await main.getByRole('button', { name: 'Toa TSh 1,100,000' }).click();
  await expect(standing(page)).toBeVisible();
  return playerId;
}

const queueRow = (desk: Page, playerId: string) =>
  desk.getByRole('region', { name: 'Which ones' }).locator(`tr[data-player="${playerId}"]`);

test('[MNO-09, MNO-05, MNO-06] the queue is worked through by keys, and the player reads why one was refused', async ({
  page,
}) => {
  test.slow();
  const playerId = await askForMuch(page);
  const desk = await page.context().newPage();
  await arriveAtOffice(desk, seededAdministrator('admin'));
  await openOffice(desk, '/withdrawal-queue');
  await expect(queueRow(desk, playerId)).toContainText('from 1,000,000');
  expect(await axeFindings(desk)).toEqual([]);

  await desk.getByRole('heading', { level: 1 }).click();
  await desk.keyboard.press('Space');
  const one = desk.getByRole('region', { name: 'The chosen withdrawal' });
  await expect(one).toContainText('yours');
  await desk.keyboard.press('l');
  await expect(one.getByRole('button', { name: /^Claim/ })).toBeVisible();

  await queueRow(desk, playerId).getByRole('button').click();
  await desk.getByRole('heading', { level: 1 }).click();
  await desk.keyboard.press('c');
  await expect(one).toContainText('yours');
  await expect(queueRow(desk, playerId)).toContainText('you');
  await expect(one).toContainText('Amount');
  expect(await axeFindings(desk)).toEqual([]);
  await desk.keyboard.press('a');
  await expect(one).toContainText('An approval needs a note');
  await desk.keyboard.press('Escape');
  for (const width of [1920, 1280, 360]) {
    await desk.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysOverflow(desk), `${width} px`).toEqual([]);
  }
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.keyboard.press('r');
  await desk.keyboard.press('2');
  await expect(desk.getByText('Refused; the money is back')).toBeVisible();
  await expect(queueRow(desk, playerId)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('halilingani');
});

test('[REC-10, REC-12] yesterday’s difference with an operator is found and closed', async ({
  page,
}) => {
  await arriveAtOffice(page, seededAdministrator('admin'));
  await openOffice(page, '/reconciliation');
  const row = listRows(page).filter({ hasText: 'Not compared' }).first();
  const party = (await row.locator('td').nth(1).textContent()) ?? '';
  await row.getByRole('button', { name: 'Upload statement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name: 'day.csv', mimeType: 'text/csv' },
    buffer: Buffer.from('direction,receipt,reference,amount\nin,NOBODYHAS1,,900\n'),
  });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const found = listRows(page)
    .filter({ hasText: party })
    .filter({ hasText: 'Differences' })
    .first();
  await found.click();
  const drawer = page.getByRole('dialog').last();
  await drawer.getByRole('button', { name: 'Close with a reason' }).first().click();
  const asked = page.getByRole('dialog').last();
  await chooseIn(asked, 'Reason', 'Corrected by the operator');
  await asked.getByLabel('What was found').fill('they called, it was theirs');
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(drawer).toContainText('Closed: Corrected by the operator');
});

test('[MNO-30, MNO-40, MNO-42] operators by the hour, books that tie, and a line followed to its cause', async ({
  page,
}) => {
  test.slow();
  const desk = await page.context().newPage();
  const { playerId } = await arriveAsNewcomer(page);
  await creditFromStatement(playerId, 50_000);
  await arriveAtOffice(desk, seededAdministrator('admin'));
  for (const [path, text] of [
    ['/operators', 'Held, by our books'],
    ['/trial-balance', 'The books tie'],
  ] as const) {
    await openOffice(desk, path);
    await expect(desk.getByRole('main')).toContainText(text);
    expect(await axeFindings(desk)).toEqual([]);
    for (const width of [360, 1920, 1440]) {
      await desk.setViewportSize({ width, height: 900 });
      await expect.poll(() => sidewaysOverflow(desk), `${path} at ${width} px`).toEqual([]);
    }
  }
  await desk.getByRole('link', { name: 'M-Pesa', exact: true }).click();
  await listRows(desk).first().click();
  await expect(desk.getByRole('main')).toContainText('All its postings');
  await openOffice(desk, `/bills?user_id=${playerId}`);
  await listRows(desk).filter({ hasText: '50,000' }).first().click();
  const main = desk.getByRole('main');
  await expect(main).toContainText('M-Pesa');
  expect(await axeFindings(desk)).toEqual([]);
  await chooseOfficeLook(desk, { language: 'sw', theme: 'dark' });
  await desk.reload();
  await expect(main).toContainText('Mistari yake yote');
  await main.getByRole('link', { name: /^Ona D/ }).click();
  await expect(desk).toHaveURL(/\/recharges\?/);
});

test('[CFG-06] the tax of next month is set today by two persons, and stands as planned', async ({
  page,
}) => {
  test.slow();
  await arriveAtOffice(page, seededAdministrator('admin'));
  await openOffice(page, '/bet-configuration');
  await page.getByRole('tab', { name: 'Taxes' }).click();
  const sports = page.getByRole('spinbutton', { name: 'Sports', exact: true });
  await sports.fill('12');
  const nextMonth = new Date();
  nextMonth.setUTCMonth(nextMonth.getUTCMonth() + 1, 1);
  const begins = page.getByLabel('Begins');
  await begins.fill(`${nextMonth.toISOString().slice(0, 10)} 00:00`);
  await begins.press('Enter');
  const bar = page.locator('[data-save-bar]');
  await bar.getByRole('textbox', { name: 'Why' }).fill('Finance Act');
  await bar.getByRole('button', { name: /^Save/ }).click();
  await approveProposal(await proposalTold(page));
  await page.reload();
  await page.getByRole('tab', { name: 'Taxes' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('10 % → 12 %');
  await expect(sports).toHaveValue('10');
});
