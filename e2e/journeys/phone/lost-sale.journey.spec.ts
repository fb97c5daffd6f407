import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveWithMoney } from '../../pages/arrivals.ts';
import { betOnOneMatch, sell } from '../../pages/cash-out.ts';
import { figure } from '../../pages/slip.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block', expectedComplaints: /early_settlements/ });

const main = (page: Page) => page.getByRole('main');

test('[ORD-66] a sale whose answer is lost is asked for again with the same key, after a reload too, and paid once', async ({
  page,
  shell,
  isMobile,
}) => {
  test.setTimeout(200_000);
  await arriveWithMoney(page, 10_000);
  await betOnOneMatch(page, isMobile);
  await main(page)
    .getByRole('button', { name: /^Chukua sehemu/ })
    .click();
  await main(page).getByRole('slider', { name: 'Sehemu ya dau' }).fill('50');
  const calls = '**/api/order_list/early_settlements';
  await page.route(calls, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sell(page, main(page).getByRole('button', { name: 'Angalia tena' }));
  await expect(main(page)).toContainText('cashout haifanyiki mara mbili');
  await page.unroute(calls);
  await page.reload();
  await expect(main(page)).toContainText('Dau la TSh 1,000 bado liko mchezoni.');
  await expect(main(page).getByText(/^Dau la TSh 1,000$/)).toHaveCount(1);
  const paid = await figure(main(page), 'Cashout za awali');
  const total = 8_000 + Number(paid.replace(/[^\d.]/g, ''));
  await expect(shell.balance).toContainText(Math.trunc(total).toLocaleString('en'));
});
