import { callsOf } from '@kipute/tools/arrivals/arrivals';
import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { passwordIn } from '../../pages/account-pages.ts';
import { arriveAsNewcomer, arriveWithMoney, registerNewcomer } from '../../pages/arrivals.ts';
import { choosePlayerLook, looks, paintPage } from '../../pages/look.ts';
import { openPlayerPage, pathOf } from '../../pages/player-page.ts';
import { openDialog } from '../../pages/player-shell.ts';
import { smallTargets } from '../../pages/small-targets.ts';
import { axeFindings, sidewaysOverflow } from '../../pages/whole-page.ts';
import { playerSite } from '../../world/running-world.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

const main = (page: Page) => page.getByRole('main');
const gamesIn = (page: Page, heading: string | RegExp) =>
  main(page).getByRole('region', { name: heading });
const allGames = (page: Page) => gamesIn(page, 'Michezo yote');
const tile = (page: Page, name: string) =>
  allGames(page).getByRole('button', { name: new RegExp(`^${name}`) });

async function looksRight(page: Page, what: string): Promise<void> {
  expect.soft(await sidewaysOverflow(page), what).toEqual([]);
  expect.soft(await smallTargets(page), what).toEqual([]);
  expect.soft(await axeFindings(page), what).toEqual([]);
  await paintPage(page, 'dark');
  expect.soft(await axeFindings(page, 'colours'), `${what}, dark`).toEqual([]);
  await paintPage(page, 'light');
}

/** Everything of ours that outlives the page. */
const keptByPage = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
  );

/** The address a tap led to, once the game is there: at its provider's, and nowhere of ours. */
async function openGame(page: Page, tap: () => Promise<void>): Promise<URL> {
  const launched = page.waitForRequest(/[?&]_sid=/);
  await tap();
  const address = new URL((await launched).url());
  await expect(page).toHaveURL(/\/play\//);
  expect(page.url().startsWith(playerSite())).toBe(false);
  return address;
}

test('[CSP-02, CSP-03, CSP-06] a visitor finds a game by name, kind and provider', async ({
  page,
}) => {
  await openPlayerPage(page, '/casino');
  await expect(allGames(page).getByRole('listitem')).toHaveCount(3);
  await looksRight(page, 'lobby of a visitor');

  const search = main(page).getByRole('searchbox', { name: 'Tafuta mchezo' });
  await search.pressSequentially('KÉTE');
  await expect(gamesIn(page, 'Mchezo 1').getByRole('listitem')).toContainText(/Kete Mbili.*98%/);
  await expect.poll(() => pathOf(page)).toBe('/casino?key_word=K%C3%89TE');
  await page.reload();
  await expect(search).toHaveValue('KÉTE');
  await expect(gamesIn(page, 'Mchezo 1').getByRole('listitem')).toHaveCount(1);

  await search.fill('hakuna huu');
  await expect(main(page)).toContainText('Hakuna mchezo unaolingana');
  await looksRight(page, 'nothing found');
  await main(page).getByRole('button', { name: 'Onyesha michezo yote' }).click();
  await expect(allGames(page).getByRole('listitem')).toHaveCount(3);
  await expect.poll(() => pathOf(page)).toBe('/casino');
  await expect(search).toHaveValue('');

  await main(page).getByRole('button', { name: 'Sloti 1' }).click();
  await expect(gamesIn(page, 'Mchezo 1').getByRole('listitem')).toContainText('Dhahabu ya Geita');
  await main(page).getByRole('button', { name: 'Yote 3' }).click();
  await main(page).getByRole('combobox', { name: 'Mtoa huduma' }).selectOption('Anga');
  await expect(gamesIn(page, 'Mchezo 1').getByRole('listitem')).toContainText('Aviator');
});

test('[CSP-12, CSP-14] a visitor who wants more is asked in', async ({ page }) => {
  await openPlayerPage(page, '/casino');
  for (const wanted of [
    tile(page, 'Kete Mbili'),
    main(page).getByRole('button', { name: 'Kipendwa: Kete Mbili' }),
  ]) {
    await wanted.click();
    await expect(openDialog(page)).toContainText('Ingia ili kuendelea');
    await page.goBack();
    await expect(openDialog(page)).toHaveCount(0);
  }
  expect(pathOf(page)).toBe('/casino');
  await main(page)
    .getByRole('button', { name: /Paa juu/ })
    .click();
  await expect.poll(() => pathOf(page)).toBe('/login?back=%2Faviator');
});

for (const look of looks) {
  test(`[CSP-01] a player's lobby is whole in ${look.language}, ${look.theme}`, async ({
    page,
  }) => {
    await arriveAsNewcomer(page);
    await choosePlayerLook(page, look);
    await openPlayerPage(page, '/casino');
    await expect(main(page).getByRole('listitem').first()).toBeVisible();
    for (const width of [320, 360, 414, 600, 768]) {
      await page.setViewportSize({ width, height: 640 });
      await expect.poll(() => sidewaysOverflow(page), { message: `${width} px` }).toEqual([]);
    }
    expect.soft(await axeFindings(page)).toEqual([]);
    expect.soft(await smallTargets(page)).toEqual([]);
  });
}

test('[CSP-12] a heart is kept by the account', async ({ page }) => {
  await arriveAsNewcomer(page);
  await openPlayerPage(page, '/casino');
  const heart = allGames(page).getByRole('button', { name: 'Kipendwa: Kete Mbili' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const kept = page.waitForResponse(/casino_order\/favourite/);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await kept;
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await main(page).getByRole('button', { name: 'Vipendwa 1' }).click();
  await expect(gamesIn(page, 'Mchezo 1').getByRole('listitem')).toContainText('Kete Mbili');
  await main(page).getByRole('button', { name: 'Kipendwa: Kete Mbili' }).click();
  await expect(main(page)).toContainText('Bado huna kipendwa');
});

test('[CSP-10, CSP-20, CSP-23] a game opens once, and Back is the lobby with the balance of now', async ({
  page,
  shell,
}) => {
  await arriveWithMoney(page, 5_000);
  await openPlayerPage(page, '/casino');
  await expect(shell.balance).toContainText('5,000');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/casino_order/add')) asked.push(request.url());
  });
  const address = await openGame(page, () => tile(page, 'Dhahabu ya Geita').dblclick());
  expect(asked).toHaveLength(1);
  expect(address.searchParams.get('funMode')).toBe('False');
  expect(address.searchParams.get('language')).toBe('en');
  expect(address.searchParams.get('casinolobbyurl')).toMatch(/\/casino$/);
  expect(address.searchParams.get('cashierurl')).toMatch(/\/pay_recharge$/);

  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/casino');
  await expect(tile(page, 'Dhahabu ya Geita')).toHaveAttribute('aria-busy', 'false');
  await expect(shell.balance).toContainText('5,000');
  const sid = address.searchParams.get('_sid') ?? '';
  expect(sid).not.toBe('');
  expect(await keptByPage(page)).not.toContain(sid);
  await expect(main(page).getByRole('link', { name: 'Raundi zangu za kasino' })).toBeVisible();
});

test('[CSP-14, CSP-22] the aviator of a visitor opens after the sign-in', async ({ page }) => {
  const { phone, password } = await registerNewcomer();
  await openPlayerPage(page, '/aviator');
  await expect.poll(() => pathOf(page)).toBe('/login?back=%2Faviator');
  const form = main(page);
  await form.getByRole('textbox', { name: 'Namba ya simu' }).fill(phone);
  await passwordIn(form, 'Nenosiri').fill(password);
  const address = await openGame(page, () =>
    form.getByRole('button', { name: 'Ingia', exact: true }).click(),
  );
  expect(address.pathname).toMatch(/\/aviator$/);
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/casino');
  await expect(tile(page, 'Aviator')).toHaveAttribute('aria-busy', 'false');
});

test('[CSP-15, CSP-21, CSP-22] who takes a break sees the games and until when', async ({
  page,
}) => {
  await arriveAsNewcomer(page);
  const told = page.waitForResponse(/play_limit\/inquire/);
  await openPlayerPage(page, '/casino');
  await told;
  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}'));
  await callsOf(playerSite(), token).play_pause.add({ length: 'time-out-week' });

  // The page does not know yet: the server does.
  await tile(page, 'Kete Mbili').click();
  await expect(page.getByRole('alert').getByText(/^Umechagua kupumzika/)).toBeVisible();
  expect(pathOf(page)).toBe('/casino');
  await page.reload();
  await expect(main(page)).toContainText(/Umejipumzisha hadi \d\d\/\d\d\/\d{4} \d\d:\d\d/);
  await expect(main(page)).toContainText('Dhahabu ya Geita');
  await expect(tile(page, 'Kete Mbili')).toHaveCount(0);
  await looksRight(page, 'break');

  await openPlayerPage(page, '/aviator');
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Umejipumzisha hadi');
  await main(page).getByRole('link', { name: 'Michezo yote ya kasino' }).click();
  await expect.poll(() => pathOf(page)).toBe('/casino');
});

