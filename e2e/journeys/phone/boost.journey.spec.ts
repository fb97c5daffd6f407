import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveAtOffice, arriveWithMoney } from '../../pages/arrivals.ts';
import { paintPage } from '../../pages/look.ts';
import { listRows, openOffice } from '../../pages/office-page.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { openSlip, stakeIn } from '../../pages/slip.ts';
import { smallTargets } from '../../pages/small-targets.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

const desk = { viewport: { width: 1440, height: 900 } };

/** Far down the list, where no other journey bets: its match, and the price of its away win. */
async function quietMatch(page: Page) {
  await openPlayerPage(page, '/ready_start');
  const match = page.getByRole('main').getByRole('article').nth(8);
  const href = await match.getByRole('link').first().getAttribute('href');
  const price = match.locator('button[aria-pressed]').last().locator('b');
  // An arrow may stand before it.
  const [odds = ''] = /\d+\.\d\d/.exec((await price.textContent()) ?? '') ?? [];
  return { id: href?.split('=')[1] ?? '', odds: Number(odds) };
}

test('[BOOST-22, BOOST-30, BOOST-31, BOOST-33, BOOST-34] a clerk raises odds; a player sees them old to new, bets, and the house sees its cost', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  await arriveWithMoney(page, 10_000);
  const { id, odds } = await quietMatch(page);
  const raised = (Math.round(odds * 120) / 100).toFixed(2);

  const office = await browser.newPage(desk);
  await arriveAtOffice(office, seededAdministrator('admin'));
  await openOffice(office, '/boosts');
  await office.getByRole('button', { name: 'Raise odds' }).click();
  const form = office.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Selection' }).fill(id);
  await office.getByTitle(/@ \d/).nth(2).click();
  await form.getByLabel('Boosted odds').fill(raised);
  await form.getByLabel('Highest stake of a player').fill('5000');
  await form.getByLabel('Reason').fill('derby week');
  await form.getByRole('button', { name: 'Confirm' }).click();
  await expect(form).toBeHidden();
  const row = listRows(office).first();
  await expect(row).toContainText('Running');
  await expect(row).toContainText(raised);
  expect.soft(await axeFindings(office), 'office').toEqual([]);

  await openPlayerPage(page, '/boost');
  const price = page.getByRole('button', {
    name: new RegExp(`odds zimeongezwa kutoka \\d+\\.\\d\\d hadi ${raised}`),
  });
  await expect(price.first()).toBeVisible();
  await expect(page.getByText('Dau la juu TSh 5,000 kwa mchezaji').first()).toBeVisible();
  expect.soft(await axeFindings(page), 'boost').toEqual([]);
  expect.soft(await smallTargets(page), 'boost').toEqual([]);
  await paintPage(page, 'dark');
  expect.soft(await axeFindings(page, 'colours'), 'boost, dark').toEqual([]);
  for (const width of [320, 1920, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => sidewaysOverflow(page), `boost at ${width}`).toEqual([]);
  }

  await price.first().click();
  const slip = await openSlip(page, { isMobile });
  await expect(slip.getByText('Boost: dau la juu TSh 5,000 kwa mchezaji')).toBeVisible();
  await expect(slip.locator('s')).toHaveText(odds.toFixed(2));
  await stakeIn(slip).fill('6000');
  await slip.getByRole('button', { name: /^Weka dau/ }).click();
  await expect(slip.getByText(/Dau limezidi kiwango cha Boost/)).toBeVisible();
  await stakeIn(slip).fill('2000');
  await slip.getByRole('button', { name: /^Weka dau/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Mkeka umewekwa' });
  await sheet.getByRole('link', { name: 'Tazama mkeka' }).click();
  const leg = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('s') });
  await expect(leg.first()).toContainText(`odds zimeongezwa kutoka ${odds.toFixed(2)} hadi`);
  await expect(leg.first()).toContainText(raised);

  await office.getByRole('button', { name: /Refresh|Reload/ }).click();
  await expect(row).toContainText('2,000');
  await row.getByRole('button', { name: /^Stop/ }).click();
  const question = office.getByRole('dialog');
  const typed = question.getByLabel(/^Type .* to confirm$/);
  const asked = (await question.getByText(/^Type .* to confirm$/).textContent()) ?? '';
  await typed.fill(asked.replace(/^Type (.*) to confirm$/, '$1'));
  await question.getByLabel('Note').fill('enough');
  await question.getByRole('button', { name: /^(Stop|Confirm)/ }).click();
  await expect(row).toContainText('Stopped');
  await openPlayerPage(page, '/boost');
  await expect(page.getByRole('main')).not.toContainText(`hadi ${raised}`);
  await office.context().close();
});
