import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../journey.ts';
import { arriveAsNewcomer } from '../../../pages/arrivals.ts';
import { openPlayerPage } from '../../../pages/player-page.ts';
import { figure, openSlip, pickMatches, stakeIn } from '../../../pages/slip.ts';

// A desktop has the same slip in a column, where other journeys bet by it.

/** Open, with one pick, of somebody who has just registered: a bonus and no money. */
async function newcomersSlip(page: Page): Promise<Locator> {
  await arriveAsNewcomer(page);
  await pickMatches(page, 1);
  return openSlip(page, { isMobile: true });
}

test('[SLIP-12, SLIP-30] a newcomer without money: below the minimum, then the deposit', async ({
  page,
}) => {
  const slip = await newcomersSlip(page);
  await stakeIn(slip).fill('99');
  await expect(slip.getByRole('button', { name: 'Dau la chini ni TSh 100' })).toBeDisabled();
  await stakeIn(slip).fill('');
  await expect(slip.getByRole('button', { name: 'Weka kiasi cha dau' })).toBeDisabled();
  await slip.getByRole('button', { name: '+1,000', exact: true }).click();
  await expect(slip.getByRole('link', { name: 'Weka pesa TSh 1,000' })).toHaveAttribute(
    'href',
    '/pay_recharge',
  );
});

test('[SLIP-13, SLIP-35] a bet by bonus takes all of it, and the balance stays', async ({
  page,
}) => {
  const slip = await newcomersSlip(page);
  const purse = slip.getByRole('radio', { name: /^Bonasi TSh [1-9]/ });
  await purse.check();
  const bonus = (await stakeIn(slip).inputValue()).replace(/\D/g, '');
  expect(Number(bonus)).toBeGreaterThan(0);
  const paid = await figure(slip, 'Malipo tarajiwa');
  await slip.getByRole('button', { name: /^Weka dau/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Mkeka umewekwa' });
  await expect(sheet).toBeVisible();
  expect(await figure(sheet, 'Malipo')).toBe(paid);

  await openPlayerPage(page, '/user_bill?type=2');
  const line = page.getByRole('tabpanel').getByRole('listitem').first();
  await expect(line).toContainText(`−${Number(bonus).toLocaleString('en')}`);
  await expect(line).toContainText('Salio 0');
});
