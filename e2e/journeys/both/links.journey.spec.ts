import type { Page } from '@playwright/test';
import { expect, test } from '../../journey.ts';
import { arriveWithMoney } from '../../pages/arrivals.ts';
import { callsUnderWay, openSettledPage, seeFoot } from '../../pages/player-page.ts';
import { playerRoutes, redirects } from '../../routes.ts';
import { playerSite } from '../../world/running-world.ts';

// Each page comes from the server here; the service worker has a journey of its own.
test.use({ serviceWorkers: 'block' });

/** The door of a game at its provider's: followed as a visitor alone, who is led to the login. */
const gameDoors: ReadonlySet<string> = new Set(['/aviator']);

/** Where a link may lead out of the site; nobody follows it here. */
const allowedHosts: ReadonlySet<string> = new Set([
  'www.facebook.com',
  'www.instagram.com',
  'x.com',
  'www.youtube.com',
  'www.tiktok.com',
  'wa.me',
]);

/** What a phone does with a link by itself. */
const phoneLink = /^(tel:\+?\d{9,12}|sms:\S*|mailto:\S+@\S+)$/;

type Seen = {
  readonly path: string;
  readonly links: readonly { readonly href: string; readonly text: string }[];
  readonly pictures: readonly string[];
  readonly troubles: readonly string[];
};

/** Runs in the page. What home keeps for a return is in the document and not to be seen. */
function lookAround(): Seen {
  const main = document.querySelector('main');
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not said.
  const said = main?.innerText ?? '';
  const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility());
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const here = location.pathname + location.search;
  const places = [location, ...links.map(({ href }) => new URL(href))]
    .filter(({ pathname, search }) => pathname + search === here)
    .map(({ hash }) => decodeURIComponent(hash.slice(1)))
    .filter((id) => id !== '' && document.getElementById(id) === null);
  return {
    path: location.pathname,
    links: links.map(({ href, textContent }) => ({ href, text: textContent.trim() })),
    pictures: [...document.images].map(({ src }) => src),
    troubles: [
      ...(heading?.textContent.trim() ? [] : ['has no heading']),
      ...(said.trim().length > 40 ? [] : ['is empty']),
      ...['Ukurasa huu haupo', 'Promosheni hii haipatikani', 'Imeshindwa kupakia']
        .filter((words) => said.includes(words))
        .map((words) => `says: ${words}`),
      ...places.map((id) => `has no place #${id}`),
    ],
  };
}

const PART_WITHIN_MS = 5_000;

/** As a link within the site does it, without a load. */
async function goWithin(page: Page, address: string, calls: ReadonlySet<unknown>): Promise<Seen> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('h1')].some((one) => one.checkVisibility()),
  );
  await expect.poll(() => calls.size, { message: address, intervals: [20, 50, 100] }).toBe(0);
  // A part of the page may still be on its way.
  const giveUpAt = Date.now() + PART_WITHIN_MS;
  for (;;) {
    const seen = await page.evaluate(lookAround);
    if (seen.troubles.length === 0 || Date.now() > giveUpAt) return seen;
    await page.waitForTimeout(50);
  }
}

/** What the sheets behind the buttons of the bars lead to: menu, account, customer service. */
async function lookIntoSheets(page: Page): Promise<readonly Seen[]> {
  const openers = page.locator(':is(header, nav) button[aria-haspopup="dialog"]:visible');
  const seen: Seen[] = [];
  for (const opener of await openers.all()) {
    await opener.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('heading').first()).toBeVisible();
    // A country of the menu, whose leagues stand in it.
    const folded = sheet.getByRole('button', { expanded: false }).first();
    if (await folded.isVisible()) await folded.click();
    seen.push(await page.evaluate(lookAround));
    await page.goBack();
    await expect(sheet).toHaveCount(0);
  }
  return seen;
}

const routesToRead = Object.values(playerRoutes)
  .flat()
  .filter((route) => route !== '/404');

