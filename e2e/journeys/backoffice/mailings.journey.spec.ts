import { expect, test } from '../../journey.ts';
import { arriveAtOffice, arriveWithMoney } from '../../pages/arrivals.ts';
import { listRows, openOffice } from '../../pages/office-page.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

/** In nobody else's purse: who plays in another journey at the same time is not written to. */
const BALANCE = 7_013;
const said = BALANCE.toLocaleString('en-US');

test('[MLG-01, MLG-20] a clerk writes to those who deposited so much and sees who has read it', async ({
  page,
  browser,
}) => {
  test.slow();
  const { playerId } = await arriveWithMoney(page, BALANCE);
  const desk = await (await browser.newContext()).newPage();
  await arriveAtOffice(desk, seededAdministrator('admin'));
  await openOffice(desk, `/mailings/new?to=${playerId}`);
  const subject = `Asante kwa kuweka pesa ${playerId}`;
  await desk.getByLabel('Subject: Swahili').fill(subject);
  await desk.getByLabel('Subject: English').fill(`Thank you for your deposit ${playerId}`);
  await desk.getByLabel('Text: Swahili').fill('Wiki hii bonasi ya mkeka imeongezeka.');
  await desk.getByLabel('Text: English').fill('This week the slip bonus went up.');
  await desk.getByLabel('Why').fill('promotion of the week');
  await desk.getByRole('button', { name: 'Count and preview' }).click();
  await expect(desk.getByText('Nothing is sent yet.')).toBeVisible();
  expect(await axeFindings(desk)).toEqual([]);

  await desk.getByLabel('For whom').click();
  await desk.getByTitle('All who fit a filter').click();
  await expect(desk.getByText('Nothing is sent yet.')).toHaveCount(0);
  for (const field of ['Deposited at least', 'Balance from', 'Balance up to']) {
    await desk.getByLabel(field).fill(said);
  }
  await desk.getByRole('button', { name: 'Count and preview' }).click();
  await desk.getByRole('button', { name: 'Send to 1', exact: true }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(subject);
  await expect(desk.getByRole('main')).toContainText(`Deposited: at least TSh ${said}`);
  await expect(listRows(desk).filter({ hasText: playerId })).toHaveCount(1);
  for (const width of [360, 1920, 1280]) {
    await desk.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysOverflow(desk), `${width} px`).toEqual([]);
  }

  await openPlayerPage(page, '/message');
  await page.getByText(subject).click();
  await expect(page.getByText('Wiki hii bonasi ya mkeka imeongezeka.').first()).toBeVisible();

  await desk.getByRole('tab', { name: 'Have read it' }).click();
  await expect(listRows(desk).filter({ hasText: playerId })).toHaveCount(1);
  await desk.context().close();
});
