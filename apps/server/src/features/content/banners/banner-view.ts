import { banner } from '@kipute/contract/calls/banner';
import type { CallContent } from '@kipute/contract/registry';
import type { BannerRow } from './banner-store.ts';

export type BannerView = CallContent<'banner/inquire'>[number];

/** As the page gets it, or undefined for a row that it could not show (BAN-03). */
export function bannerView(row: BannerRow): BannerView | undefined {
  const { jumpType, clicksNumber, ...same } = row;
  const { data } = banner.safeParse({
    ...same,
    jump: jumpType === 0 ? '' : row.jump,
    jump_type: jumpType,
    clicks_number: clicksNumber,
    remove_status: 0,
  });
  return data;
}
