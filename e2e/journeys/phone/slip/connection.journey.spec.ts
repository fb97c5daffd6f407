import { expect, test } from '../../../journey.ts';
import { arriveWithMoney } from '../../../pages/arrivals.ts';
import {
  openPlayerPage,
  openSettledPage,
  untilDrawn,
  untilWorkerServes,
} from '../../../pages/player-page.ts';
import { figure, openSlip, pickMatches, stakeIn } from '../../../pages/slip.ts';

// What is asked again, and what is kept, does not hang on how wide the slip is.

test.describe('with an answer that is cut off', () => {
  test.use({ expectedComplaints: /net::ERR_/ });

  test('[SLIP-33] a lost answer is asked for again with the same key: one bet, paid once', async ({
    page,
    shell,
  }) => {
    await arriveWithMoney(page, 10_000);
    await pickMatches(page, 1);
    const slip = await openSlip(page, { isMobile: true });
    await stakeIn(slip).fill('1000');
    let tries = 0;
    // The bet arrives; only its answer does not, the first time.
    await page.route('**/api/order_list/add', async (route) => {
      tries += 1;
      if (tries > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await slip.getByRole('button', { name: /^Weka dau/ }).click();
    await expect(page.getByRole('dialog', { name: 'Mkeka umewekwa' })).toBeVisible();
    expect(tries).toBe(2);
    await openPlayerPage(page, '/home');
    await expect(shell.balance).toContainText('9,000');
  });
});

test.describe('without a network', () => {
  test.use({
    expectedComplaints: /net::ERR_(FAILED|INTERNET_DISCONNECTED)|WebSocket connection/,
  });

  test('[SLIP-52] picks survive a reload without a network, their prices come back with it', async ({
    page,
    context,
  }) => {
    await openSettledPage(page, '/home');
    await untilWorkerServes(page);
    await page.getByRole('main').locator('button[aria-pressed]').first().click();
    // As if it had been picked long ago, at a price that nobody asks any more.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('bet') ?? '');
      kept.bet_list[0].odds = 1.01;
      localStorage.setItem('bet', JSON.stringify(kept));
    });
    await context.setOffline(true);
    await page.reload();
    await untilDrawn(page);
    const slip = await openSlip(page, { isMobile: true });
    await expect(slip.getByRole('button', { name: /^Ondoa / })).toHaveCount(1);

    const asked = page.waitForResponse('**/api/atlassian/view_odds');
    await context.setOffline(false);
    await asked;
    await expect(slip.getByText('awali 1.01')).toBeAttached();
    expect(await figure(slip, 'Jumla ya odds')).not.toBe('1.01');
  });
});
