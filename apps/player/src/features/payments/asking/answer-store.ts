/** What a block of a money page shows; a failure never takes away what is shown (MS-50). */
export type AnswerView<Answer> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly answer: Answer };

export type AnswerStore<Answer> = {
  readonly view: () => AnswerView<Answer>;
  readonly listen: (listener: () => void) => () => void;
  readonly refresh: () => void;
};

/** One question, asked when somebody first listens and whenever it is asked to. */
export function answerStore<Answer>(ask: () => Promise<Answer>): AnswerStore<Answer> {
  let view: AnswerView<Answer> = { status: 'loading' };
  let newest = 0;
  const listeners = new Set<() => void>();

  function show(next: AnswerView<Answer>): void {
    view = next;
    for (const listener of listeners) listener();
  }

  function refresh(): void {
    newest += 1;
    const mine = newest;
    if (view.status === 'failed') show({ status: 'loading' });
    ask().then(
      (answer) => {
        if (mine === newest) show({ status: 'ready', answer });
      },
      () => {
        if (mine === newest && view.status !== 'ready') show({ status: 'failed' });
      },
    );
  }

  return {
    view: () => view,
    refresh,
    listen: (listener) => {
      listeners.add(listener);
      if (newest === 0) refresh();
      return () => listeners.delete(listener);
    },
  };
}
