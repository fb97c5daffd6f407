import type { CallContent } from '@kipute/contract/registry';
import { query } from '../query/query.ts';
import { useQueryData } from '../query/use-query-data.ts';
import { api } from '../wire/api.ts';
import { HOME_REGION } from './regions.ts';

export type AreaCode = CallContent<'area_code/shown'>[number];

const areaCodesQuery = query({ queryFn: () => api.area_code.shown({}, { silent: true }) });

const home: AreaCode = {
  area_code: HOME_REGION,
  country: 'TZ',
  name_sw: 'Tanzania',
  name_en: 'Tanzania',
};

/** The countries that may register, first the one that is offered; home until they are known. */
export function useAreaCodes(): readonly [AreaCode, ...AreaCode[]] {
  const [first = home, ...others] = useQueryData(areaCodesQuery) ?? [];
  return [first, ...others];
}