test('[CSP-30, CSP-31] own rounds stand on a page of their own, and in the archive', async ({
  page,
}) => {
  await arriveAsNewcomer(page);
  await openPlayerPage(page, '/order');
  await main(page).getByRole('link', { name: 'Raundi zangu za kasino' }).click();
  await expect.poll(() => pathOf(page)).toBe('/casino_rounds');
  await expect(main(page)).toContainText('Bado hujacheza raundi yoyote');
  await looksRight(page, 'no rounds');
  await main(page).getByRole('radio', { name: 'Zaidi ya siku 30' }).check();
  await expect(main(page)).toContainText('Hakuna raundi za zamani');
  await openPlayerPage(page, '/archive?what=casino');
  await expect(main(page)).toContainText('Bado hujacheza raundi yoyote');
  await page.setViewportSize({ width: 320, height: 640 });
  await looksRight(page, 'archive');
});

test('[CSP-10, CSP-23, CSP-30, CSP-32] a round that was played stands in the lobby, on its page and in the statement', async ({
  page,
  shell,
}) => {
  await arriveWithMoney(page, 5_000);
  await openPlayerPage(page, '/casino');
  await openGame(page, () => tile(page, 'Kete Mbili').click());
  const answered = page.getByText(/^Ume(shinda|poteza) TSh/);
  await page.getByRole('button', { name: /^Rusha kete/ }).click();
  await expect(answered.first()).toBeVisible();
  await page.getByRole('link', { name: 'Rudi kasino' }).first().click();

  await expect.poll(() => pathOf(page)).toBe('/casino');
  const recent = gamesIn(page, 'Endelea kucheza').getByRole('button');
  await expect(recent).toHaveText(/^Kete Mbilileo \d\d:\d\d$/);
  await expect(shell.balance).not.toContainText('5,000');
  await looksRight(page, 'lobby of a player');
  await main(page).getByRole('link', { name: 'Raundi zangu za kasino' }).click();
  const round = main(page).getByRole('listitem');
  await expect(round).toHaveCount(1);
  await expect(round).toContainText(/Kete Mbili.*Dau 500 · ushindi/);
  await looksRight(page, 'a round');

  await openPlayerPage(page, '/user_bill');
  const line = main(page).getByRole('listitem').filter({ hasText: 'Dau la kasino' });
  await line.getByRole('link').click();
  await expect.poll(() => pathOf(page)).toBe('/casino_rounds');
});
