import type { Locator } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveWithMoney } from '../../pages/arrivals.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { axeFindings } from '../../pages/whole-page.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

const matchOf = (main: Locator, number: number) =>
  main.getByRole('group', { name: new RegExp(`^Mechi ${number}: `) });

/** The score of a match as its two figures show it. */
const goalsIn = (match: Locator) => match.locator('output').allTextContents();

const allGoals = (main: Locator) =>
  main
    .getByRole('group', { name: /^Magoli ya / })
    .locator('output')
    .allTextContents();

test('[POL-181, POL-182, POL-183, POL-184, POL-185] a visitor sets scores by thumb, and nothing moves away from under it', async ({
  page,
}) => {
  await openPlayerPage(page, '/guess_score');
  const main = page.getByRole('main');
  await expect(main.getByRole('timer')).toBeVisible();
  await expect(main.getByRole('group', { name: /^Mechi \d+: / })).toHaveCount(6);
  await expect(main).toContainText('Sahihi 6');
  expect(await axeFindings(page)).toEqual([]);

  const first = matchOf(main, 1);
  await first.getByRole('button', { name: '2–1' }).tap();
  expect(await goalsIn(first)).toEqual(['2', '1']);

  const more = matchOf(main, 2)
    .getByRole('button', { name: /^Ongeza goli, / })
    .first();
  await more.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const before = await more.boundingBox();
  expect([before?.width, before?.height]).toEqual([52, 52]);
  await more.tap();
  await expect(matchOf(main, 2).getByRole('button', { name: '0–0' })).toBeVisible();
  expect(await more.boundingBox()).toEqual(before);
  await more.tap();
  expect(await goalsIn(matchOf(main, 2))).toEqual(['2', '0']);

  const third = matchOf(main, 3);
  const other = third.getByRole('button', { name: 'Nyingine' });
  await third
    .getByRole('button', { name: /^Ongeza goli, / })
    .last()
    .tap();
  await other.tap();
  await expect(third).toContainText('magoli 6 au zaidi ya timu moja');
  await expect(third.getByRole('button', { name: /^Ongeza goli, / }).first()).toBeDisabled();
  await other.tap();
  expect(await goalsIn(third)).toEqual(['0', '1']);
});

test('[POL-122, POL-126, POL-180] luck fills what is left, a reload keeps it, clearing can be undone', async ({
  page,
}) => {
  await openPlayerPage(page, '/guess_score');
  const main = page.getByRole('main');
  const first = matchOf(main, 1);
  await first.getByRole('button', { name: '0–0' }).tap();
  await main.getByRole('button', { name: 'Jaza zilizobaki' }).tap();
  await expect(main.getByRole('button', { name: 'Ingia kuweka dau' })).toBeVisible();
  expect(await goalsIn(first)).toEqual(['0', '0']);
  const picked = await allGoals(main);
  await page.reload();
  await expect(main.getByRole('button', { name: 'Ingia kuweka dau' })).toBeVisible();
  expect(await allGoals(main)).toEqual(picked);
  await main.getByRole('button', { name: 'Futa machaguo yote' }).tap();
  await expect(first).toContainText('bado hujachagua');
  await page.getByRole('button', { name: 'Rudisha' }).tap();
  await expect(first).not.toContainText('bado hujachagua');
  expect(await allGoals(main)).toEqual(picked);
});

test('[POL-125, POL-128, POL-130, POL-186] a player buys a ticket twice over, finds it, and its link brings the scores to somebody else', async ({
  page,
  browser,
  shell,
}) => {
  test.slow();
  await arriveWithMoney(page, 10_000);
  await openPlayerPage(page, '/guess_score');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Bahati' }).tap();
  await matchOf(main, 6).getByRole('button', { name: 'Nyingine' }).tap();
  await main.getByRole('button', { name: 'Ongeza zidisho' }).tap();
  await expect(main.getByRole('status', { name: 'Bei ya tiketi' })).toContainText('TSh 1,000');
  const strip = main.getByRole('list', { name: 'Machaguo yako' });
  const picked = await strip.textContent();
  await main.getByRole('button', { name: 'Nunua tiketi' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Tiketi yako' });
  await expect(sheet).toContainText('TSh 1,000');
  expect(await axeFindings(page)).toEqual([]);
  const number = (await sheet.getByRole('definition').first().textContent()) ?? '';
  expect(number).toMatch(/^[0-9A-Z]{8,}$/);
  await sheet.getByRole('link', { name: 'Tazama tiketi zangu' }).tap();
  await expect(page).toHaveURL(/\/guess_score\?tab=tickets$/);
  await expect(main).toContainText('0 kati ya 6 sahihi');
  await expect(main).toContainText(number);
  await expect(shell.balance).toContainText('9,000');
  expect(await axeFindings(page)).toEqual([]);

  const context = await browser.newContext();
  const friend = await context.newPage();
  await openPlayerPage(friend, `/guess_score?code=${number}`);
  await expect(friend).toHaveURL(/\/guess_score$/);
  await expect(friend.getByRole('button', { name: 'Ingia kuweka dau' })).toBeVisible();
  await expect(friend.getByRole('list', { name: 'Machaguo yako' })).toHaveText(picked ?? '');
  await context.close();
});

test('[POL-180, POL-187] results and rules are pages of the same address', async ({ page }) => {
  await openPlayerPage(page, '/guess_score?tab=rules');
  const main = page.getByRole('main');
  await expect(main).toContainText('chagua magoli ya kila timu, 0 hadi 5');
  await expect(main).toContainText('Kila mstari ni TSh 500');
  expect(await axeFindings(page)).toEqual([]);
  await main.getByRole('link', { name: 'Matokeo', exact: true }).first().tap();
  await expect(page).toHaveURL(/\/guess_score\?tab=results$/);
});
