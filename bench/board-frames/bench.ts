import { setTimeout as sleep } from 'node:timers/promises';
import { openWorld } from '@kipute/tools/start/world';
import { quietFlags } from '@kipute/tools/system-packages/quiet-browser';
import { findChromium } from '@kipute/tools/system-packages/system-packages';
import { chromium } from 'playwright-core';
import { budgetMeasure, type Measure } from '../measure.ts';
import { type Provider, startProvider } from '../odds/provider.ts';
import { makeWorld, type ProviderWorld } from '../odds/provider-world.ts';
import { untilBoardHas } from '../odds/until-board-has.ts';
import { createBatches } from '../odds/update-frames.ts';
import { loadedEnvironment } from '../production-environment.ts';
import { openSlowPage, type SlowPage } from './slow-page.ts';

const MARKETS = 250;
const CHANGES_PER_SECOND = 300;
const CHANGES_PER_BATCH = 10;
const SECONDS = 10;
/** The lines at the top of the page: every change of theirs is a button drawn again. */
const OFFERS_IN_VIEW = 40;
const OPENED_WITHIN_MS = 1_000;
const FRAME_MS_MAX = 50;
/** The socket follows the match, and what the page fetches late has come. */
const SETTLED_MS = 4_000;

/** One match of 250 markets on a phone with a slow processor: how soon, and how smoothly. */
export async function benchBoardFrames(): Promise<readonly Measure[]> {
  const odds = makeWorld({ matches: 1, marketsPerMatch: MARKETS });
  const provider = await startProvider(odds);
  const world = await openWorld({
    name: 'bench-odds',
    data: 'fresh',
    environment: { ...loadedEnvironment, ODDS_FEED_URL: provider.url },
  });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: quietFlags,
  });
  try {
    await untilBoardHas(world, 1);
    const [matchId = ''] = odds.matchIds;
    const page = await openSlowPage(browser, { site: world.playerAddress, matchId });
    await sleep(SETTLED_MS);
    const longestMs = await longestFrameMs(page, { provider, odds });
    return [
      budgetMeasure(
        'board-frames: 250 markets open, 4× slowed CPU',
        { amount: page.openedMs, unit: 'ms' },
        { atMost: OPENED_WITHIN_MS },
      ),
      budgetMeasure(
        `board-frames: longest frame at ${CHANGES_PER_SECOND} changes/s`,
        { amount: longestMs, unit: 'ms' },
        { atMost: FRAME_MS_MAX },
      ),
    ];
  } finally {
    await browser.close();
    await world.stop();
    provider.stop();
  }
}

type Feed = { readonly provider: Provider; readonly odds: ProviderWorld };

/** Half of the changes are of prices on the screen, half of all the others. */
async function longestFrameMs(page: SlowPage, { provider, odds }: Feed): Promise<number> {
  const batches = createBatches();
  const [offers = []] = odds.offerIds;
  const shares = [offers.slice(0, OFFERS_IN_VIEW), offers.slice(OFFERS_IN_VIEW)];
  const pauseMs = (1_000 * CHANGES_PER_BATCH) / CHANGES_PER_SECOND;
  const drawnBefore = await page.pricesDrawn();
  await page.watchFrames();
  const startedAt = performance.now();
  for (let turn = 0; turn * pauseMs < SECONDS * 1_000; turn += 1) {
    await sleep(Math.max(0, startedAt + turn * pauseMs - performance.now()));
    const offerIds = shares[turn % shares.length] ?? [];
    await provider.send(batches.next({ offerIds, changes: CHANGES_PER_BATCH }).wire);
  }
  const longest = await page.longestFrameMs();
  if ((await page.pricesDrawn()) === drawnBefore) throw new Error('no price reached the page');
  return longest;
}
