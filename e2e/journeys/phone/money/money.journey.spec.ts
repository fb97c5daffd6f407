import { expect, test } from '../../../journey.ts';
import { arriveAs } from '../../../pages/arrivals.ts';
import { handset, setKnobs } from '../../../pages/handset.ts';
import {
  fillDeposit,
  firstLine,
  moneyPages,
  seeWhole,
  sendDeposit,
  standing,
  withdraw,
} from '../../../pages/money-pages.ts';
import { openPlayerPage, pathOf } from '../../../pages/player-page.ts';
import { smallTargets } from '../../../pages/small-targets.ts';
import { axeFindings } from '../../../pages/whole-page.ts';
import { seededPlayer } from '../../../world/running-world.ts';

// One player's money, one journey after the other: each begins with what the last one left. On a
// desktop, whose forms are the same, one deposit and one withdrawal stand for all.
test.describe.configure({ mode: 'serial' });

/** Others pay by it meanwhile, and are credited once whatever it says twice. */
const PARTY = 'mpesa';
const customer = () => seededPlayer('Neema');
const ownPhone = () => handset(`255${customer().phone.slice(1)}`);

test('[MS-01] a visitor is led to the login and back to the deposit', async ({ page }) => {
  await openPlayerPage(page, '/pay_recharge');
  const main = page.getByRole('main');
  await expect(main).toContainText('Ingia kwanza ili kuendelea');
  await main.getByRole('link', { name: 'Ingia' }).click();
  await main.getByRole('textbox', { name: /^Namba ya simu/ }).fill(customer().phone);
  await main.getByRole('textbox', { name: /^Nenosiri/ }).fill(customer().password);
  await main.getByRole('button', { name: 'Ingia', exact: true }).click();
  await expect.poll(() => pathOf(page)).toBe('/pay_recharge');
  // The prefix of the player's number preselects, the others can be chosen.
  await expect(main.getByRole('radio', { name: 'M-Pesa' })).toBeChecked();
  await expect(main.getByRole('radio')).toHaveCount(4);
});

test('[MS-10, MS-11] an amount outside the limits is refused in the form', async ({ page }) => {
  await arriveAs(page, customer());
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/recharge/add')) asked.push(request.url());
  });
  await fillDeposit(page, '99');
  await sendDeposit(page);
  await expect(page.getByText('Kiwango cha chini ni TSh 100')).toBeVisible();
  await page.getByRole('textbox', { name: 'Kiasi' }).fill('100.50');
  await sendDeposit(page);
  await expect(page.getByText('Weka namba tu, bila senti')).toBeVisible();
  expect(asked).toEqual([]);
});

test('[MS-12, MS-20, MS-22, MS-25] approved, told twice, credited once', async ({
  page,
  shell,
}) => {
  await setKnobs(PARTY, { callbacks: 'twice' });
  await arriveAs(page, customer());
  await openPlayerPage(page, '/pay_recharge');
  await page.getByRole('button', { name: '5,000', exact: true }).click();
  await page.getByRole('button', { name: 'Endelea' }).dblclick();
  await expect(standing(page)).toHaveText('Thibitisha kwenye simu yako');
  await expect(page.getByText(/^\d:\d\d$/)).toBeVisible();
  expect(await ownPhone().prompts()).toHaveLength(1);

  await page.reload();
  await expect(standing(page)).toHaveText('Thibitisha kwenye simu yako');
  await ownPhone().answer('approve');
  await expect(standing(page)).toHaveText('Pesa imeingia');
  await expect(page.getByText('Risiti ya mtandao')).toBeVisible();
  await expect(shell.balance).toContainText('5,000');
  await setKnobs(PARTY, { callbacks: 'once' });

  const line = await firstLine(page);
  await expect(line).toContainText('+5,000');
  await expect(line).toContainText('Salio 5,000');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
});

test('[MS-21] refused on the phone, and nothing is taken', async ({ page, shell }) => {
  await arriveAs(page, customer());
  await fillDeposit(page, '2,500');
  await sendDeposit(page);
  await ownPhone().answer('refuse');
  await expect(standing(page)).toHaveText('Malipo yameghairiwa');
  await expect(shell.balance).toContainText('5,000');
  await page.getByRole('button', { name: 'Jaribu tena' }).click();
  await expect(page.getByRole('textbox', { name: 'Kiasi' })).toBeVisible();
});

test('[MS-21, MS-23, MS-24] ignored until its time is over, then paid late', async ({
  page,
  shell,
}) => {
  await page.clock.install();
  await arriveAs(page, customer());
  await fillDeposit(page, '2,000');
  await sendDeposit(page);
  await expect(standing(page)).toHaveText('Thibitisha kwenye simu yako');
  await expect(page.getByRole('button', { name: 'Anza upya' })).toHaveCount(0);
  // Otherwise the page would soon set its clock by the server's again.
  await page.route('**/api/configuration/inquire', () => {});
  await page.clock.fastForward(90_000);
  await expect(standing(page)).toHaveText('Muda wa ombi umekwisha');
  await expect(page.getByText('Usilipe mara ya pili')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Anza upya/ })).toBeVisible();
  await ownPhone().answer('approve');
  await expect(standing(page)).toHaveText('Pesa imeingia');
  await expect(shell.balance).toContainText('7,000');
});

