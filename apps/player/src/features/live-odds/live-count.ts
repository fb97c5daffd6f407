import { query } from '../query/query.ts';
import { useQueryData } from '../query/use-query-data.ts';
import { createCell, useCell } from '../store/cell.ts';
import { api } from '../wire/api.ts';

const REFETCH_INTERVAL_MS = 60_000;

/** How many matches are being played; undefined until the server has said so. */
export const liveCount = createCell<number | undefined>(undefined);

const liveCountQuery = query({
  queryFn: async () => {
    const { total } = await api.atlassian.get_rolling_ball_number({}, { silent: true });
    liveCount.set(total);
    return total;
  },
  refetchInterval: REFETCH_INTERVAL_MS,
});

/** The number beside the live entries; the socket updates it sooner than the call. */
export function useLiveCount(): number | undefined {
  useQueryData(liveCountQuery);
  return useCell(liveCount);
}
