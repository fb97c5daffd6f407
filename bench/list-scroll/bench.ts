import { budgetMeasure, type Measure } from '../measure.ts';
import { makeWorld } from '../stage/provider-world.ts';
import { inBrowser, onOddsStage } from '../stage/stage.ts';
import { openLongList } from './long-list.ts';

const MATCHES = 1_000;
const MARKETS_PER_MATCH = 3;
/** Sixty frames a second, and the millisecond by which a browser's own clock wavers. */
const FRAME_MS = 17.5;
const FRAME_MS_MAX = 50;

/** The live list of a thousand matches on a phone, scrolled from its first row to its last. */
export async function benchListScroll(): Promise<readonly Measure[]> {
  const odds = makeWorld({ matches: MATCHES, marketsPerMatch: MARKETS_PER_MATCH });
  return inBrowser((browser) =>
    onOddsStage({ odds, matches: MATCHES }, async ({ world }) => {
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
    }),
  );
}

function percentile(frames: readonly number[], share: number): number {
  const sorted = frames.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
