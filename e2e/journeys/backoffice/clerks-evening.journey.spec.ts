import { devices, type Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveAtOffice, arriveWithMoney } from '../../pages/arrivals.ts';
import { listRows, openOffice } from '../../pages/office-page.ts';
import { openPlayerPage, pathOf } from '../../pages/player-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

const phone = { ...devices['Pixel 5'], viewport: { width: 360, height: 800 } };

/** In nobody else's purse: who plays in another journey at the same time is not written to. */
const PAID_IN = 8_017;

const DAY_MS = 86_400_000;
const EAT_AHEAD_MS = 3 * 3_600_000;
/** As the office's forms write a moment of East Africa. */
const momentIn = (days: number): string =>
  new Date(Date.now() + EAT_AHEAD_MS + days * DAY_MS).toISOString().slice(0, 16).replace('T', ' ');
const dayIn = (days: number): string => momentIn(days).slice(0, 10);

/** Typed as a clerk does, without the calendar that drops down. */
async function typeTime(place: ReturnType<Page['locator']>, name: string, time: string) {
  const field = place.getByLabel(name, { exact: true });
  await field.fill(time);
  await field.press('Enter');
}

/** A draft, looked at as the phone will show it, and started; answers the path of its page. */
async function startCampaign(desk: Page, title: string): Promise<string> {
  await openOffice(desk, '/campaigns');
  await desk.getByRole('button', { name: 'Write a campaign' }).click();
  const form = desk.getByRole('dialog');
  await typeTime(form, 'First day', dayIn(0));
  await typeTime(form, 'Last day', dayIn(9));
  await form.getByLabel('Budget').fill('6,000');
  for (const language of ['Swahili', 'English']) {
    await form.getByLabel(`Title: ${language}`).fill(title);
    await form.getByLabel(`In one sentence: ${language}`).fill('Siku saba, zawadi moja');
  }
  await form.getByLabel('Reason').fill('an evening of promotion');
  await form.getByRole('button', { name: 'Confirm' }).click();
  await expect(form).toBeHidden();
  await listRows(desk).filter({ hasText: title }).getByRole('link').first().click();
  const preview = desk.getByRole('region', { name: 'As the phone shows it' });
  await expect(preview).toContainText(title);
  await expect(preview).toContainText('TSh 3,000');
  await desk.getByRole('button', { name: 'Start', exact: true }).click();
  await form.getByLabel('Reason').fill('as agreed');
  await form.getByRole('button', { name: 'Confirm' }).click();
  await expect(desk.getByText('Running')).toBeVisible();
  return `/event_page?id=${new URL(desk.url()).pathname.split('/').at(-1)}`;
}

type Leading = { readonly title: string; readonly to: string };

/** For a day from now on, in the carousel of the phone. */
async function scheduleBanner(desk: Page, { title, to }: Leading): Promise<void> {
  await openOffice(desk, '/banners');
  await desk.getByRole('button', { name: 'Add a banner' }).click();
  const form = desk.getByRole('dialog').first();
  await form.getByLabel('Name of the offer').fill(title);
  await form.getByLabel('Large words').fill('TSh 3,000');
  await form.getByRole('button', { name: 'Choose a picture' }).click();
  await desk.getByRole('tab', { name: 'Our drawings' }).click();
  await desk.getByRole('listitem').getByRole('button', { name: 'Refer a friend' }).click();
  await form.getByLabel('Address').fill(to);
  await form.getByLabel('Sorting').fill('5000');
  await typeTime(form, 'From', momentIn(0));
  await typeTime(form, 'Until', momentIn(1));
  await form.getByRole('button', { name: 'Confirm' }).click();
  await expect(form).toBeHidden();
  await expect(listRows(desk).filter({ hasText: title })).toContainText('Shown');
}

/** To those who deposited this week and still have so much; ends on the page of the mailing. */
async function writeToDepositors(desk: Page, { title, to }: Leading): Promise<void> {
  await openOffice(desk, '/mailings/new');
  await desk.getByLabel('What it is').click();
  await desk.getByTitle('Offer', { exact: true }).click();
  const form = desk.getByRole('main');
  await typeTime(form, 'Deposited from', dayIn(-6));
  for (const field of ['Balance from', 'Balance up to']) {
    await form.getByLabel(field).fill(PAID_IN.toLocaleString('en-US'));
  }
  for (const language of ['Swahili', 'English']) {
    await form.getByLabel(`Subject: ${language}`).fill(title);
    await form.getByLabel(`Text: ${language}`).fill('Weka dau la TSh 3,000 kila siku.');
  }
  await form.getByLabel('Leads to').fill(to);
  await form.getByLabel('Why').fill('the campaign begins');
  await form.getByRole('button', { name: 'Count and preview' }).click();
  await form.getByRole('button', { name: 'Send to 1', exact: true }).click();
  await expect(form.getByRole('heading', { level: 1 })).toHaveText(title);
}

test('[CMP-08, CMP-09, BAN-22, BAN-30, MLG-01, MLG-20] a clerk promises, advertises and writes, and sees who has read it', async ({
  page: desk,
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  const player = await context.newPage();
  const { playerId } = await arriveWithMoney(player, PAID_IN);
  await arriveAtOffice(desk, seededAdministrator('clerk'));
  const title = `Jioni ya ${playerId}`;
  const to = await startCampaign(desk, title);
  await scheduleBanner(desk, { title, to });
  await writeToDepositors(desk, { title, to });

  // Each figure with its name above it: written to one, read by nobody yet.
  const figure = (name: string) => desk.locator('dl > div').filter({ hasText: name }).locator('dd');
  await expect(figure('Written to')).toHaveText('1');
  await expect(figure('Read, or sent as SMS')).toHaveText('0');
  await desk.getByRole('tab', { name: 'Not yet' }).click();
  await expect(listRows(desk)).toHaveCount(1);

  // What is shown to everybody is read again after some seconds.
  const banner = player.getByRole('link', { name: new RegExp(title) });
  await expect(async () => {
    await openPlayerPage(player, '/home');
    await expect(banner).toBeVisible({ timeout: 4_000 });
  }).toPass();
  await banner.click();
  await expect.poll(() => pathOf(player)).toBe(to);
  const main = player.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main).toContainText('Leo bado TSh 3,000.');
  await openPlayerPage(player, '/message');
  await main.getByRole('button', { name: title }).click();
  await expect(main).toContainText('Weka dau la TSh 3,000 kila siku.');
  await main.getByRole('link', { name: 'Fungua' }).click();
  await expect.poll(() => pathOf(player)).toBe(to);
  await context.close();

  // The page of the mailing asks again by itself.
  await expect(figure('Read, or sent as SMS')).toHaveText('1');
  await expect(listRows(desk)).toHaveCount(0);
  await desk.getByRole('tab', { name: 'Have read it' }).click();
  await expect(listRows(desk).filter({ hasText: playerId })).toHaveCount(1);

  await openOffice(desk, '/banners');
  const row = listRows(desk).filter({ hasText: title });
  await expect(async () => {
    await desk.getByRole('button', { name: 'Refresh' }).click();
    const counted = row.getByRole('cell', { name: '1', exact: true });
    await expect(counted).toHaveCount(2, { timeout: 2_000 });
  }).toPass();
  await row.getByRole('button', { name: /^More actions/ }).click();
  await desk.getByRole('menuitem', { name: 'Remove' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toHaveCount(0);
});
