import { devices, type Page } from '@playwright/test';
import { expect } from '../../journey.ts';
import { choosePlayerLook } from '../../pages/look.ts';
import { openPlayerPage, pathOf } from '../../pages/player-page.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { test } from '../../world/closing-world.ts';

// One world, open or closed for all of them: one after the other.
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ desk }) => {
  await desk.change({ section: 'bet', value: { bettingPaused: false } });
  await desk.change({ section: 'site', value: { maintenance: false } });
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const twins = [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', { ...devices['Pixel 5'], viewport: { width: 360, height: 800 } }],
] as const;

for (const [device, { viewport, ...rest }] of twins) {
  test.describe(`on a ${device}`, () => {
    const { defaultBrowserType: _, ...use } = { defaultBrowserType: '', ...rest };
    test.use({ ...use, viewport });

    test('[SHELL-17, SHELL-18] a pause of betting closes the betting pages by the next poll', async ({
      page,
      desk,
    }) => {
      // Nobody pushes: the page has to ask by itself.
      await page.routeWebSocket(/\/web_socket$/, () => undefined);
      await openPlayerPage(page, '/home');
      await desk.change({ section: 'bet', value: { bettingPaused: true } });
      await expect(title(page)).toHaveText('Ubashiri umesimama kwa muda');
      await expect(page.getByRole('main')).toContainText('Kubashiri kumesitishwa kwa muda.');
      expect(pathOf(page)).toBe('/home');
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toEqual([]);

      await page.getByRole('main').getByRole('link', { name: 'Bashiri zangu' }).click();
      await expect(title(page)).toHaveText('Bashiri zangu');
      await page.goBack();
      await expect(title(page)).toHaveText('Ubashiri umesimama kwa muda');
      await desk.change({ section: 'bet', value: { bettingPaused: false } });
      await expect(title(page)).toHaveText('Mechi na odds');
    });

    test('[JRN-22, SIT-03] maintenance closes every page and names whom to call', async ({
      page,
      desk,
    }) => {
      await desk.change({ section: 'site', value: { maintenance: true } });
      for (const path of ['/home', '/help', '/login']) {
        await openPlayerPage(page, path);
        await expect(title(page)).toHaveText('Mfumo unaboreshwa');
      }
      const main = page.getByRole('main');
      await expect(main).toContainText('Tafadhali piga simu huduma kwa wateja.');
      await expect(main.getByRole('link', { name: /^Piga \+255/ })).toHaveCount(2);
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toEqual([]);

      await main.getByRole('button', { name: 'Jaribu tena' }).click();
      await expect(title(page)).toHaveText('Mfumo unaboreshwa');

      await desk.change({ section: 'site', value: { maintenance: false } });
      await expect(title(page)).toHaveText('Ingia');
    });
  });
}

test('[SET-13] the words of a pause are in the language of the page', async ({ page, desk }) => {
  await desk.change({ section: 'bet', value: { bettingPaused: true } });
  await choosePlayerLook(page, { language: 'en', theme: 'dark' });
  await openPlayerPage(page, '/rolling_ball');
  await expect(title(page)).toHaveText('Betting is paused');
  await expect(page.getByRole('main')).toContainText('Betting is paused for a while.');
  expect(await axeFindings(page)).toEqual([]);
  await openPlayerPage(page, '/help');
  await expect(title(page)).toHaveText('Help');
});

test('[LIVE-16, JRN-23] the live socket tells a pause at once, without a poll', async ({
  page,
  desk,
}) => {
  await page.clock.install();
  const socket = page.waitForEvent('websocket');
  await openPlayerPage(page, '/home');
  await page.clock.runFor(4_000);
  const live = await socket;
  expect(new URL(live.url()).pathname).toBe('/web_socket');
  // The group key has come and the topic is granted: from now on the page can hear.
  await live.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"site"'));

  // With its clock stopped the page cannot poll; only the socket can make it ask.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const asked = page.waitForResponse(/\/api\/bet_config\/checkout_no_bet$/);
  await desk.change({ section: 'bet', value: { bettingPaused: true } });
  await asked;
  await page.clock.resume();
  await expect(title(page)).toHaveText('Ubashiri umesimama kwa muda');
});
