import { devices, type Page } from '@playwright/test';
import { expect } from '../../journey.ts';
import { arriveAtOffice } from '../../pages/arrivals.ts';
import { choosePlayerLook } from '../../pages/look.ts';
import { openOffice } from '../../pages/office-page.ts';
import { openPlayerPage, pathOf, seeFoot, untilPageListens } from '../../pages/player-page.ts';
import { desktopShell, openDialog } from '../../pages/player-shell.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { test } from '../../world/closing-world.ts';
import { seededAdministrator, seededPlayer } from '../../world/running-world.ts';

// One world, open or closed for all of them: one after the other.
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'block' });

/** SHELL-17 */
const NEXT_POLL_MS = 10_000;

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 5'];
const twins = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: {
    viewport: { width: 360, height: 800 },
    ...{ userAgent, deviceScaleFactor, isMobile, hasTouch },
  },
} as const;

for (const [device, use] of Object.entries(twins)) {
  test.describe(`on a ${device}`, () => {
    test.use(use);

    test('[SHELL-17, SHELL-18, SET-14] a pause closes the betting pages by the next poll', async ({
      page,
      desk,
    }) => {
      // Nobody pushes: the page has to ask by itself.
      await page.routeWebSocket(/\/web_socket$/, () => undefined);
      await page.clock.install();
      await openPlayerPage(page, '/home');
      await desk.close('Betting', 'Tunarudi saa moja usiku.');
      await page.clock.fastForward(NEXT_POLL_MS);
      await expect(title(page)).toHaveText('Ubashiri umesimama kwa muda');
      await expect(page.getByRole('main')).toContainText('Tunarudi saa moja usiku.');
      expect(pathOf(page)).toBe('/home');
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toEqual([]);

      await page.getByRole('main').getByRole('link', { name: 'Mikeka yangu' }).click();
      await expect(title(page)).toHaveText('Mikeka yangu');
      await page.goBack();
      await expect(title(page)).toHaveText('Ubashiri umesimama kwa muda');
      await desk.reopen('Betting');
      await page.clock.fastForward(NEXT_POLL_MS);
      await expect(title(page)).toHaveText('Mechi na odds');
    });

    test('[JRN-22, SIT-03] maintenance closes every page and names whom to call', async ({
      page,
      desk,
    }) => {
      await desk.close('Player site');
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

      await desk.reopen('Player site');
      await expect(title(page)).toHaveText('Ingia');
    });
  });
}

test('[SET-13] the words of a pause are in the language of the page', async ({ page, desk }) => {
  await desk.close('Betting');
  await choosePlayerLook(page, { language: 'en', theme: 'dark' });
  await openPlayerPage(page, '/rolling_ball');
  await expect(title(page)).toHaveText('Betting is paused');
  await expect(page.getByRole('main')).toContainText('Please try again later.');
  expect(await axeFindings(page)).toEqual([]);
  await openPlayerPage(page, '/help');
  await expect(title(page)).toHaveText('Help');
});

test('[LIVE-16, JRN-23] the live socket tells a pause at once, without a poll', async ({
  page,
  desk,
}) => {
  await page.clock.install();
  const listening = untilPageListens(page, 'site');
  await openPlayerPage(page, '/home');
  await page.clock.runFor(4_000);
  expect(await listening).toBe('/web_socket');

  // With its clock stopped the page cannot poll; only the socket can make it ask.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const asked = page.waitForResponse(/\/api\/bet_config\/checkout_no_bet$/);
  await desk.close('Betting');
  await asked;
  await page.clock.resume();
  await expect(title(page)).toHaveText('Ubashiri umesimama kwa muda');
});

test.describe('a text that everybody agrees to', () => {
  test.use(twins.desktop);

  /** It would ask every player of every other journey, so it belongs to this world. */
  test('[TXT-44, TXT-51, TXT-52] is rewritten, and a player is asked once at the next sign-in', async ({
    page,
    browser,
  }) => {
    test.slow();
    const office = await browser.newPage({ viewport: twins.desktop.viewport });
    await arriveAtOffice(office, seededAdministrator('admin'));
    await openOffice(office, '/texts');
    await office.getByRole('link', { name: 'User agreement' }).click();
    const swahili = office.getByRole('textbox', { name: 'Text (Swahili)' });
    await swahili.click();
    await office.keyboard.press('Control+Home');
    await office.keyboard.type('Sentensi mpya ya majaribio. ');
    await expect(office.getByRole('region', { name: 'As players see it' })).toContainText(
      'Sentensi mpya ya majaribio.',
    );
    await office.getByLabel('What changes and why').fill('plainer words');
    await office.getByRole('button', { name: 'Save as version 2' }).click();
    const history = office.getByRole('region', { name: 'Versions' });
    await expect(history.getByRole('listitem')).toHaveCount(2);
    await history.getByRole('button', { name: 'What changed' }).click();
    await expect(office.getByRole('dialog').locator('ins')).toHaveText(
      'Sentensi mpya ya majaribio.',
    );
    expect(await axeFindings(office)).toEqual([]);
    await office.close();

    const asha = seededPlayer('Asha');
    const shell = desktopShell(page);
    await openPlayerPage(page, '/home');
    await shell.signIn(asha);
    const question = openDialog(page);
    await expect(question).toContainText('Sentensi mpya ya majaribio.');
    // Neither Esc nor a reload is an answer.
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await page.reload();
    await expect(question).toContainText('Makubaliano ya mtumiaji');
    expect(await axeFindings(page)).toEqual([]);
    await question.getByRole('button', { name: 'Sikubali, nitoe kwenye akaunti' }).click();
    await expect.poll(() => pathOf(page)).toBe('/login');
    await expect(question).toBeHidden();

    await shell.signIn(asha);
    await question.getByText('Soma maandishi yote').click();
    await expect(question.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
    await question.getByRole('button', { name: 'Nakubali' }).click();
    await expect(question).toBeHidden();
    await expect(shell.balance).toBeVisible();
    await page.reload();
    await seeFoot(page);
    await expect(question).toBeHidden();
  });
});
