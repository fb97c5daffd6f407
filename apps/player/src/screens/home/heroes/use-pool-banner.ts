import { useEffect, useState } from 'react';
import { keptPool, type PoolBanner } from '../../../features/pools/hero/kept-pool.ts';

/** The first view is drawn and answers to taps by then. */
const ASKED_AFTER_MS = 1_500;

/** The pool, and whether its card has stood there from the start. */
type KnownPool = { readonly pool: PoolBanner | undefined; readonly isFirst: boolean };

/** What the last visit knew at once, and what is true a moment later (POL-146). */
export function usePoolBanner(): KnownPool {
  const [known, setKnown] = useState<KnownPool>(() => {
    const pool = keptPool(Date.now());
    return { pool, isFirst: pool !== undefined };
  });
  useEffect(() => {
    let leave: (() => void) | undefined;
    let isLeft = false;
    const timer = setTimeout(() => {
      import('../../../features/pools/hero/follow-pool.ts').then(
        ({ followPool }) => {
          const show = (pool: PoolBanner | undefined) => setKnown((was) => ({ ...was, pool }));
          if (!isLeft) leave = followPool(show);
        },
        // Without its file home stands as it is.
        () => undefined,
      );
    }, ASKED_AFTER_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      leave?.();
    };
  }, []);
  return known;
}
