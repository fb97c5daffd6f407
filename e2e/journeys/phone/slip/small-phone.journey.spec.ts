import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../journey.ts';
import { arriveWithMoney } from '../../../pages/arrivals.ts';
import { openPlayerPage } from '../../../pages/player-page.ts';
import { figure, openSlip, pickMatches, stakeIn } from '../../../pages/slip.ts';
import { smallTargets } from '../../../pages/small-targets.ts';
import { axeFindings, sidewaysOverflow } from '../../../pages/whole-page.ts';

// The smallest phone that many players have.
test.use({ viewport: { width: 360, height: 640 } });

const device = { isMobile: true };

async function expectSound(page: Page, what: string): Promise<void> {
  expect.soft(await axeFindings(page), what).toEqual([]);
  expect.soft(await sidewaysOverflow(page), what).toEqual([]);
  expect.soft(await smallTargets(page), what).toEqual([]);
}

const inSight = (slip: Locator) => [
  stakeIn(slip),
  slip.getByText('Malipo tarajiwa', { exact: true }),
  slip.getByRole('button', { name: /^(Weka dau|Ingia kuweka dau)/ }),
];

test('[SLIP-54] eight legs: stake, payout and button are in sight wherever the legs are', async ({
  page,
}) => {
  await pickMatches(page, 8);
  const slip = await openSlip(page, device);
  const legs = slip.getByRole('button', { name: /^Ondoa / });
  await expect(legs).toHaveCount(8);
  for (const one of inSight(slip)) await expect(one).toBeInViewport({ ratio: 1 });
  await expect(legs.first()).toBeInViewport();
  await legs.last().scrollIntoViewIfNeeded();
  await expect(legs.last()).toBeInViewport();
  for (const one of inSight(slip)) await expect(one).toBeInViewport({ ratio: 1 });
  await expectSound(page, 'slip');
});

test('[SLIP-05, SLIP-23, SLIP-53] a system by its name, and what was cleared comes back', async ({
  page,
}) => {
  await pickMatches(page, 3);
  const slip = await openSlip(page, device);
  await slip.getByRole('radio', { name: 'System' }).check();
  await slip.getByRole('button', { name: 'Patent (7)' }).click();
  expect(await figure(slip, 'Michanganyiko')).toBe('7');
  await slip.getByRole('button', { name: 'Trixie (4)' }).click();
  expect(await figure(slip, 'Michanganyiko')).toBe('4');
  expect(await figure(slip, 'Malipo ukishinda')).toMatch(/^[\d,.]+ – [\d,.]+$/);
  await expectSound(page, 'system');
  await slip.getByRole('button', { name: 'Futa yote' }).click();
  await expect(slip.getByText('Mkeka wako ni mtupu')).toBeVisible();
  await slip.getByRole('button', { name: 'Rudisha' }).click();
  await expect(slip.getByRole('button', { name: /^Ondoa / })).toHaveCount(3);
});

/** As high as they are drawn. */
const heightsOf = (cards: Locator) =>
  cards.evaluateAll((all) => all.map((card) => Math.ceil(card.getBoundingClientRect().height)));

test('[SLIP-06, SLIP-34, ORD-74, ORD-76] singles with their own stakes become cards of their own', async ({
  page,
  shell,
}) => {
  await arriveWithMoney(page, 10_000);
  await pickMatches(page, 3);
  const slip = await openSlip(page, device);
  await slip.getByRole('radio', { name: 'Single' }).check();
  await stakeIn(slip).fill('500');
  const own = slip.getByRole('textbox', { name: /^Dau la (?!kila moja)/ });
  await expect(own).toHaveCount(3);
  await own.nth(1).fill('1500');
  expect(await figure(slip, 'Jumla ya dau')).toBe('TSh 2,500');
  for (const one of inSight(slip)) await expect(one).toBeInViewport({ ratio: 1 });
  await expectSound(page, 'singles');
  await slip.getByRole('button', { name: 'Weka dau TSh 2,500' }).click();
  const sheet = page.getByRole('dialog', { name: 'Mkeka umewekwa' });
  await expect(sheet.getByText('Namba ya mkeka')).toHaveCount(3);
  await expect(shell.balance).toContainText('7,500');

  await openPlayerPage(page, '/order');
  const cards = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Single' });
  await expect(cards).toHaveCount(3);
  await expect(cards.getByRole('button', { name: /^Cashout/ }).first()).toBeVisible();
  for (const height of await heightsOf(cards)) expect(height).toBeLessThan(160);
  await expectSound(page, 'open bets');

  await page.getByRole('tab', { name: /^Iliyokamilika/ }).click();
  await expect(page.getByRole('region', { name: 'Muhtasari' })).toContainText('Tofauti');
  await page.getByRole('button', { name: 'Zilizoshinda' }).click();
  await expect(page).toHaveURL(/ended=won/);
  await expect(page.getByRole('tabpanel')).toContainText('Hakuna mkeka ulioisha hivyo');
  await page.getByRole('radio', { name: 'Leo' }).check();
  await expect(page).toHaveURL(/days=1/);
  await expectSound(page, 'settled bets');
});

test('[ORD-74] a bet of many legs is a card of less than 160 px as well', async ({ page }) => {
  await arriveWithMoney(page, 10_000);
  await pickMatches(page, 7);
  const slip = await openSlip(page, device);
  await slip.getByRole('button', { name: /^Weka dau/ }).click();
  await page.getByRole('link', { name: 'Tazama mkeka' }).click();
  await expect(page).toHaveURL(/order_detailed_info/);
  await openPlayerPage(page, '/order');
  const card = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ hasText: 'Mkeka wa mechi 7' });
  await expect(card.getByRole('button', { name: /Cashout/ })).toBeVisible();
  const [height = 0] = await heightsOf(card);
  expect(height).toBeLessThan(160);
});
