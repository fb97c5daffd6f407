import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveAtOffice, arriveWithMoney } from '../../pages/arrivals.ts';
import { listRows, openOffice } from '../../pages/office-page.ts';
import { dialog } from '../../pages/order-desk.ts';
import { betOnRace } from '../../pages/races.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

test.use({ serviceWorkers: 'block' });

async function looksWellAtAnyWidth(desk: Page): Promise<void> {
  for (const width of [360, 1920, 1280]) {
    await desk.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysOverflow(desk), `${width} px`).toEqual([]);
  }
}

/** As high as the page: what lies half under the bar of keys is small for axe. */
async function looksWell(desk: Page): Promise<void> {
  await desk.setViewportSize({ width: 1280, height: 3200 });
  expect(await axeFindings(desk)).toEqual([]);
  await looksWellAtAnyWidth(desk);
}

const kinds = [
  { bet_type: 2, numbers: [3, 8] },
  { bet_type: 5, numbers: [1, 2] },
] as const;

test('[GMO-01, GMO-02, GMO-03, GMO-05] a round is followed from its bets to its proof', async ({
  page,
  browser,
}) => {
  // A round takes three minutes, and nothing hurries it.
  test.setTimeout(420_000);
  const player = await arriveWithMoney(page, 5_000);
  const bet = await betOnRace(player, {
    picks: kinds.map((pick) => ({ ...pick, numbers: [...pick.numbers] })),
    ...{ tickets: 4, single_amount: 200 },
  });
  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await arriveAtOffice(desk, seededAdministrator('admin'));

  await openOffice(desk, '/racing-rounds?with_bets=1');
  await expect(desk.getByRole('tab', { name: 'With bets', selected: true })).toBeVisible();
  const row = listRows(desk).filter({ hasText: bet.round_id });
  await expect(row).toContainText('Not started');
  await looksWell(desk);
  await desk.keyboard.press('j');
  await row
    .getByRole('link', { name: bet.round_id })
    .or(row.getByRole('button', { name: bet.round_id }))
    .first()
    .click();

  const main = desk.getByRole('main');
  await expect(desk.getByRole('heading', { level: 1, name: bet.round_id })).toBeVisible();
  await expect(main).toContainText('Bets are taken until');
  const proof = desk.getByRole('region', { name: 'Proof' });
  await expect(proof).toContainText('Sealed');
  await expect(proof).toContainText(bet.round.commitment);
  await expect(listRows(desk).filter({ hasText: bet.serial_number })).toContainText(
    'Champion 3, 8',
  );

  await expect(proof).toContainText('Agrees', { timeout: 240_000 });
  await expect(
    desk.getByRole('list', { name: 'Order of the cars' }).getByRole('listitem'),
  ).toHaveCount(10);
  await expect(listRows(desk).filter({ hasText: bet.serial_number })).toContainText(
    /Won|Lost|Stake returned/,
  );
  await looksWell(desk);

  await openOffice(desk, `/racing-orders?serial_number=${bet.serial_number}&row=${bet.id}`);
  const drawer = dialog(desk);
  await expect(drawer).toContainText('What was chosen');
  await expect(drawer).toContainText('Odd, Even');
  expect(await axeFindings(desk)).toEqual([]);
  await openOffice(desk, `/racing-orders?user_id=${player.playerId}`);
  await expect(listRows(desk)).toHaveCount(1);
  await looksWell(desk);
  await openOffice(desk, `/users/${player.playerId}?tab=racing-bets`);
  await expect(desk.getByRole('main')).toContainText(bet.serial_number);
  await desk.context().close();
});

const START = 'The house starts a pool with';

/** Saved from the bar, with its reason. */
async function save(desk: Page, reason: string): Promise<void> {
  await desk.getByLabel('Why', { exact: true }).fill(reason);
  // What was said of the last one may still lie over the button.
  await desk.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(desk.getByRole('button', { name: 'Save' })).toHaveCount(0);
}

test('[GMO-06, GMO-07] a configuration is changed, and an impossible one is refused before it is sent', async ({
  page: desk,
}) => {
  test.slow();
  await arriveAtOffice(desk, seededAdministrator('admin'));
  await openOffice(desk, '/racing-config');
  const main = desk.getByRole('main');
  // The world of journeys has quick rounds.
  await expect(main).toContainText(/1,?440 rounds a day, one every 60 seconds/);
  await expect(main).toContainText('Pays back 96.90 % of the stakes, the house keeps 3.10 %');
  await looksWell(desk);

  const champion = desk.getByLabel('Champion', { exact: true });
  await champion.fill('10.5');
  await expect(main).toContainText('Pays back 105.00 %: more than it takes in');
  await desk.getByLabel('Why', { exact: true }).fill('generous');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(main).toContainText('This bet would bring more than it costs');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(champion).toHaveValue('9.69');

  const start = desk.getByLabel(START, { exact: true });
  const before = await start.inputValue();
  await start.fill('1000500');
  await save(desk, 'a rounder pool');
  await expect(start).toHaveValue('1000500');
  await expect(main).toContainText(/Revision \d+/);
  await start.fill(before);
  await save(desk, 'as it was');
  await expect(start).toHaveValue(before);
});
