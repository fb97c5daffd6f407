import { openWorld } from '@kipute/tools/start/world';
import { quietFlags } from '@kipute/tools/system-packages/quiet-browser';
import { findChromium } from '@kipute/tools/system-packages/system-packages';
import { chromium } from 'playwright-core';
import { budgetMeasure, type Measure } from '../measure.ts';
import { startProvider } from '../odds/provider.ts';
import { makeWorld } from '../odds/provider-world.ts';
import { untilBoardHas } from '../odds/until-board-has.ts';
import { loadedEnvironment } from '../production-environment.ts';
import { openLongList } from './long-list.ts';

const MATCHES = 1_000;
const MARKETS_PER_MATCH = 3;
/** Sixty frames a second, and the millisecond by which a browser's own clock wavers. */
const FRAME_MS = 17.5;
const FRAME_MS_MAX = 50;

/** The live list of a thousand matches on a phone, scrolled from its first row to its last. */
export async function benchListScroll(): Promise<readonly Measure[]> {
  const provider = await startProvider(
    makeWorld({ matches: MATCHES, marketsPerMatch: MARKETS_PER_MATCH }),
  );
  const world = await openWorld({
    name: 'bench-odds',
    data: 'fresh',
    environment: { ...loadedEnvironment, ODDS_FEED_URL: provider.url },
  });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: quietFlags });
  try {
    await untilBoardHas(world, MATCHES);
    const list = await openLongList(browser, { site: world.playerAddress, matches: MATCHES });
    const frames = await list.scrollThrough();
    // A row is taller than a step, so fewer frames than rows have not seen them all.
    if (frames.length < MATCHES) throw new Error(`only ${frames.length} frames were scrolled`);
    return [
      budgetMeasure(
        `list-scroll: 95th percentile frame of ${MATCHES.toLocaleString('en')} rows`,
        { amount: percentile(frames, 0.95), unit: 'ms' },
        { atMost: FRAME_MS },
      ),
      budgetMeasure(
        `list-scroll: longest frame of ${MATCHES.toLocaleString('en')} rows`,
        { amount: percentile(frames, 1), unit: 'ms' },
        { atMost: FRAME_MS_MAX },
      ),
    ];
  } finally {
    await browser.close();
    await world.stop();
    provider.stop();
  }
}

function percentile(frames: readonly number[], share: number): number {
  const sorted = frames.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
