import type { Page } from 'playwright-core';
import type { World } from '../start/world.ts';

export type Shot = {
  readonly name: string;
  readonly site: 'player' | 'backoffice';
  readonly path: string;
  readonly device: 'phone' | 'desktop';
  readonly language: 'sw' | 'en';
  readonly theme: 'light' | 'dark';
  /** What a person does before the picture is taken. */
  readonly act?: (page: Page, world: World) => Promise<void>;
};

async function signInAdministrator(page: Page, { logins }: World): Promise<void> {
  const [administrator] = logins.administrators;
  if (!administrator) return;
  await page.locator('input[autocomplete="username"]').fill(administrator.account);
  await page.locator('input[type="password"]').fill(administrator.password);
  await page.locator('button[type="submit"]').click();
  await page.locator('table').first().waitFor();
}

const LIVE_MATCH = 'main section article a[href^="/markets"]';
const OPEN_ODDS = 'main button[aria-pressed]';
/** Home stays in the page, unseen, behind the match. */
const ODDS_OF_MATCH = 'main [data-selection] button';
const MATCHES_WITHIN_MS = 120_000;

/** A world that has just begun takes its odds in first. */
async function untilMatchesCame(page: Page): Promise<void> {
  const giveUpAt = Date.now() + MATCHES_WITHIN_MS;
  while (Date.now() < giveUpAt) {
    const came = page.locator(OPEN_ODDS).nth(12).waitFor({ timeout: 3_000 });
    if (await came.then(() => true).catch(() => false)) return;
    await page.reload();
  }
  throw new Error('home did not get its matches');
}

async function openLiveMatch(page: Page): Promise<void> {
  await untilMatchesCame(page);
  await page.locator(LIVE_MATCH).first().click();
  await page.locator(ODDS_OF_MATCH).first().waitFor();
}

/** The pictures of the README, in both languages, themes and sizes. */
export const shots: readonly Shot[] = [
  {
    name: 'home-phone',
    site: 'player',
    path: '/home',
    device: 'phone',
    language: 'sw',
    theme: 'light',
    act: untilMatchesCame,
  },
  {
    name: 'home-phone-dark',
    site: 'player',
    path: '/home',
    device: 'phone',
    language: 'en',
    theme: 'dark',
    act: untilMatchesCame,
  },
  {
    name: 'match-phone',
    site: 'player',
    path: '/home',
    device: 'phone',
    language: 'sw',
    theme: 'light',
    act: openLiveMatch,
  },
  {
    name: 'home-desktop',
    site: 'player',
    path: '/home',
    device: 'desktop',
    language: 'sw',
    theme: 'light',
    act: untilMatchesCame,
  },
  {
    name: 'backoffice-logs',
    site: 'backoffice',
    path: '/logs',
    device: 'desktop',
    language: 'en',
    theme: 'light',
    act: signInAdministrator,
  },
];
