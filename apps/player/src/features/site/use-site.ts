import type { CallContent } from '@kipute/contract/registry';
import { setServerTime } from '../clock/server-clock.ts';
import { query } from '../query/query.ts';
import { useQueryData } from '../query/use-query-data.ts';
import { api } from '../wire/api.ts';

export type Site = CallContent<'configuration/inquire'>;

const REFETCH_INTERVAL_MS = 5 * 60_000;

/** What the operators say about the site: contacts, links, licence, maintenance, the time. */
export const siteQuery = query({ queryFn: fetchSite, refetchInterval: REFETCH_INTERVAL_MS });

export function useSite(): Site | undefined {
  return useQueryData(siteQuery);
}

async function fetchSite(): Promise<Site> {
  const site = await api.configuration.inquire({}, { silent: true });
  setServerTime(site.server_time);
  return site;
}
