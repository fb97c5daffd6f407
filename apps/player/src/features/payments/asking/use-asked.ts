import { useMemo, useSyncExternalStore } from 'react';
import { type AnswerView, answerStore } from './answer-store.ts';

export type Asked<Answer> = AnswerView<Answer> & { readonly retry: () => void };

/** Asks once per input. A block whose answer depends on more is given a `key` by its parent. */
export function useAsked<Input extends string | number, Answer>(
  ask: (input: Input) => Promise<Answer>,
  input: Input,
): Asked<Answer> {
  const store = useMemo(() => answerStore(() => ask(input)), [ask, input]);
  const view = useSyncExternalStore(store.listen, store.view, store.view);
  return { ...view, retry: store.refresh };
}
