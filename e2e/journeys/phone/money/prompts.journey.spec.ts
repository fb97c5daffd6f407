import type { Page } from '@playwright/test';
import { expect, test } from '../../../journey.ts';
import { arriveAsNewcomer, arriveWithMoney } from '../../../pages/arrivals.ts';
import { handset, setKnobs } from '../../../pages/handset.ts';
import { fillDeposit, lonelyKeys, sendDeposit, standing } from '../../../pages/money-pages.ts';
import { openPlayerPage } from '../../../pages/player-page.ts';
import { codeSentTo, newPhone } from '../../../pages/sms-inbox.ts';
import { sidewaysOverflow } from '../../../pages/whole-page.ts';

const numberOf = (phone: string): string => `255${phone.slice(1)}`;
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const amountIn = (page: Page) => page.getByRole('textbox', { name: 'Kiasi' });

/** The live socket is opened once the page has settled. */
const whenLive = (page: Page) =>
  page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));

test('[MS-28, MS-29, PAY-84] waiting is stopped, the amount stays, and money that comes is told', async ({
  page,
  shell,
}) => {
  const { phone } = await arriveAsNewcomer(page);
  const live = whenLive(page);
  await fillDeposit(page, '2,000');
  await sendDeposit(page);
  await expect(standing(page)).toHaveText('Thibitisha kwenye simu yako');
  await live;
  await page.getByRole('button', { name: 'Acha kusubiri' }).click();
  await expect(amountIn(page)).toHaveValue('2,000');
  // The prompt is still on the phone: there is no second one beside it.
  await sendDeposit(page);
  await expect(page.getByRole('alert').first()).toContainText('ombi la malipo linalosubiri');
  await handset(numberOf(phone)).answer('approve');
  await expect(toast(page, 'Umepokea TSh 2,000 kutoka M-Pesa')).toBeVisible();
  await expect(shell.balance).toContainText('2,000');
});

test('[MS-60, PAY-80] a second number is confirmed by the code that it gets, and can be removed', async ({
  page,
}) => {
  await arriveAsNewcomer(page);
  const other = newPhone();
  await fillDeposit(page, '1,000');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Namba ya simu itakayolipa' }).fill(other);
  await main.getByRole('button', { name: 'Tuma namba' }).click();
  const code = await codeSentTo(other);
  await main.getByRole('textbox', { name: 'Namba ya uthibitisho' }).fill(code);
  await main.getByRole('button', { name: 'Thibitisha namba' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'imethibitishwa' })).toBeVisible();
  await sendDeposit(page);
  await handset(numberOf(other)).answer('approve');
  await expect(standing(page)).toHaveText('Pesa imeingia');

  await openPlayerPage(page, '/pay_recharge');
  const known = main.getByRole('list', { name: 'Namba unazoweza kulipia' });
  await known.getByRole('button', { name: /^Ondoa/ }).click();
  await expect(known).toHaveCount(0);
});

test('[MS-21, PAY-83] a prompt that is left alone times out, and trying again keeps all of it', async ({
  page,
}) => {
  await setKnobs('airtel', { prompts: 'ignore', promptLifetimeMs: 1_000 });
  await arriveAsNewcomer(page);
  await fillDeposit(page, '3,000');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Airtel Money' }).check();
  await sendDeposit(page);
  await expect(standing(page)).toHaveText('Muda wa ombi uliisha');
  await expect(main).toContainText('Hakuna pesa iliyokatwa');
  await setKnobs('airtel', {});
  await main.getByRole('button', { name: 'Jaribu tena' }).click();
  await expect(amountIn(page)).toHaveValue('3,000');
  await expect(main.getByRole('radio', { name: 'Airtel Money' })).toBeChecked();
});

test('[MS-61, LED-24] money that came is seen on two pages at once, without asking', async ({
  page,
  browser,
}) => {
  const { phone } = await arriveAsNewcomer(page);
  const session = await openPlayerPage(page, '/home').then(() => page.context().storageState());
  // Another device: nothing passes from one to the other but by the server.
  const elsewhere = await browser.newContext({ storageState: session });
  const other = await elsewhere.newPage();
  const live = Promise.all([page, other].map(whenLive));
  await openPlayerPage(page, '/live');
  await openPlayerPage(other, '/home');
  await live;
  await handset(numberOf(phone)).payBill({
    ...{ party: 'mpesa', businessNumber: '447744', reference: phone, amount: 4_000 },
  });
  for (const seen of [page, other]) {
    await expect(toast(seen, 'Umepokea TSh 4,000 kutoka M-Pesa')).toBeVisible();
    await expect(seen.getByText('4,000').first()).toBeVisible();
  }
  await elsewhere.close();
});

test('[MS-07, MS-38] at 360 × 640 the amount comes first, the button is in reach and no key stands alone', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await arriveWithMoney(page, 12_000);
  await openPlayerPage(page, '/pay_recharge');
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Endelea' });
  await expect(send).toBeInViewport({ ratio: 1 });
  const [amount, operators] = await Promise.all([
    amountIn(page).boundingBox(),
    main.getByRole('radio', { name: 'M-Pesa' }).boundingBox(),
  ]);
  expect(amount?.y).toBeLessThan(operators?.y ?? 0);
  expect(await lonelyKeys(page)).toEqual([]);
  await expect(main).toContainText('Tunatuma ombi la malipo kwenye simu yako');
  await main.getByRole('tab', { name: 'Lipa bili' }).click();
  await expect(main).toContainText('Hatutumi ombi lolote');
  await expect(main).not.toContainText('Tunatuma ombi la malipo kwenye simu yako');

  // Of 12,000 four keys are offered.
  await openPlayerPage(page, '/user_withdraw');
  await expect(main.getByRole('button', { name: '10,000', exact: true })).toBeVisible();
  expect(await lonelyKeys(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);
});
