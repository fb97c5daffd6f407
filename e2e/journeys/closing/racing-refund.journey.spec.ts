import { expect } from '../../journey.ts';
import { arriveAtOffice, arriveWithMoney } from '../../pages/arrivals.ts';
import { listRows, openOffice } from '../../pages/office-page.ts';
import { dialog } from '../../pages/order-desk.ts';
import { betOnRace } from '../../pages/races.ts';
import { openSecondDesk, proposalTold } from '../../pages/second-person.ts';
import { axeFindings } from '../../pages/whole-page.ts';
import { test } from '../../world/closing-world.ts';
import { seededAdministrator } from '../../world/running-world.ts';

test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'block' });

/** Two persons on a busy machine need so much of a round. */
const REFUND_SECONDS = 90;

// Whoever else had bet on this round would be refunded as well, so it has a world of its own.
test('[GMO-04, GMO-14] a round that was bet on is refunded by two persons', async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000);
  const player = await arriveWithMoney(page, 2_000);
  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await arriveAtOffice(desk, seededAdministrator('admin'));
  const other = await openSecondDesk(browser);
  const bet = await betOnRace(
    player,
    { picks: [{ bet_type: 2, numbers: [4] }], tickets: 1, single_amount: 700 },
    REFUND_SECONDS,
  );

  await openOffice(desk, `/racing-rounds/${bet.round_id}`);
  await desk.getByRole('button', { name: 'Refund the round' }).click();
  const form = dialog(desk);
  await expect(form).toContainText('a second person decides');
  await expect(form).toContainText('700');
  expect(await axeFindings(desk)).toEqual([]);
  await form.getByLabel('Reason').fill('two cars had one number');
  await form.getByLabel(`Type ${bet.round_id} to confirm`).fill(bet.round_id);
  await form.getByRole('button', { name: 'Refund the round' }).click();
  const proposalId = await proposalTold(desk);

  await openOffice(other, `/approvals/${proposalId}?view=for-me`);
  const one = other.getByRole('main');
  await expect(one).toContainText('two cars had one number');
  await expect(one.locator(`a[href="/racing-rounds/${bet.round_id}"]`)).toBeVisible();
  await other.getByRole('heading', { level: 1 }).click();
  await other.keyboard.press('a');
  await expect(other.getByText('Approved and done')).toBeVisible();

  await expect(desk.getByText('Every stake was given back')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Refund the round' })).toHaveCount(0);
  const row = listRows(desk).filter({ hasText: bet.serial_number });
  await expect(row).toContainText('Refund');
  await desk.getByRole('tab', { name: 'What was done' }).click();
  await expect(listRows(desk).first()).toContainText('Racing round refunded');
  for (const context of [desk.context(), other.context()]) await context.close();
});
