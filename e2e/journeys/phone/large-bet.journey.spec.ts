import { callsOf, signInAdministrator } from '@kipute/tools/arrivals/arrivals';
import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveAtOffice, arriveWithMoney } from '../../pages/arrivals.ts';
import { openOffice } from '../../pages/office-page.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { openSlip, pickMatches, stakeIn } from '../../pages/slip.ts';
import { smallTargets } from '../../pages/small-targets.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { backofficeSite, seededAdministrator } from '../../world/running-world.ts';

/** Then the referral limit of the seeded world, a million, is 10,000 for this player. */
async function watchPlayer(playerId: string): Promise<void> {
  const { token } = await signInAdministrator(backofficeSite(), seededAdministrator('admin'));
  await callsOf(backofficeSite(), token).subscriber.update_stake_factor({
    ...{ user_ids: [playerId], stake_factor: 1, risk_group: 3, reason: 'takes every old price' },
  });
}

async function openQueue(page: Page): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({
      viewport: { width: 1440, height: 900 },
    });
  if (!context) throw new Error('no browser');
  const desk = await context.newPage();
  await arriveAtOffice(desk, seededAdministrator('admin'));
  await openOffice(desk, '/referred-bets');
  return desk;
}

test('[RSK-10, RSK-17, RSK-21, RSK-22] a large bet waits on the phone, a trader cuts it, the player agrees', async ({
  page,
  shell,
}) => {
  test.setTimeout(180_000);
  const { playerId } = await arriveWithMoney(page, 30_000);
  await watchPlayer(playerId);
  const desk = await openQueue(page);
  await pickMatches(page, 1);
  const slip = await openSlip(page, { isMobile: true });
  await stakeIn(slip).fill('20000');
  await slip.getByRole('button', { name: /^Weka dau/ }).click();

  // It waits, counts down, and a reload finds it again; nothing was paid.
  await expect(slip.getByRole('status').filter({ hasText: 'Dau la TSh 20,000' })).toBeVisible();
  await expect(slip.getByRole('timer')).toContainText('Sek');
  expect.soft(await axeFindings(page)).toEqual([]);
  expect.soft(await sidewaysOverflow(page)).toEqual([]);
  expect.soft(await smallTargets(page)).toEqual([]);
  await page.reload();
  await expect(shell.balance).toContainText('30,000');

  // The trader sees it and takes half.
  const card = desk.getByRole('listitem').filter({ hasText: 'TSh 20,000' }).first();
  await expect(card).toContainText('Sharp');
  expect.soft(await axeFindings(desk)).toEqual([]);
  await desk.keyboard.press('c');
  await card.getByLabel('Stake that we take').fill('10000');
  await card.getByRole('button', { name: 'Offer it' }).click();
  await expect(card).toContainText('Offered TSh 10,000');

  // The player agrees to just that.
  const again = await openSlip(page, { isMobile: true });
  const offer = again.getByRole('alert').filter({ hasText: 'TSh 10,000 badala ya TSh 20,000' });
  await expect(offer).toBeVisible();
  await again.getByRole('button', { name: /^Weka dau TSh 10,000/ }).click();
  await expect(page.getByRole('dialog', { name: 'Mkeka umewekwa' })).toBeVisible();
  await openPlayerPage(page, '/order');
  await expect(page.getByRole('main')).toContainText('10,000');
  await expect(shell.balance).toContainText('20,000');
  await expect(desk.getByRole('main')).toContainText('No large bet waits');
});
