import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { passwordIn } from '../../pages/account-pages.ts';
import { arriveAsNewcomer, arriveAtOffice } from '../../pages/arrivals.ts';
import { handset, setKnobs } from '../../pages/handset.ts';
import { fillDeposit, sendDeposit, standing } from '../../pages/money-pages.ts';
import { listRows, openOffice } from '../../pages/office-page.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { axeFindings } from '../../pages/whole-page.ts';
import { seededAdministrator } from '../../world/running-world.ts';

// Who was forgotten is told so by the calls of the page that was still open.
test.use({ expectedComplaints: /401 \(Unauthorized\)/ });

/** No other journey pays by it, so its troubles are nobody else's. */
const PARTY = 'airtel';
const OPERATOR = 'Airtel Money';

async function openDesk(page: Page, path: string, account: 'admin' | 'auditor'): Promise<Page> {
  const desk = await page.context().newPage();
  await arriveAtOffice(desk, seededAdministrator(account));
  await openOffice(desk, path);
  return desk;
}

const dialog = (desk: Page) => desk.getByRole('dialog');

async function creditByHand(desk: Page, phone: string, receipt: string, amount: string) {
  await desk.getByRole('button', { name: 'Credit by hand' }).click();
  await dialog(desk).getByLabel('Player').fill(phone);
  await dialog(desk).getByRole('combobox', { name: 'Operator' }).click();
  await dialog(desk).getByTitle(OPERATOR).click();
  await dialog(desk).getByLabel('Receipt number').fill(receipt);
  await dialog(desk).getByLabel('Amount').fill(amount);
  await dialog(desk).getByLabel('Note').fill('in the statement of Monday');
  await dialog(desk).getByRole('button', { name: 'Confirm' }).click();
}

test('[BO-34, BO-35, PAY-34, PAY-36] a clerk looks at a doubtful deposit and credits another by hand', async ({
  page,
}) => {
  test.slow();
  const { phone } = await arriveAsNewcomer(page);
  await setKnobs(PARTY, { callbacks: 'paid-then-refused' });
  await fillDeposit(page, '3,000');
  await page.getByRole('radio', { name: OPERATOR }).check();
  await sendDeposit(page);
  await expect(standing(page)).toHaveText('Thibitisha kwenye simu yako');
  await handset(`255${phone.slice(1)}`).answer('approve');

  const desk = await openDesk(page, '/recharges?attention=1', 'admin');
  await expect(listRows(desk)).toHaveCount(1);
  await expect(listRows(desk)).toContainText('The operator confirmed, then refused');
  expect(await axeFindings(desk)).toEqual([]);
  await setKnobs(PARTY, {});
  await desk.getByRole('button', { name: 'Mark as reviewed' }).click();
  await dialog(desk).getByLabel('Note').fill('asked the operator');
  await dialog(desk).getByRole('button', { name: 'Confirm' }).click();
  await expect(desk.getByText('Nothing matches these filters.')).toBeVisible();

  await openOffice(desk, '/recharges');
  const receipt = `MP${phone.slice(1)}.HAND`;
  await creditByHand(desk, phone, receipt.toLowerCase(), '7,000');
  await expect(listRows(desk).first()).toContainText(receipt);
  await expect(listRows(desk).first()).toContainText('By hand');
  await creditByHand(desk, phone, receipt, '9,000');
  await expect(desk.getByText('already sent with another amount')).toBeVisible();
  await dialog(desk).getByRole('button', { name: 'Cancel' }).click();
  await openPlayerPage(page, '/user_bill?type=1');
  await expect(page.getByRole('tabpanel').getByRole('listitem').getByText('+7,000')).toHaveCount(1);
});

test('[BO-36, PDP-10] a request for deletion is carried out by who types the name of the row', async ({
  page,
  shell,
}) => {
  test.slow();
  const { phone, password, playerId } = await arriveAsNewcomer(page);
  await openPlayerPage(page, '/play_limits');
  const data = page.getByRole('main').getByRole('region', { name: 'Taarifa zangu' });
  await data.getByRole('button', { name: 'Omba kufutiwa taarifa' }).click();
  await passwordIn(data, 'Nenosiri lako').fill(password);
  await data.getByRole('button', { name: 'Tuma ombi' }).click();
  await expect(data).toContainText('Uliomba kufutiwa taarifa');

  const desk = await openDesk(page, `/deletion-requests?waiting=1&user_id=${playerId}`, 'admin');
  await expect(listRows(desk)).toHaveCount(1);
  expect(await axeFindings(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Delete the data' }).click();
  const confirm = dialog(desk).getByRole('button', { name: 'Delete the data' });
  await confirm.click();
  await expect(dialog(desk)).toContainText('Required');
  await dialog(desk).getByRole('textbox').first().fill(playerId);
  await dialog(desk).getByLabel('Note').fill('asked on the page');
  await confirm.click();
  await expect(desk.getByText('Nothing matches these filters.')).toBeVisible();

  await page.reload();
  await expect(shell.balance).toHaveCount(0);
  await shell.signIn({ phone, password });
  await expect(page.getByText('Namba ya simu au nenosiri si sahihi')).toBeVisible();
});

test('[ACC-13, BO-34] who only looks sees the lists and nothing to press', async ({ page }) => {
  const desk = await openDesk(page, '/recharges', 'auditor');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Deposits');
  await expect(desk.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  await expect(desk.getByRole('button', { name: 'Credit by hand' })).toHaveCount(0);
  await openOffice(desk, '/deletion-requests');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Deletion requests');
});
