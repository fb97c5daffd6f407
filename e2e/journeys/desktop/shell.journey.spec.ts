import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveAs } from '../../pages/arrivals.ts';
import { openPlayerPage, pathOf, scrollDownTo } from '../../pages/player-page.ts';
import { openDialog } from '../../pages/player-shell.ts';
import { sidewaysOverflow } from '../../pages/whole-page.ts';
import { seededPlayer } from '../../world/running-world.ts';

const always = ['Mubashara', 'Jackpot', 'Maarufu', 'Kasino'];
const fromMiddle = ['Mwanzo', 'Msaada', 'Huduma kwa wateja'];
const app = 'Pakua app';

const entry = (page: Page, name: string) => {
  const row = page.getByRole('navigation', { name: 'Menyu kuu' });
  return row.getByRole('link', { name }).or(row.getByRole('button', { name }));
};

const widen = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

test('[SHELL-04] the navigation list grows with the window', async ({ page }) => {
  await widen(page, 1055);
  await openPlayerPage(page, '/help');
  for (const name of always) await expect(entry(page, name)).toBeVisible();
  for (const name of [...fromMiddle, app]) await expect(entry(page, name)).toHaveCount(0);

  await widen(page, 1056);
  for (const name of [...always, ...fromMiddle]) await expect(entry(page, name)).toBeVisible();

  await widen(page, 1430);
  await expect(entry(page, app)).toHaveCount(0);
  await widen(page, 1431);
  await expect(entry(page, app)).toBeVisible();
});

test('[JRN-10] the language switch stands in the bar from 1340 px on', async ({ page }) => {
  const language = page.getByRole('banner').getByRole('group', { name: 'Lugha' });
  await widen(page, 1339);
  await openPlayerPage(page, '/help');
  await expect(language).toBeHidden();
  await widen(page, 1340);
  await expect(language).toBeVisible();
});

test('[JRN-10, SHELL-05] below 1180 px the filters fold into a drawer', async ({ page }) => {
  const filters = page.getByRole('complementary', { name: 'Vichujio vya mechi' });
  const opener = page.getByRole('banner').getByRole('button', { name: 'Fungua menyu' });
  await widen(page, 1180);
  await openPlayerPage(page, '/home');
  await expect(filters.getByRole('heading')).toHaveText(['Ligi maarufu', 'Nchi']);
  await expect(filters.getByRole('button', { name: 'Mawasiliano' })).toBeAttached();
  await expect(opener).toBeHidden();

  await widen(page, 1179);
  await expect(filters).toBeHidden();
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Menyu' });
  await expect(drawer.getByRole('link', { name: 'Premier League' })).toBeVisible();
});

test('[SHELL-19] a player’s bets are one click away, in words where there is room', async ({
  page,
}) => {
  await arriveAs(page, seededPlayer('Asha'));
  const bets = page.getByRole('banner').getByRole('link', { name: 'Mikeka yangu' });
  await widen(page, 960);
  await openPlayerPage(page, '/help');
  expect(await sidewaysOverflow(page)).toEqual([]);
  await bets.click();
  await expect.poll(() => pathOf(page)).toBe('/order');
  await widen(page, 1180);
  await expect(bets.getByText('Mikeka yangu')).toBeVisible();
});

test('[SHELL-02] at 960 px the phone becomes a desktop', async ({ page }) => {
  const bottomBar = page.getByRole('navigation', { name: 'Menyu ya chini' });
  const slip = page.getByRole('complementary', { name: 'Mkeka' });
  await widen(page, 959);
  await openPlayerPage(page, '/home');
  await expect(bottomBar).toBeVisible();
  await expect(slip).toHaveCount(0);
  await widen(page, 960);
  await expect(bottomBar).toHaveCount(0);
  await expect(slip).toBeVisible();
});

test('[JRN-10] the widest page is 1630 px', async ({ page }) => {
  await widen(page, 1920);
  await openPlayerPage(page, '/home');
  const filters = await page.getByRole('complementary', { name: 'Vichujio' }).boundingBox();
  const slip = await page.getByRole('complementary', { name: 'Mkeka' }).boundingBox();
  const right = (slip?.x ?? 0) + (slip?.width ?? 0);
  expect(right - (filters?.x ?? 0)).toBeLessThanOrEqual(1630);
  expect(filters?.x).toBeCloseTo(1920 - right, 0);
});

test('[SHELL-03] after 99 px the bar stays, with its shadow', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 320 });
  await openPlayerPage(page, '/home');
  const header = page.getByRole('banner');
  const row = page.getByRole('navigation', { name: 'Menyu kuu' });
  await scrollDownTo(page, 99);
  await expect(header).toHaveCSS('box-shadow', 'none');
  await scrollDownTo(page, 100);
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await scrollDownTo(page, 200);
  expect((await row.boundingBox())?.y).toBe(0);
});

test('[SHELL-10] the clock is that of East Africa, whatever the device believes', async ({
  page,
}) => {
  // Two hours slow, besides being in New York.
  await page.clock.install({ time: Date.now() - 2 * 3_600_000 });
  await openPlayerPage(page, '/home');
  const clock = page.getByRole('banner').getByText(/^.*\d\d:\d\d:\d\d EAT$/);
  await expect
    .poll(async () => {
      const shown = /(\d\d):(\d\d):(\d\d)/.exec((await clock.textContent()) ?? '');
      const [hours = 0, minutes = 0, seconds = 0] = (shown ?? []).slice(1).map(Number);
      const eastAfrica = new Date(Date.now() + 3 * 3_600_000);
      const day = 86_400;
      const now =
        eastAfrica.getUTCHours() * 3_600 +
        eastAfrica.getUTCMinutes() * 60 +
        eastAfrica.getUTCSeconds();
      const away = Math.abs(hours * 3_600 + minutes * 60 + seconds - now);
      return Math.min(away, day - away);
    })
    .toBeLessThan(60);
});

const sheets = [
  { openedBy: 'Fungua mkeka', name: 'Mkeka', widthPx: 500 },
  { openedBy: 'Huduma kwa wateja', name: 'Huduma kwa wateja', widthPx: 440 },
] as const;

for (const { openedBy, name, widthPx } of sheets) {
  test(`[JRN-08, SHELL-12] on a desktop "${name}" is a modal sheet that gives the focus back`, async ({
    page,
  }) => {
    await openPlayerPage(page, '/casino');
    const opener = page.getByRole('banner').getByRole('button', { name: openedBy });
    const sheet = page.getByRole('dialog', { name });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => page.mouse.click(200, 700),
      () => sheet.getByRole('button', { name: 'Funga' }).click(),
    ]) {
      await opener.click();
      await expect(sheet).toBeVisible();
      expect((await sheet.boundingBox())?.width).toBe(widthPx);
      expect(await sheet.evaluate((element) => element.matches(':modal'))).toBe(true);
      await close();
      await expect(openDialog(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
    expect(pathOf(page)).toBe('/casino');
  });
}

test('[SHELL-15, SCR-50] customer service shows two phones of the house and a message link', async ({
  page,
}) => {
  await openPlayerPage(page, '/home');
  await entry(page, 'Huduma kwa wateja').click();
  const links = openDialog(page).getByRole('link');
  await expect(links.filter({ hasText: 'Piga simu' })).toHaveCount(2);
  await expect(links.filter({ hasText: 'WhatsApp' })).toHaveCount(1);
});
