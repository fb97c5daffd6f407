import { callsOf, signInAdministrator } from '@kipute/tools/arrivals/arrivals';
import { type Browser, devices, type Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { beginMatchOf, betInPlay, homeToWin } from '../../pages/live-bet.ts';
import { joinWithMoney } from '../../pages/money-pages.ts';
import { commandProvider } from '../../pages/odds-provider.ts';
import { openOffice, signInAtOffice } from '../../pages/office-page.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { backofficeSite, seededAdministrator } from '../../world/running-world.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

/** It has one match, on which no other journey bets. */
const LEAGUE = 'Ligue 1';

const DAY_MS = 86_400_000;
const EAT_AHEAD_MS = 3 * 3_600_000;
const dayIn = (days: number): string =>
  new Date(Date.now() + EAT_AHEAD_MS + days * DAY_MS).toISOString().slice(0, 10);

/** One day is asked for, because a journey has no week. */
async function writeDraft(title: string): Promise<string> {
  const { token } = await signInAdministrator(backofficeSite(), seededAdministrator('clerk'));
  const { campaign } = callsOf(backofficeSite(), token);
  const both = (text: string) => ({ sw: text, en: text });
  const { id } = await campaign.add({
    kind: 'daily-stakes',
    ...{ first_day: dayIn(0), last_day: dayIn(3), audience: 'everybody', picture: '', sort: 900 },
    rules: { stake: 3_000, days: 1, odds: 1.01, reward: 2_500 },
    budget: 10_000,
    words: { title: both(title), summary: both('Siku moja inatosha'), terms: both('') },
    reason: 'for a journey',
  });
  return id;
}

/** A clerk reads what the phone will show, and starts it. */
async function startAtOffice(browser: Browser, id: string): Promise<Page> {
  const desk = await browser.newPage(devices['Desktop Chrome']);
  await openOffice(desk, `/campaigns/${id}`);
  await signInAtOffice(desk, seededAdministrator('clerk'));
  const preview = desk.getByRole('region', { name: 'As the phone shows it' });
  await expect(preview).toContainText('TSh 3,000');
  await desk.getByRole('button', { name: 'Start', exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('as agreed');
  await dialog.getByRole('button', { name: /^(OK|Confirm)$/ }).click();
  await expect(desk.getByText('Running')).toBeVisible();
  return desk;
}

test('[CMP-01, CMP-09, CMP-10, CMP-31] a campaign is started, staked on, and its free bet arrives', async ({
  page,
  browser,
  isMobile,
}) => {
  // The bet in play is held for some seconds, and tried again where a price moves.
  test.setTimeout(300_000);
  const title = 'Siku ya 3000 mpya';
  const id = await writeDraft(title);
  await joinWithMoney(page, '10,000');
  await openPlayerPage(page, '/promotion');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  const desk = await startAtOffice(browser, id);

  // What is shown to everybody is read again after some seconds.
  await expect(async () => {
    await openPlayerPage(page, '/promotion');
    await page.getByRole('link', { name: title }).click({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText('Leo bado TSh 3,000.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('free bet ya TSh 2,500');

  const match = await beginMatchOf(page, LEAGUE);
  await betInPlay(page, { price: homeToWin(page), stake: '3000', isMobile });
  await openPlayerPage(page, `/event_page?id=${id}`);
  await expect(page.getByText('TSh 3,000 zinasubiri matokeo.')).toBeVisible();

  await commandProvider('end', match);
  await expect(async () => {
    await openPlayerPage(page, `/event_page?id=${id}`);
    await expect(page.getByText('Free bet ya TSh 2,500 iko kwenye Bonasi yako.')).toBeVisible({
      timeout: 3_000,
    });
  }).toPass({ timeout: 120_000 });
  await expect(page.getByText('Siku 1 kati ya 1', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Tazama Bonasi' }).click();
  await expect(page.getByText('Zawadi ya promosheni').first()).toBeVisible();

  await desk.reload();
  const cost = desk.getByRole('region', { name: 'What it costs' });
  await expect(cost).toContainText('2,500');
  await desk.close();
});