test('[MS-06, MS-31, MS-35, MS-36] a withdrawal is confirmed, held, paid and written down', async ({
  page,
  shell,
}) => {
  await arriveAs(page, customer());
  await openPlayerPage(page, '/user_withdraw');
  const main = page.getByRole('main');
  await expect(main.getByText(/^0\d{3} ••• \d{3}$/)).toBeVisible();
  await withdraw(page, '1,000', () => expect(main).toContainText('Makato ya mtandao'));
  await expect(shell.balance).toContainText('6,000');
  await expect(await firstLine(page)).toContainText('−1,000');
});

test('[MS-40, MS-41, MS-45, MS-46, MS-47] the statement is filtered, drawn and listed by payment', async ({
  page,
}) => {
  await arriveAs(page, customer());
  await firstLine(page);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('img', { name: /^Mchoro wa salio/ })).toBeVisible();
  await expect(panel).toContainText('Zilizoingia+7,000');
  await expect(panel).toContainText('Zilizotoka−1,000');
  await page.getByRole('tab', { name: 'Kutoa' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: /Maelezo/ }).click();
  const detail = panel.getByRole('listitem').first();
  await expect(detail).toContainText('Risiti ya mtandao');
  await expect(detail).toContainText('M-Pesa');
  expect(await axeFindings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Bonasi' }).click();
  await expect(panel).toContainText('Hakuna muamala wa aina hii');

  // Of yesterday there is nothing, neither in the list nor in the curve.
  await page.getByRole('tab', { name: 'Yote' }).click();
  const yesterday = new Date(Date.now() + 3 * 3_600_000 - 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Hadi').fill(yesterday);
  await expect(panel).not.toContainText('Zilizoingia');
  await expect(page.getByRole('img', { name: /^Mchoro wa salio: 0 .* juu zaidi 0/ })).toBeVisible();

  await page.getByRole('tab', { name: 'Kuweka' }).click();
  await panel.getByRole('link', { name: 'Maombi ya kuweka pesa' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maombi ya kuweka pesa');
  const asked = page.getByRole('main').getByRole('listitem');
  await expect(asked).toHaveCount(3);
  await expect(asked.getByText('Haikufanikiwa')).toHaveCount(1);
  await page.getByRole('link', { name: 'Taarifa ya akaunti' }).last().click();
  await page.getByRole('main').getByRole('link', { name: 'Kumbukumbu za zamani' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kumbukumbu za zamani');
  await page.getByRole('radio', { name: 'Zaidi ya siku 30' }).click();
  await expect(page.getByText('Hakuna kumbukumbu')).toBeVisible();
});

test('[MS-26] paid from the operator’s menu, asked about by its receipt, credited once', async ({
  page,
  shell,
}) => {
  await arriveAs(page, customer());
  await openPlayerPage(page, '/pay_recharge?way=paybill');
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('radio', { name: 'M-Pesa' }).check();
  const numbers = panel.locator('b', { hasText: /^\d{4,}$/ });
  await expect(numbers).toHaveCount(2);
  const [businessNumber = '', reference = ''] = await numbers.allTextContents();
  // Anybody may pay for a player, from a phone that is not theirs.
  const receipt = await handset('255754000501').payBill({
    party: 'mpesa',
    businessNumber,
    reference,
    amount: 3_000,
  });
  await page.getByRole('tab', { name: 'Pesa haijaingia' }).click();
  await panel.getByRole('radio', { name: 'M-Pesa' }).check();
  const field = panel.getByRole('textbox', { name: 'Namba ya risiti' });
  await field.fill('ZZZZ99999Z');
  await panel.getByRole('button', { name: 'Hakiki malipo' }).click();
  await expect(panel.getByRole('alert')).toContainText('hauna malipo yenye namba hii');
  await field.fill(receipt.toLowerCase());
  await panel.getByRole('button', { name: 'Hakiki malipo' }).click();
  // The operator told it before the player could ask: who claims hears when it came.
  await expect(panel.getByRole('status')).toContainText('yaliingizwa kwenye salio lako leo saa');
  await expect(shell.balance).toContainText('9,000');
  await expect(await firstLine(page)).toContainText('+3,000');
});

test('[MS-51] every money page is whole for eyes, fingers and readers', async ({ page }) => {
  test.slow();
  await arriveAs(page, customer());
  for (const path of moneyPages) await seeWhole(page, path, [320]);
});
