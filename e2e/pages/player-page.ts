import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { playerSite } from '../world/running-world.ts';

/** As patient as every expectation is. */
const DRAWN_WITHIN_MS = 20_000;

export async function openPlayerPage(page: Page, path: string): Promise<void> {
  await page.goto(playerSite() + path);
  await untilDrawn(page);
}

/** The app has replaced the static frame, and the screen is past its skeleton. */
export async function untilDrawn(page: Page): Promise<void> {
  // Looked for many times a second: an expectation that fails first looks but once a second.
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor({ state: 'attached', timeout: DRAWN_WITHIN_MS });
}

/** Whatever a page keeps for later is asked for by then: its foot, its socket, its next views. */
const LATE_PARTS_MS = 3_000;

/**
 * For journeys that need the late parts of a page: its clock is moved on, which spares the wait.
 * A clock set before this one is forgotten.
 */
export async function openSettledPage(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openPlayerPage(page, path);
  await bringLateParts(page);
}

/** The same where the page's clock is ours already. */
export async function bringLateParts(page: Page): Promise<void> {
  await page.clock.fastForward(LATE_PARTS_MS);
}

/** The worker has kept the build and speaks for this page. */
export async function untilWorkerServes(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.state === 'activated';
  });
}

/**
 * The foot of a long page comes when somebody scrolls towards it, with what the server says. A
 * list grows by a few pages before that, and each of them moves its end further down.
 */
export async function seeFoot(page: Page): Promise<Locator> {
  const foot = page.getByRole('contentinfo');
  await expect(async () => {
    await scrollToEnd(page);
    expect(await foot.getByRole('list').isVisible()).toBe(true);
  }).toPass({ timeout: 20_000, intervals: [100] });
  return foot;
}

/** What the page has asked the server for and not been told yet, from now on. */
export function callsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().includes('/api/')) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** The socket is open and such a topic granted; answers the path it was opened on. */
export function untilPageListens(page: Page, topic: string): Promise<string> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        const text = String(payload);
        const isGranted = text.includes('"subscribed"') && text.includes(`"${topic}`);
        if (isGranted) resolve(new URL(socket.url()).pathname);
      });
    });
  });
}

export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

export const scrolledTo = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(window.scrollY));

/** Asked again until the page is long enough: what it waits for may still be on its way. */
export async function scrollDownTo(page: Page, top: number): Promise<void> {
  await expect(async () => {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    expect(await scrolledTo(page)).toBe(top);
  }).toPass();
}

/**
 * A click as the mouse makes it. The test's own click would first ask the browser to scroll the
 * link into view, and the browser takes what is in a sticky bar for being out of view.
 */
export async function clickInBar(page: Page, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error('the link is not drawn');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
