import type { CallContent } from '@kipute/contract/registry';

/** `undefined` while betting is open, else the operators' words for the pause. */
export type BettingPause = { readonly prompt: string } | undefined;

/** Before the first answer betting counts as open: the server refuses bets in any case. */
export function pauseIn(
  answer: CallContent<'bet_config/checkout_no_bet'> | undefined,
): BettingPause {
  return answer && answer.no_bet !== 0 ? { prompt: answer.pause_prompt } : undefined;
}
