import { useEffect, useState } from 'react';
import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { api } from '../../../features/wire/api.ts';
import { cellsOf, type MarketType } from '../arrangement/market-type.ts';
import type { PriceTrails } from '../board/price-trail.ts';

/** As many as one call takes; the panel shows six of them. */
const ASKED_MAX = 100;

/**
 * Fetches what the selections of a type cost before the page was opened. Returns since when prices
 * are known, by the device's clock: until the response and without one, since the page was opened.
 */
export function useEarlierPrices(type: MarketType, trails: PriceTrails): number {
  const [sinceMs, setSince] = useState(trails.openedAtMs);
  const ids = cellsOf(type)
    .slice(0, ASKED_MAX)
    .map(({ selectionId }) => selectionId)
    .join();
  useEffect(() => {
    let isShown = true;
    const asked = { outcome_id_list: ids.split(',') };
    api.atlassian.price_history(asked, { silent: true }).then(
      (histories) => {
        if (!isShown) return;
        const aheadMs = Date.now() - serverNowMs();
        const firsts = histories.map(({ id, point_list }) => {
          const points = point_list.map(({ at, odds }) => ({
            atMs: Date.parse(at) + aheadMs,
            oddsThousandths: Math.round(odds * 1000),
          }));
          trails.addEarlier(id, points);
          return points[0]?.atMs ?? trails.openedAtMs;
        });
        setSince(Math.min(trails.openedAtMs, ...firsts));
      },
      // The panel goes on with what the page has seen itself.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [ids, trails]);
  return sinceMs;
}
