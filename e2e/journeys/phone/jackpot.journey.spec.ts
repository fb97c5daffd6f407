import { expect, test } from '../../journey.ts';
import { arriveWithMoney } from '../../pages/arrivals.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { axeFindings } from '../../pages/whole-page.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

test('[POL-121, POL-126, POL-140] a visitor fills a ticket by luck and finds it after a reload', async ({
  page,
}) => {
  await openPlayerPage(page, '/string_ball/jackpot');
  const main = page.getByRole('main');
  await expect(main.getByRole('timer')).toBeVisible();
  await expect(main.getByRole('group', { name: /^Mechi \d+: / })).toHaveCount(13);
  expect(await axeFindings(page)).toEqual([]);
  await main.getByRole('button', { name: 'Bahati' }).click();
  await expect(main.getByRole('button', { name: 'Ingia kuweka dau' })).toBeVisible();
  const pressed = main.getByRole('button', { pressed: true });
  const picked = await pressed.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label')),
  );
  await page.reload();
  await expect(pressed).toHaveCount(picked.length);
  expect(
    await pressed.evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label'))),
  ).toEqual(picked);
  await main.getByRole('button', { name: 'Futa machaguo yote' }).click();
  await expect(pressed).toHaveCount(0);
  await page.getByRole('button', { name: 'Rudisha' }).click();
  await expect(pressed).toHaveCount(picked.length);
});

test('[POL-123, POL-125, POL-130, POL-135, POL-141] a player makes a double, buys, and finds the ticket and its line', async ({
  page,
  shell,
}) => {
  test.slow();
  await arriveWithMoney(page, 10_000);
  await openPlayerPage(page, '/string_ball/jackpot');
  const main = page.getByRole('main');
  const first = main.getByRole('group', { name: /^Mechi 1: / });
  await first.getByRole('button', { name: /^1 / }).click();
  await first.getByRole('button', { name: /^X / }).click();
  await expect(first).toContainText('mara 2');
  await first.getByRole('button', { name: /^2 / }).click();
  await expect(first.getByRole('button', { pressed: true })).toHaveCount(2);
  await main.getByRole('button', { name: 'Jaza zilizobaki' }).click();
  await main.getByRole('button', { name: 'Ongeza zidisho' }).click();
  await expect(main.getByRole('status', { name: 'Bei ya tiketi' })).toContainText('4,000');
  await main.getByRole('button', { name: 'Nunua tiketi' }).click();
  const sheet = page.getByRole('dialog', { name: 'Tiketi yako' });
  await expect(sheet).toContainText('TSh 4,000');
  expect(await axeFindings(page)).toEqual([]);
  const number = (await sheet.getByRole('definition').first().textContent()) ?? '';
  expect(number).toMatch(/^[0-9A-Z]{8,}$/);
  await expect(sheet.getByRole('button', { name: 'Picha ya tiketi' })).toBeVisible();
  await sheet.getByRole('link', { name: 'Tazama tiketi zangu' }).click();
  await expect(main).toContainText('0 kati ya 13 sahihi');
  await expect(main).toContainText(number);
  await expect(shell.balance).toContainText('6,000');

  await openPlayerPage(page, '/order?tab=tickets');
  await expect(main).toContainText(number);
  await openPlayerPage(page, '/user_bill');
  await expect(main).toContainText('Dau la Jackpot');
  await main.getByRole('link', { name: number }).click();
  await expect(main.getByRole('heading', { name: /^Tiketi yako · / }).first()).toBeVisible();
});

test('[POL-128] the link of a ticket brings its picks to somebody else', async ({
  page,
  browser,
}) => {
  test.slow();
  await arriveWithMoney(page, 5_000);
  await openPlayerPage(page, '/string_ball/jackpot');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Bahati' }).click();
  const labels = (of: typeof main) =>
    of
      .getByRole('button', { pressed: true })
      .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label')));
  const picked = await labels(main);
  await main.getByRole('button', { name: 'Nunua tiketi' }).click();
  const sheet = page.getByRole('dialog', { name: 'Tiketi yako' });
  const number = (await sheet.getByRole('definition').first().textContent()) ?? '';

  const context = await browser.newContext();
  const friend = await context.newPage();
  await openPlayerPage(friend, `/string_ball/jackpot?code=${number}`);
  await expect(friend).toHaveURL(/\/string_ball\/jackpot$/);
  await expect(friend.getByRole('button', { name: 'Ingia kuweka dau' })).toBeVisible();
  expect(await labels(friend.getByRole('main'))).toEqual(picked);
  await context.close();
});

test('[POL-133, POL-146] rules and home tell the pool of the issue on sale', async ({ page }) => {
  await openPlayerPage(page, '/string_ball/rules');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Mgao wa mfuko' })).toBeVisible();
  await expect(main).toContainText('Kila mstari ni TSh');
  expect(await axeFindings(page)).toEqual([]);
  await openPlayerPage(page, '/home');
  await expect(main.locator('a[href="/string_ball/jackpot"]').first()).toContainText('TSh');
});
