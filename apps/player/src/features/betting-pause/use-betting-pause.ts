import { BETTING_PAUSE_POLL_MS } from '@kipute/contract/constants/timing';
import type { CallContent } from '@kipute/contract/registry';
import { api } from '../wire/api.ts';
import { standingQuestion } from '../wire/standing-question.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { type BettingPause, pauseIn } from './betting-pause.ts';

export const bettingPauseQuestion = standingQuestion<CallContent<'bet_config/checkout_no_bet'>>({
  ask: () => api.bet_config.checkout_no_bet({}, { silent: true }),
  everyMs: BETTING_PAUSE_POLL_MS,
});

export function useBettingPause(): BettingPause {
  return pauseIn(useAnswer(bettingPauseQuestion));
}
