import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { openPlayerPage, pathOf } from '../../pages/player-page.ts';
import { openDialog } from '../../pages/player-shell.ts';

const drawers = [
  { name: 'Menyu', openedBy: 'Fungua menyu', side: 'left', widthPx: 252 },
  { name: 'Mkeka', openedBy: 'Mkeka', side: 'right', widthPx: 288 },
] as const;
type Drawer = (typeof drawers)[number];

const ways = {
  Back: (page: Page) => page.goBack(),
  Esc: (page: Page) => page.keyboard.press('Escape'),
  'its button': (page: Page) => openDialog(page).getByRole('button', { name: 'Funga' }).click(),
  'a tap beside it': (page: Page, { side }: Drawer) =>
    page.touchscreen.tap(side === 'left' ? 350 : 10, 400),
} satisfies Record<string, (page: Page, drawer: Drawer) => Promise<unknown>>;

async function openDrawer(page: Page, { openedBy, name }: Drawer): Promise<Locator> {
  const opener = page.getByRole('button', { name: openedBy, exact: true });
  await opener.click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  return opener;
}

for (const drawer of drawers) {
  test(`[JRN-08, SHELL-12] the drawer ${drawer.name} closes in four ways, and the focus returns`, async ({
    page,
  }) => {
    await openPlayerPage(page, '/casino');
    for (const [way, close] of Object.entries(ways)) {
      const opener = await openDrawer(page, drawer);
      await close(page, drawer);
      await expect(openDialog(page), way).toHaveCount(0);
      await expect(opener, way).toBeFocused();
      expect(pathOf(page), way).toBe('/casino');
    }
  });

  test(`[JRN-08] the drawer ${drawer.name} has its share of the width, and the page waits`, async ({
    page,
  }) => {
    await openPlayerPage(page, '/casino');
    await openDrawer(page, drawer);
    const dialog = openDialog(page);
    const box = await dialog.boundingBox();
    expect(box).toMatchObject({
      x: drawer.side === 'left' ? 0 : 360 - drawer.widthPx,
      y: 0,
      width: drawer.widthPx,
      height: 800,
    });
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('PageDown');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('[JRN-08] from 600 px on the slip is 500 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await openPlayerPage(page, '/home');
  await openDrawer(page, drawers[1]);
  expect(await openDialog(page).boundingBox()).toMatchObject({ x: 100, width: 500 });
  await page.goBack();
  await page.setViewportSize({ width: 599, height: 800 });
  await openDrawer(page, drawers[1]);
  expect((await openDialog(page).boundingBox())?.width).toBeCloseTo(0.8 * 599, 0);
});

test('[SHELL-12] a link of the drawer leads on, and Back does not meet the drawer again', async ({
  page,
}) => {
  await openPlayerPage(page, '/home');
  await openDrawer(page, drawers[0]);
  await openDialog(page).getByRole('link', { name: 'Kasino' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kasino');
  await expect(openDialog(page)).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/home');
  await expect(openDialog(page)).toHaveCount(0);
});

test('[SHELL-14] a drawer is pulled away with the finger', async ({ page, context }) => {
  await openPlayerPage(page, '/home');
  await openDrawer(page, drawers[1]);
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 600 }],
    });
  await touch('touchStart', 120);
  for (const x of [140, 180, 220, 260, 300]) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(openDialog(page)).toHaveCount(0);
});

test('[JRN-09, SHELL-74] the bottom bar leads to sports, chat, slip, joining and account', async ({
  page,
}) => {
  await openPlayerPage(page, '/home');
  const bar = page.getByRole('navigation', { name: 'Menyu ya chini' });
  await expect(bar.getByRole('button').or(bar.getByRole('link'))).toHaveText([
    'Michezo',
    'Chat',
    'Mkeka',
    'Jisajili',
    'Akaunti',
  ]);
  for (const [entry, title] of [
    ['Michezo', 'Michezo'],
    ['Chat', 'Huduma kwa wateja'],
    ['Mkeka', 'Mkeka'],
    ['Akaunti', 'Akaunti'],
  ] as const) {
    await bar.getByRole('button', { name: entry }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.goBack();
    await expect(openDialog(page)).toHaveCount(0);
  }
  await bar.getByRole('button', { name: 'Michezo' }).click();
  await openDialog(page).getByRole('link', { name: 'Mpira wa kikapu' }).click();
  await expect.poll(() => pathOf(page)).toBe('/ready_start?sport_id=8');
  await expect(
    page.getByRole('group', { name: 'Mchezo' }).getByRole('button', { pressed: true }),
  ).toContainText('Mpira wa kikapu');
  await bar.getByRole('link', { name: 'Jisajili' }).click();
  await expect.poll(() => pathOf(page)).toBe('/register');
});

test('[SHELL-06, SHELL-09] the strip under the top bar holds the games of the house', async ({
  page,
}) => {
  await openPlayerPage(page, '/home');
  const strip = page.getByRole('navigation', { name: 'Menyu kuu' });
  for (const entry of ['Mubashara', 'Zinazokuja', 'Kasino', 'Aviator', 'Maarufu', 'Boost']) {
    await expect(strip.getByRole('link', { name: entry })).toBeAttached();
  }
  await strip.getByRole('link', { name: 'Aviator' }).click();
  await expect.poll(() => pathOf(page)).toBe('/login?back=%2Faviator');
});

test('[SHELL-06] what the strip has more of is seen cut, on every narrow phone', async ({
  page,
}) => {
  await openPlayerPage(page, '/home');
  const links = page.getByRole('navigation', { name: 'Menyu kuu' }).getByRole('link');
  for (const width of [320, 345, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 640 });
    const seen = await links.evaluateAll((tiles, edge) => {
      const boxes = tiles.map((tile) => tile.getBoundingClientRect());
      const cut = boxes.find(({ left, right }) => left < edge && right > edge);
      const hidesText = tiles.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      return { share: cut && (edge - cut.left) / cut.width, hidesText };
    }, width);
    expect(seen.hidesText, `${width} px`).toBe(false);
    expect(seen.share, `${width} px`).toBeCloseTo(0.5, 1);
  }
});
