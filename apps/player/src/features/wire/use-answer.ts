import { useSyncExternalStore } from 'react';
import type { StandingQuestion } from './standing-question.ts';

export function useAnswer<Answer>(question: StandingQuestion<Answer>): Answer | undefined {
  return useSyncExternalStore(question.listen, question.answer, question.answer);
}
