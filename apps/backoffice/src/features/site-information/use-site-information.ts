import { useQuery } from '@tanstack/react-query';
import { useMay } from '../permissions/administrator.tsx';
import { api } from '../wire/api.ts';

export const siteInformationKey = ['site-information'] as const;

/** Who we are and how players reach us; asked for only by who may see it. */
export function useSiteInformation() {
  const may = useMay();
  return useQuery({
    queryKey: siteInformationKey,
    queryFn: () => api.site_config.inquire({}),
    enabled: may('site_config/inquire'),
  });
}
