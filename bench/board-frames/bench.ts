import { setTimeout as sleep } from 'node:timers/promises';
import { budgetMeasure, type Measure } from '../measure.ts';
import { makeWorld } from '../stage/provider-world.ts';
import { inBrowser, type OddsStage, onOddsStage } from '../stage/stage.ts';
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
  return inBrowser((browser) =>
    onOddsStage({ odds, matches: 1 }, async (stage) => {
      const [matchId = ''] = odds.matchIds;
      const site = stage.world.playerAddress;
      const page = await openSlowPage(browser, { site, matchId });
      await sleep(SETTLED_MS);
      const longestMs = await longestFrameMs(page, stage);
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
    }),
  );
}

/** Half of the changes are of prices on the screen, half of all the others. */
async function longestFrameMs(page: SlowPage, stage: OddsStage): Promise<number> {
  const { provider, odds, batches } = stage;
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
