import type { CallContent, CallInput } from '@kipute/contract/registry';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../features/wire/api.ts';

export type TradedMatch = CallContent<'trading/detailed'>;
export type TradedMarket = TradedMatch['markets'][number];
export type TradedSelection = TradedMarket['selections'][number];
export type Preview = CallContent<'trading/preview_result'>;

/** Prices move while somebody looks at them. */
export const REFRESH_SECONDS = 2;

const keyOf = (id: string) => ['trading', id] as const;

export function useTradedMatch(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      api.trading.detailed({ match_id: id }, { signal, silent: true, background: true }),
    refetchInterval: REFRESH_SECONDS * 1_000,
  });
}

/** The page follows each deed at once and does not wait for its clock. */
function useDeed<Input>(id: string, deed: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deed,
    // Refused or not, what stands now is what a trader has to see.
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  });
}

type Sealing = CallInput<'trading/update_seal'>;
type Risking = CallInput<'trading/update_risk'>;
type Pricing = CallInput<'trading/update_price'>;

export type Deeds = {
  readonly seal: (input: Sealing) => void;
  readonly setRisk: (input: Risking) => void;
  readonly movePrice: (input: Pricing) => void;
};

export function useDeeds(id: string): Deeds {
  const seal = useDeed(id, (input: Sealing) => api.trading.update_seal(input));
  const risk = useDeed(id, (input: Risking) => api.trading.update_risk(input));
  const price = useDeed(id, (input: Pricing) => api.trading.update_price(input));
  return { seal: seal.mutate, setRisk: risk.mutate, movePrice: price.mutate };
}
