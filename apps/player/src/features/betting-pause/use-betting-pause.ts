import { BETTING_PAUSE_POLL_MS } from '@kipute/contract/constants/timing';
import type { CallContent } from '@kipute/contract/registry';
import { query } from '../query/query.ts';
import { useQueryData } from '../query/use-query-data.ts';
import { api } from '../wire/api.ts';

export const bettingPauseQuery = query<CallContent<'bet_config/checkout_no_bet'>>({
  queryFn: () => api.bet_config.checkout_no_bet({}, { silent: true }),
  refetchInterval: BETTING_PAUSE_POLL_MS,
});

export function useBettingPause(): BettingPause {
  return pauseIn(useQueryData(bettingPauseQuery));
}

/** `undefined` while betting is open, else the operators' words for the pause. */
type BettingPause = { readonly prompt: string } | undefined;

/** Before the first response betting counts as open: the server refuses bets in any case. */
export function pauseIn(
  answer: CallContent<'bet_config/checkout_no_bet'> | undefined,
): BettingPause {
  return answer && answer.no_bet !== 0 ? { prompt: answer.pause_prompt } : undefined;
}
