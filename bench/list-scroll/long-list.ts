import { type Browser, devices, type Page } from 'playwright-core';

const GROWN_WITHIN_MS = 300_000;
/** What the page fetches late has come by then, and the socket follows what is seen. */
const SETTLED_MS = 4_000;
/** A quick flick of the thumb: about 3,600 px a second. */
const PX_PER_FRAME = 60;

type Visit = { readonly site: string; readonly matches: number };

type LongList = {
  /** Milliseconds between frames, from the first row to the last. */
  readonly scrollThrough: () => Promise<readonly number[]>;
};

/** Opens the live list and asks for page after page, as a player does who looks at everything. */
export async function openLongList(browser: Browser, visit: Visit): Promise<LongList> {
  const context = await browser.newContext({ ...devices['Pixel 5'], serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${visit.site}/rolling_ball`);
  await page.getByRole('main').getByRole('article').first().waitFor();
  await growTo(page, visit.matches);
  await page.evaluate('scrollTo(0, 0)');
  await page.waitForTimeout(SETTLED_MS);
  return { scrollThrough: () => page.evaluate(scrollThrough) };
}

/** Some pages come by themselves near the end of the list, others by a tap. */
async function growTo(page: Page, matches: number): Promise<void> {
  const all = page.getByRole('status').filter({ hasText: String(matches) });
  const more = page.getByRole('button', { name: 'Onyesha zaidi' });
  const giveUpAt = Date.now() + GROWN_WITHIN_MS;
  while (!(await all.isVisible())) {
    if (Date.now() > giveUpAt) throw new Error(`the list did not grow to ${matches} matches`);
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await more.click({ timeout: 250, noWaitAfter: true }).catch(() => undefined);
  }
}

/** Runs in the page, so it is text here: scrolls by the frame and notes how long each took. */
const scrollThrough = `new Promise((done) => {
  const frames = [];
  const root = document.documentElement;
  let last;
  const next = (now) => {
    if (last !== undefined) frames.push(now - last);
    last = now;
    if (scrollY + innerHeight >= root.scrollHeight - 1) return done(frames);
    scrollBy(0, ${PX_PER_FRAME});
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
})`;
