import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { lists, openMarket, tiles } from '../../pages/home-page.ts';
import { commandProvider } from '../../pages/odds-provider.ts';
import {
  openPlayerPage,
  openSettledPage,
  untilDrawn,
  untilPageListens,
} from '../../pages/player-page.ts';

// A page that was fetched before would come from the worker's cache and meet no trouble.
test.use({ serviceWorkers: 'block' });

/** Prices that can be picked: those that are closed at the moment are not pressed or unpressed. */
const openOdds = (within: Locator): Locator =>
  within.getByRole('article').locator('button[aria-pressed]');
/** Odds may follow: on a phone the bar over the bottom bar has them, once it is there. */
const onePick = /chaguo 1(?!\d)/;
const slipCount = (page: Page): Locator => page.getByRole('button', { name: /Mkeka|mkeka/ });

test('[BRW-24, BRW-28, BRW-29] home fills with matches that can be bet on', async ({ page }) => {
  await openPlayerPage(page, '/home');
  await expect(tiles(page).first()).toContainText(/\d\d:\d\d/);
  await expect(lists(page)).toContainText('Mechi kubwa');
  expect(await openOdds(lists(page)).count()).toBeGreaterThan(5);

  const live = page.locator('section').filter({ hasText: 'Mubashara sasa' }).first();
  await expect(live.getByRole('article').first()).toContainText(/\d+(\+\d+)?'|HT|Mapumziko/);
  await expect(live.getByRole('link', { name: /^Tazama zote/ })).toHaveAttribute(
    'href',
    '/rolling_ball',
  );
});

test('[BRW-02, BRW-03] a price that moves redraws its own button and no other', async ({
  page,
}) => {
  // A window in which all live matches are seen, whose prices the provider moves.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 3_000 });
  const listening = untilPageListens(page, 'tile:');
  await openSettledPage(page, '/home');
  await expect(openOdds(page.getByRole('main')).first()).toBeVisible();
  await listening;
  const moving = page.evaluate(
    () =>
      new Promise<{ moved: string; changed: number; touched: number; others: number }>((tell) => {
        const buttons = [...document.querySelectorAll('main article button')];
        const texts = new Map(buttons.map((button) => [button, button.textContent]));
        const buttonOf = ({ target }: MutationRecord) =>
          (target instanceof Element ? target : target.parentElement)?.closest('article button');
        new MutationObserver((records) => {
          const touched = [...new Set(records.map(buttonOf))].filter((button) => button != null);
          const changed = touched.filter((button) => button.textContent !== texts.get(button));
          const moved = changed.find((button) => /[▲▼]/.test(button.textContent ?? ''));
          for (const button of touched) texts.set(button, button.textContent);
          if (!moved) return;
          tell({
            moved: moved.textContent ?? '',
            changed: changed.length,
            touched: touched.length,
            others: buttons.length - touched.length,
          });
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await commandProvider('burst 500');
  const seen = await moving;
  expect(seen.moved).toMatch(/▲[\d.]+, zimepanda|▼[\d.]+, zimeshuka/);
  expect(seen.touched).toBe(seen.changed);
  expect(seen.others).toBeGreaterThan(5);
});

test('[BRW-30, BRW-32] a pick is counted, replaced within its match, kept, and taken out', async ({
  page,
}) => {
  await openPlayerPage(page, '/home');
  const prices = (await openMarket(page)).getByRole('button');
  const [home, away] = [prices.nth(0), prices.nth(2)];
  await home.click();
  await expect(home).toHaveAttribute('aria-pressed', 'true');
  await expect(slipCount(page).first()).toHaveAccessibleName(onePick);

  await away.click();
  await expect(home).toHaveAttribute('aria-pressed', 'false');
  await expect(away).toHaveAttribute('aria-pressed', 'true');
  await expect(slipCount(page).first()).toHaveAccessibleName(onePick);

  await page.reload();
  await untilDrawn(page);
  const picked = lists(page).locator('button[aria-pressed="true"]');
  await expect(picked).toHaveCount(1);
  await picked.click();
  await expect(lists(page).locator('button[aria-pressed="true"]')).toHaveCount(0);
  await expect(slipCount(page).first()).not.toHaveAccessibleName(onePick);
});

test('[SCR-22, BRW-27] a list and a market are chosen, and the market is remembered', async ({
  page,
  isMobile,
}) => {
  await openPlayerPage(page, '/home');
  await page.getByRole('tab', { name: 'Kesho' }).click();
  await expect(tiles(page).first()).toContainText(/Kesho \d\d:\d\d/);
  await expect(lists(page).getByRole('link', { name: 'Tazama orodha yote' })).toHaveAttribute(
    'href',
    /^\/ready_start\?date=\d{4}-\d\d-\d\d$/,
  );

  const bothScore = tiles(page).getByRole('group', { name: /Timu zote kufunga$/ });
  if (!isMobile) {
    await expect(bothScore.first()).toBeVisible();
    return;
  }
  await expect(bothScore).toHaveCount(0);
  await page.getByRole('button', { name: 'GG/NG' }).click();
  await expect(bothScore.first()).toBeVisible();
  await page.reload();
  await untilDrawn(page);
  await expect(page.getByRole('button', { name: 'GG/NG' })).toHaveAttribute('aria-pressed', 'true');
});
