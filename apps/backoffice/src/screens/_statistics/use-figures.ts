import type {
  StatisticsProduct,
  StatisticsRows,
} from '@kipute/contract/constants/operations/statistics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../features/wire/api.ts';
import { useLanguage } from '../../i18n/use-text.ts';
import type { Shown, ShownPeriod } from './use-period.ts';

/** A figure that is looked at goes on by itself. */
export const REFRESH_MS = 10_000;

const quietly = { silent: true, background: true } as const;

const productOf = ({ get }: Shown): { product?: StatisticsProduct } => {
  const product = get('product');
  return product === '' ? {} : { product: product as StatisticsProduct };
};

/** The table of a period, and of the one it is compared with. */
export function useHistory(shown: Shown, rowsBy: StatisticsRows) {
  const product = productOf(shown);
  const { period, before } = shown;
  return {
    now: useTable(period, { rowsBy, product }),
    before: useTable(before, { rowsBy, product }),
  };
}

type AskedTable = {
  readonly rowsBy: StatisticsRows;
  readonly product: ReturnType<typeof productOf>;
};

function useTable(period: ShownPeriod | undefined, { rowsBy, product }: AskedTable) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['statistics/history', period, rowsBy, product, language],
    queryFn: ({ signal }) =>
      api.statistics.history({ ...product, ...period, rows_by: rowsBy }, { silent: true, signal }),
    enabled: period !== undefined,
    placeholderData: (known, query) =>
      query?.queryKey[2] === rowsBy ? keepPreviousData(known) : undefined,
  });
}

export type AgentRows = 'agent' | 'day' | 'product';

export function useAgentTables(shown: Shown, asked: { rowsBy: AgentRows; agentId: string }) {
  return {
    now: useAgentTable(shown.period, shown, asked),
    before: useAgentTable(shown.before, shown, asked),
  };
}

function useAgentTable(
  period: ShownPeriod | undefined,
  shown: Shown,
  { rowsBy, agentId }: { rowsBy: AgentRows; agentId: string },
) {
  const about = agentId === '' ? {} : { agent_id: agentId };
  const product = productOf(shown);
  return useQuery({
    queryKey: ['statistics/agent', period, rowsBy, product, about],
    queryFn: ({ signal }) =>
      api.statistics.agent(
        { ...product, ...period, ...about, rows_by: rowsBy },
        { silent: true, signal },
      ),
    enabled: period !== undefined,
  });
}

export function useHourly(shown: Shown) {
  const product = productOf(shown);
  const { period } = shown;
  return useQuery({
    queryKey: ['statistics/hourly', period, product],
    queryFn: ({ signal }) =>
      api.statistics.hourly({ ...product, ...period }, { silent: true, signal }),
  });
}

export function usePlayers(period: ShownPeriod | undefined) {
  return useQuery({
    queryKey: ['statistics/players', period],
    queryFn: ({ signal }) => api.statistics.players({ ...period }, { silent: true, signal }),
    enabled: period !== undefined,
  });
}

export function useToday(enabled = true) {
  return useQuery({
    queryKey: ['statistics/today'],
    queryFn: ({ signal }) => api.statistics.today({}, { ...quietly, signal }),
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: false,
    enabled,
  });
}
