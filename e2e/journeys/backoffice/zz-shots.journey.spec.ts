import type { Page } from '@playwright/test';
import { test } from '../../journey.ts';
import { arriveAsNewcomer, arriveAtOffice } from '../../pages/arrivals.ts';
import { chooseOfficeLook } from '../../pages/look.ts';
import { standing } from '../../pages/money-pages.ts';
import { openOffice } from '../../pages/office-page.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { creditFromStatement } from '../../pages/second-person.ts';
import { seededAdministrator } from '../../world/running-world.ts';

test('shots', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const desk = await page.context().newPage();
  for (let n = 0; n < 2; n += 1) {
    const context = await browser.newContext();
    const p: Page = await context.newPage();
    const { playerId } = await arriveAsNewcomer(p);
    await creditFromStatement(playerId, 1_200_000 + n * 100_000);
    await openPlayerPage(p, '/user_withdraw');
    const main = p.getByRole('main');
    await main.getByRole('textbox').first().fill(String(1_100_000 + n * 50_000));
    await main.getByRole('button', { name: 'Endelea' }).click();
    await main.getByRole('button', { name: /^Toa TSh/ }).last().click();
    await standing(p).waitFor();
    await context.close();
  }
  await arriveAtOffice(desk, seededAdministrator('admin'));
  await desk.setViewportSize({ width: 1440, height: 900 });
  await openOffice(desk, '/withdrawal-queue');
  await desk.getByRole('heading', { level: 1 }).click();
  await desk.keyboard.press('Space');
  await desk.waitForTimeout(2500);
  await desk.screenshot({ path: '/tmp/shot-queue.png' });
  for (const [path, name] of [['/operators', 'operators'], ['/trial-balance', 'balance'], ['/reconciliation', 'rec'], ['/bills', 'bills'], ['/withdrawals', 'wlist'], ['/pay-configuration', 'pay']] as const) {
    await openOffice(desk, path);
    await desk.waitForTimeout(1500);
    await desk.screenshot({ path: `/tmp/shot-${name}.png` });
  }
  await openOffice(desk, '/bills');
  await desk.locator('tbody tr[data-row-key]').first().click();
  await desk.waitForTimeout(1500);
  await desk.screenshot({ path: '/tmp/shot-entry.png' });
  await chooseOfficeLook(desk, { language: 'sw', theme: 'dark' });
  await desk.setViewportSize({ width: 1280, height: 900 });
  await openOffice(desk, '/withdrawal-queue');
  await desk.locator('tbody tr').first().click();
  await desk.waitForTimeout(1500);
  await desk.screenshot({ path: '/tmp/shot-queue-dark.png' });
  await desk.setViewportSize({ width: 390, height: 844 });
  await openOffice(desk, '/withdrawal-queue');
  await desk.waitForTimeout(1000);
  await desk.screenshot({ path: '/tmp/shot-queue-phone.png' });
  await openOffice(desk, '/operators');
  await desk.waitForTimeout(1000);
  await desk.screenshot({ path: '/tmp/shot-operators-phone.png' });
});
