import { devices } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import {
  codeIn,
  fillRegistration,
  receiveCode,
  submitRegistration,
} from '../../pages/account-pages.ts';
import { arriveAsNewcomer } from '../../pages/arrivals.ts';
import { handset } from '../../pages/handset.ts';
import { beginMatchOf, betInPlay, homeToWin } from '../../pages/live-bet.ts';
import { fillDeposit, sendDeposit, standing } from '../../pages/money-pages.ts';
import { commandProvider } from '../../pages/odds-provider.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { newPhone } from '../../pages/sms-inbox.ts';
import { axeFindings } from '../../pages/whole-page.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

/** Each has one match, on which no other journey bets; a second try finds the first one played. */
const leagues = ['Austrian Bundesliga', 'Eredivisie'] as const;

test('[REF-40, REF-41, REF-12, FRB-22] a friend comes by the link on a second phone, stakes 30,000, and the free bet arrives', async ({
  page: inviter,
  browser,
  isMobile,
}, { retry }) => {
  // A bet in play is held for some seconds, and tried again where a price moves.
  test.setTimeout(300_000);
  await arriveAsNewcomer(inviter);
  await openPlayerPage(inviter, '/my_referrals');
  const main = inviter.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('TSh 7,000');
  await expect(main).toContainText('Bado hujamwalika mtu');
  await expect(main.getByRole('img', { name: /^Msimbo wa QR/ })).toBeVisible();
  expect(await axeFindings(inviter)).toEqual([]);
  const sms = await main.getByRole('link', { name: 'SMS' }).getAttribute('href');
  const link = /\/register\?v=[0-9A-Z]+/.exec(decodeURIComponent(sms ?? ''))?.[0] ?? '';
  expect(link).toMatch(/^\/register\?v=[0-9A-Z]{8}$/);

  const context = await browser.newContext(devices['Pixel 7']);
  const friend = await context.newPage();
  const newcomer = { phone: newPhone(), password: 'karibu1' };
  await openPlayerPage(friend, link);
  const form = friend.getByRole('main');
  await codeIn(form).fill(await receiveCode(form, newcomer.phone));
  await fillRegistration(form, newcomer);
  await submitRegistration(form);
  await expect(friend).toHaveURL(/\/home$/);
  await fillDeposit(friend, '40,000');
  await sendDeposit(friend);
  await handset(`255${newcomer.phone.slice(1)}`).answer('approve');
  await expect(standing(friend)).toHaveText('Pesa imeingia');
  const match = await beginMatchOf(friend, leagues[retry] ?? leagues[0]);
  await betInPlay(friend, { price: homeToWin(friend), stake: '30000', isMobile });
  await commandProvider('goal away', match);
  await commandProvider('end', match);

  await expect(async () => {
    await openPlayerPage(inviter, '/my_referrals');
    await expect(main).toContainText('Free bet 7,000', { timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
  await expect(main).toContainText('TSh 30,000 / 30,000');
  await openPlayerPage(inviter, '/user_bill?type=2');
  await expect(main).toContainText('Zawadi ya promosheni');
  await expect(main).toContainText('Imebaki TSh 7,000 kati ya 7,000');
  await expect(main).toContainText('Rafiki uliyemwalika');
  await context.close();
});
