import { currentLanguage } from '../../../i18n/i18n.ts';
import { readKeptJson } from '../../../platform/device-storage.ts';
import type { ShownBanner } from '../../banners/BannerCard.tsx';

/** The pool as home shows it among the banners, and until when it is on sale. */
export type PoolBanner = Pick<ShownBanner, 'title' | 'represent' | 'note'> & {
  readonly closeTime: string;
};

export const JACKPOT_PATH = '/string_ball/jackpot';

export const poolBannerKey = (): string => `pool.banner.${currentLanguage()}`;

/**
 * What the last visit saw of an issue that is still on sale: part of the first view, so that the
 * card has its place before the pool is asked for. This file must stay as small as it is.
 */
export function keptPool(nowMs: number): PoolBanner | undefined {
  const kept = readKeptJson(poolBannerKey()) as PoolBanner | null;
  return kept?.represent && Date.parse(kept.closeTime) > nowMs ? kept : undefined;
}
