import { devices } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import {
  enterCode,
  fillRegistration,
  receiveCode,
  submitRegistration,
} from '../../pages/account-pages.ts';
import { arriveAsNewcomer, payInAs } from '../../pages/arrivals.ts';
import { homeToWin, openMatchOf } from '../../pages/live-bet.ts';
import { commandProvider } from '../../pages/odds-provider.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { openSlip, pickMatches, stakeIn } from '../../pages/slip.ts';
import { newPhone } from '../../pages/sms-inbox.ts';
import { axeFindings } from '../../pages/whole-page.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

/** It has one match, on which no other journey bets. */
const LEAGUE = 'CAF Champions League';

test('[REF-40, REF-41, REF-12, FRB-22, FRB-23, FRB-24] a friend comes by the link on a second phone, stakes 30,000, and the free bet arrives', async ({
  page: inviter,
  browser,
  isMobile,
}) => {
  test.slow();
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
  await enterCode(form, await receiveCode(form, newcomer.phone));
  await fillRegistration(form, newcomer);
  await submitRegistration(form);
  await expect(friend).toHaveURL(/\/home$/);
  await payInAs(friend, newcomer.phone, 40_000);

  // Before its beginning: nothing is held, and no price moves under the finger.
  const match = await openMatchOf(friend, LEAGUE);
  await homeToWin(friend).click();
  const slip = await openSlip(friend, { isMobile });
  await stakeIn(slip).fill('30000');
  await slip.getByRole('button', { name: 'Weka dau TSh 30,000' }).click();
  await expect(friend.getByRole('link', { name: 'Tazama mkeka' })).toBeVisible();
  await commandProvider('kickoff', match);
  await expect(() => commandProvider('end', match)).toPass({ timeout: 20_000 });

  await expect(async () => {
    await openPlayerPage(inviter, '/my_referrals');
    await expect(main).toContainText('Free bet 7,000', { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(main).toContainText('TSh 30,000 / 30,000');
  const bar = inviter.getByRole('navigation', { name: 'Menyu ya chini' });
  await bar.getByRole('button', { name: 'Akaunti' }).click();
  const menu = inviter.getByRole('dialog');
  await menu.getByRole('link', { name: /^Free bet zangu.*1$/ }).click();
  await expect(inviter).toHaveURL(/\/user_bill\?type=2$/);
  await expect(main).toContainText('Zawadi ya promosheni');
  await expect(main).toContainText('Imebaki TSh 7,000 kati ya 7,000');
  await expect(main).toContainText('Rafiki uliyemwalika');
  await openPlayerPage(inviter, '/message?kind=offers');
  await expect(main).toContainText('Rafiki amekamilisha TSh 30,000');

  await pickMatches(inviter, 1);
  const own = await openSlip(inviter, { isMobile });
  await expect(own).toContainText(/Free bet: TSh 7,000 hadi \d\d\/\d\d \d\d:\d\d/);
  await own.getByText('Free bet: TSh 7,000').click();
  await expect(own).toContainText('Bonasi nyingine, haina mwisho');
  expect(await axeFindings(inviter)).toEqual([]);
  await context.close();
});
