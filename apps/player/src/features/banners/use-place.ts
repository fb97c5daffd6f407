import type { CallRequest } from '@kipute/contract/registry';
import type { Query } from '../query/query.ts';
import { useQueryData } from '../query/use-query-data.ts';
import { type Banners, bannersQuery } from './use-banners.ts';

type Place = CallRequest<'banner/inquire'>['type'];

const queries = new Map<Place, Query<Banners>>();

function queryOf(type: Place): Query<Banners> {
  const known = queries.get(type) ?? bannersQuery(type);
  queries.set(type, known);
  return known;
}

/** The banners of a place that is seldom part of a first view; undefined while they are awaited. */
export function usePlace(type: Place): Banners | undefined {
  return useQueryData(queryOf(type));
}
