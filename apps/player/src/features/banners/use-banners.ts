import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { currentLanguage } from '../../i18n/i18n.ts';
import { useLayout } from '../../platform/device.ts';
import { keepJson, readKeptJson } from '../../platform/device-storage.ts';
import { type Query, query } from '../query/query.ts';
import { useQueryData } from '../query/use-query-data.ts';
import { api } from '../wire/api.ts';

export type Banners = CallContent<'banner/inquire'>;

const REFETCH_INTERVAL_MS = 10 * 60_000;

/**
 * No data until there is a response, or what an earlier visit cached of it. A failure is silent and
 * leaves what is known; where nothing is, it stands for no banners (BAN-12).
 */
export function bannersQuery(
  type: CallRequest<'banner/inquire'>['type'],
  fetchBanners = (): Promise<Banners> => api.banner.inquire({ type }, { silent: true }),
): Query<Banners> {
  // The number changes with the shape of what is cached.
  const storageKey = () => `banners.1.${type}.${currentLanguage()}`;
  const banners: Query<Banners> = query({
    queryFn: () => fetchBanners().then(cache, () => banners.data() ?? []),
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  const cached = readKeptJson(storageKey());
  if (Array.isArray(cached)) banners.setData(cached);
  return banners;

  function cache(fetched: Banners): Banners {
    keepJson(storageKey(), fetched);
    return fetched;
  }
}

const queries = { phone: bannersQuery(15), desktop: bannersQuery(16) };

export function useBanners(): Banners | undefined {
  return useQueryData(queries[useLayout()]);
}
