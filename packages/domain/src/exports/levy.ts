import { percentOfRoundedDown, type Senti, senti } from '../money/senti.ts';

/** What the house won of one product while one rate was in force; below nothing when it lost. */
export type RatedRevenue = { readonly percent: number; readonly revenue: Senti };

/**
 * The levy of a month: each part at the rate of its days, losses of one part set off against the
 * other parts, and nothing of a month that the house lost (REG-21).
 */
export function levyOf(parts: readonly RatedRevenue[]): Senti {
  const shares = parts.map(({ percent, revenue }) =>
    revenue < 0n
      ? senti(-percentOfRoundedDown(senti(-revenue), percent))
      : percentOfRoundedDown(revenue, percent),
  );
  const sum = shares.reduce((total, share) => total + share, 0n);
  return senti(sum > 0n ? sum : 0n);
}
