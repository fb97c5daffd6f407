import { expect, test } from '../../journey.ts';
import { arriveAs } from '../../pages/arrivals.ts';
import { handset } from '../../pages/handset.ts';
import {
  firstLine,
  moneyPages,
  seeWhole,
  sendDeposit,
  standing,
  withdraw,
} from '../../pages/money-pages.ts';
import { openPlayerPage, pathOf } from '../../pages/player-page.ts';
import { seededPlayer } from '../../world/running-world.ts';

// One player's money, one journey after the other: each begins with what the last one left.
test.describe.configure({ mode: 'serial' });

const customer = () => seededPlayer('Baraka');

test('[MS-01, MS-12, MS-20, MS-25] a visitor comes by the login to a deposit, and pays', async ({
  page,
  shell,
}) => {
  await openPlayerPage(page, '/pay_recharge');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Ingia' }).click();
  await main.getByRole('textbox', { name: /^Namba ya simu/ }).fill(customer().phone);
  await main.getByRole('textbox', { name: /^Nenosiri/ }).fill(customer().password);
  await main.getByRole('button', { name: 'Ingia', exact: true }).click();
  await expect.poll(() => pathOf(page)).toBe('/pay_recharge');
  // The prefix of the player's number preselects, the others can be chosen.
  await expect(main.getByRole('radio', { name: 'HaloPesa' })).toBeChecked();
  await expect(main.getByRole('radio')).toHaveCount(4);

  await main.getByRole('button', { name: '5,000', exact: true }).click();
  await sendDeposit(page);
  await expect(standing(page)).toHaveText('Thibitisha kwenye simu yako');
  await handset(`255${customer().phone.slice(1)}`).answer('approve');
  await expect(standing(page)).toHaveText('Pesa imeingia');
  await expect(page.getByText('Risiti ya mtandao')).toBeVisible();
  await expect(shell.balance).toContainText('5,000');
});

test('[MS-31, MS-35, MS-36, MS-40] a withdrawal is confirmed, paid and written down', async ({
  page,
  shell,
}) => {
  await arriveAs(page, customer());
  await openPlayerPage(page, '/user_withdraw');
  await withdraw(page, '1,000');
  await expect(shell.balance).toContainText('4,000');
  await expect(await firstLine(page)).toContainText('−1,000');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('img', { name: /^Mchoro wa salio/ })).toBeVisible();
});

test('[MS-51] every money page is whole for eyes, a mouse and readers', async ({ page }) => {
  test.slow();
  await arriveAs(page, customer());
  for (const path of moneyPages) await seeWhole(page, path, [960, 1_920]);
});