/** Of addresses that differ in the match, the league or the words they name so many are visited. */
const OF_ONE_KIND = 2;
const kindOf = (address: string): string =>
  address.replace(/(markets\?id|\w+_id|key_word|back|v)=[^&]*/g, '$1=');

type Target = readonly [address: string, from: string];

/** What there is to follow, each address once, with where it was found. */
function notedLinks() {
  const known = new Map<string, number>(routesToRead.map((route) => [route, 1]));
  const outside = new Map<string, string>();
  const pictures = new Map<string, string>();
  const waiting: Target[] = [];
  function noteLink(href: string, from: string, path: string): void {
    const url = new URL(href);
    if (!href.startsWith(`${playerSite()}/`)) {
      outside.set(href, from);
      return;
    }
    const address = url.pathname + url.search;
    // Places of the same page were looked for there.
    const target = url.pathname === path ? address : address + url.hash;
    const kind = kindOf(target);
    const times = known.get(kind) ?? 0;
    if (known.has(target) || times >= (kind === target ? 1 : OF_ONE_KIND)) return;
    known.set(target, 1).set(kind, times + 1);
    waiting.push([target, from]);
  }
  return {
    ...{ outside, pictures, waiting },
    note: ({ links, pictures: shown, path }: Seen, from: string) => {
      for (const { href, text } of links) noteLink(href, `${from}, "${text.slice(0, 40)}"`, path);
      for (const src of shown) pictures.set(src, from);
    },
  };
}

/** What is wrong with the page that such a path led to. */
function troublesOf(path: string, { path: led, troubles }: Seen): readonly string[] {
  const wanted = redirects.find(([from]) => from === path)?.[1] ?? path;
  // A game that asks for an account first leads a visitor to the login.
  const isLoginFirst = gameDoors.has(path) && led === '/login';
  return [...troubles, ...(led === wanted || isLoginFirst ? [] : [`leads to ${led}`])];
}

async function brokenPictures(page: Page, pictures: ReadonlyMap<string, string>) {
  const broken: string[] = [];
  for (const [src, from] of pictures) {
    const type = (await page.request.head(src)).headers()['content-type'] ?? '';
    if (!type.startsWith('image/')) broken.push(`${from} shows ${src}, which is no picture`);
  }
  return broken;
}

/** Of what leads out of the site. */
const isAllowed = (href: string): boolean =>
  phoneLink.test(href) || allowedHosts.has(new URL(href).host);

test('[JRN-27] every link leads to a page that is there, or to a house of ours elsewhere', async ({
  page,
}) => {
  // Some hundred and thirty addresses, one after the other.
  test.setTimeout(300_000);
  const calls = callsUnderWay(page);
  const { outside, pictures, waiting, note } = notedLinks();
  const troubles: string[] = [];

  async function follow([address, from]: Target): Promise<void> {
    const seen = await goWithin(page, address, calls);
    note(seen, address);
    const { pathname } = new URL(address, playerSite());
    troubles.push(
      ...troublesOf(pathname, seen).map((trouble) => `${from} → ${address} ${trouble}`),
    );
  }

  for (const who of ['visitor', 'player'] as const) {
    if (who === 'player') await arriveWithMoney(page, 5_000);
    await openSettledPage(page, '/home');
    await seeFoot(page);
    note(await page.evaluate(lookAround), 'home and its foot');
    for (const sheet of await lookIntoSheets(page)) note(sheet, 'a sheet');
    for (const route of routesToRead) await follow([route, `the list of routes, as a ${who}`]);
    for (let next = waiting.shift(); next; next = waiting.shift()) await follow(next);
  }

  troubles.push(...(await brokenPictures(page, pictures)));
  const lost = [...outside].filter(([href]) => !isAllowed(href));
  troubles.push(...lost.map(([href, from]) => `${from} leads out to ${href}`));
  expect(troubles).toEqual([]);
});
