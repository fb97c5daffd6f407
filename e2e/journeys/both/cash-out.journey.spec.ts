import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveWithMoney } from '../../pages/arrivals.ts';
import { betOnOneMatch, confirmButton, offerButton, sell } from '../../pages/cash-out.ts';
import { paintPage } from '../../pages/look.ts';
import { openPlayerPage } from '../../pages/player-page.ts';
import { figure } from '../../pages/slip.ts';
import { smallTargets } from '../../pages/small-targets.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

const main = (page: Page) => page.getByRole('main');
const share = (page: Page) => main(page).getByRole('slider', { name: 'Sehemu ya dau' });
const tool = (page: Page, name: RegExp) => main(page).getByRole('button', { name });

async function looksWell(page: Page, part: string, isMobile: boolean): Promise<void> {
  expect.soft(await sidewaysOverflow(page), part).toEqual([]);
  expect.soft(await axeFindings(page), part).toEqual([]);
  await paintPage(page, 'dark');
  expect.soft(await axeFindings(page, 'colours'), `${part} in the dark`).toEqual([]);
  await paintPage(page, 'light');
  if (isMobile) expect.soft(await smallTargets(page), part).toEqual([]);
}

test('[ORD-61, ORD-63, ORD-64, ORD-65, ORD-67, ORD-68, ORD-69] a bet is cashed in part, ruled on, and sold', async ({
  page,
  shell,
  isMobile,
}) => {
  // Every sale waits for the early-settlement delay, and one that is refused is tried again.
  test.setTimeout(300_000);
  await arriveWithMoney(page, 10_000);
  await betOnOneMatch(page, isMobile);
  await expect(shell.balance).toContainText('8,000');
  await expect(offerButton(page)).toBeVisible();
  const address = page.url();

  // Asked about and left alone, nothing is sold; nor is it by two taps of one thumb.
  await offerButton(page).dblclick();
  await expect(confirmButton(page)).toBeVisible();
  await expect(main(page)).toContainText('Gusa tena ndani ya sekunde 5');
  expect.soft(await axeFindings(page, 'colours'), 'the question').toEqual([]);
  await expect(offerButton(page)).toBeVisible();

  // How the number came about.
  await main(page).getByText('Kiasi hiki kimetokanaje?').click();
  await expect(main(page)).toContainText('Sehemu ya kampuni');
  await looksWell(page, 'the number', isMobile);

  // Half of it, by the keys.
  await tool(page, /^Chukua sehemu/).click();
  await share(page).press('Home');
  await expect(share(page)).toHaveAttribute('aria-valuetext', /^1%/);
  await share(page).fill('50');
  await expect(main(page)).toContainText('Dau la TSh 1,000 linabaki mchezoni');
  await looksWell(page, 'a part', isMobile);
  await sell(page, main(page).getByText(/^Umepokea TSh .* Dau la TSh 1,000 bado liko mchezoni\.$/));
  await expect(main(page).getByRole('heading', { name: 'Cashout zilizolipwa' })).toBeVisible();
  expect(await figure(main(page), 'Dau lililo mchezoni')).toBe('TSh 1,000');
  await expect(shell.balance).not.toContainText('8,000');

  // A rule: what is none is refused by name, what is one is shown and cancelled.
  await tool(page, /^Weka auto cashout/).click();
  const threshold = main(page).getByRole('textbox', { name: 'Fanya cashout ikifika' });
  await threshold.fill('0');
  await main(page).getByRole('button', { name: 'Weka', exact: true }).click();
  await expect(main(page).getByRole('alert')).toContainText('kinachozidi 0');
  await threshold.fill('99999999');
  await main(page).getByRole('button', { name: 'Weka', exact: true }).click();
  await expect(main(page).getByRole('alert')).toContainText('kimezidi malipo');
  await looksWell(page, 'a rule', isMobile);
  const most =
    /Kiasi cha juu ni TSh ([\d,]+)/.exec((await main(page).textContent()) ?? '')?.[1] ?? '';
  await threshold.fill(most);
  await main(page).getByRole('button', { name: 'Weka', exact: true }).click();
  await expect(tool(page, /^Auto cashout TSh/)).toContainText(most);
  await page.reload();
  await tool(page, /^Auto cashout TSh/).click();
  await main(page).getByRole('button', { name: 'Futa auto cashout' }).click();
  await expect(tool(page, /^Weka auto cashout/)).toBeVisible();

  // The rest, from the list.
  await openPlayerPage(page, '/order');
  await expect(page.getByRole('tab', { name: 'Inayoendelea (1)' })).toBeVisible();
  await expect(main(page)).toContainText('Mchezoni: TSh 1,000 kati ya dau la TSh 2,000');
  await looksWell(page, 'the list', isMobile);
  await sell(page, page.getByText(/^Cashout: umepokea TSh/));
  await expect(page.getByRole('tab', { name: 'Iliyokamilika (1)' })).toBeVisible();
  await expect(main(page)).toContainText('Hakuna mkeka unaoendelea');

  // Both stand on its page and in the statement.
  await page.goto(address);
  await expect(main(page).getByRole('status').getByText('Cashout')).toBeVisible();
  await expect(main(page).getByText(/^Dau la TSh 1,000$/)).toHaveCount(2);
  await openPlayerPage(page, '/user_bill?type=1');
  const lines = page.getByRole('tabpanel').getByRole('listitem');
  await expect(lines.filter({ hasText: 'Cashout' })).toHaveCount(2);
});
