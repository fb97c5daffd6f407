import { useCallback, useEffect, useState } from 'react';

export type Asked<Answer> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly answer: Answer };

/** A query made on mount and again on demand; `ask` must be the same function at every render. */
export function useAsked<Answer>(ask: () => Promise<Answer>) {
  const [attempt, setAttempt] = useState(1);
  const [view, setView] = useState<Asked<Answer>>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew.
  useEffect(() => {
    let isWanted = true;
    const show = (next: Asked<Answer>) => {
      if (isWanted) setView(next);
    };
    ask().then(
      (answer) => show({ status: 'ready', answer }),
      () => show({ status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt, ask]);
  /** Stale-while-revalidate: what is shown stays until the new response is here. */
  const askAgain = useCallback(() => setAttempt((last) => last + 1), []);
  const retry = () => {
    setView({ status: 'loading' });
    askAgain();
  };
  return { view, askAgain, retry };
}
