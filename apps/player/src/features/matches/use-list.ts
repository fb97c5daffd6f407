import { useSyncExternalStore } from 'react';
import type { ListQuestion, ListView } from './list-question.ts';

export function useList<Answer>(question: ListQuestion<Answer>): ListView<Answer> {
  return useSyncExternalStore(question.listen, question.view, question.view);
}
