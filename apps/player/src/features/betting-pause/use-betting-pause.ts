import type { CallContent } from '@kipute/contract/registry';
import { api } from '../wire/api.ts';
import { standingQuestion } from '../wire/standing-question.ts';
import { type BettingPause, pauseIn } from './betting-pause.ts';

const ASK_EVERY_MS = 10_000; // SHELL-17

export const bettingPauseQuestion = standingQuestion<CallContent<'bet_config/checkout_no_bet'>>({
  ask: () => api.bet_config.checkout_no_bet({}, { silent: true }),
  everyMs: ASK_EVERY_MS,
});

export function useBettingPause(): BettingPause {
  return pauseIn(bettingPauseQuestion.useAnswer());
}
