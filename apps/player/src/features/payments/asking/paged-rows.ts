/** A list that grows by "more"; its tail says what stands below the last row. */
export type RowsView<Row> =
  | { readonly status: 'loading' | 'failed' | 'empty' }
  | {
      readonly status: 'ready';
      readonly rows: readonly Row[];
      readonly count: number;
      readonly tail: 'more' | 'loading' | 'failed' | 'end';
    };

export type PagedRows<Row> = {
  readonly view: () => RowsView<Row>;
  readonly listen: (listener: () => void) => () => void;
  /** The next page, or the one that failed. */
  readonly showMore: () => void;
  /** Every page that is shown is asked for again; a failure leaves what is shown. */
  readonly refresh: () => void;
};

type Page<Row> = { readonly content: readonly Row[]; readonly count: number };

type Terms<Row> = {
  readonly ask: (page: number) => Promise<Page<Row>>;
  readonly keyOf: (row: Row) => string;
};

export function pagedRows<Row>({ ask, keyOf }: Terms<Row>): PagedRows<Row> {
  let rows: readonly Row[] = [];
  let count = 0;
  let pages = 0;
  let refreshes = 0;
  let state: 'idle' | 'asking' | 'failed' = 'idle';
  let view: RowsView<Row> = { status: 'loading' };
  const listeners = new Set<() => void>();

  function become(next: typeof state): void {
    state = next;
    view = viewOf();
    for (const listener of listeners) listener();
  }

  function viewOf(): RowsView<Row> {
    if (pages === 0) return { status: state === 'failed' ? 'failed' : 'loading' };
    if (rows.length === 0 && state === 'idle') return { status: 'empty' };
    return { status: 'ready', rows, count, tail: tailOf() };
  }

  function tailOf(): 'more' | 'loading' | 'failed' | 'end' {
    if (state === 'asking') return 'loading';
    if (state === 'failed') return 'failed';
    return rows.length < count ? 'more' : 'end';
  }

  function take({ content, count: all }: Page<Row>): void {
    // A new line pushes the others down a page, so the last of one page may begin the next.
    const known = new Set(rows.map(keyOf));
    rows = [...rows, ...content.filter((row) => !known.has(keyOf(row)))];
    pages += 1;
    // A page without rows is the end, whatever the number said.
    count = content.length === 0 ? rows.length : all;
    become('idle');
  }

  function refresh(): void {
    if (state === 'asking' || pages === 0) return;
    refreshes += 1;
    const mine = refreshes;
    Promise.all(Array.from({ length: pages }, (_, at) => ask(at + 1))).then(
      (answers) => {
        if (mine === refreshes) replace(answers);
      },
      () => undefined,
    );
  }

  function replace(answers: readonly Page<Row>[]): void {
    const byKey = new Map(
      answers.flatMap(({ content }) => content.map((row) => [keyOf(row), row] as const)),
    );
    rows = [...byKey.values()];
    count = Math.max(rows.length, answers[answers.length - 1]?.count ?? 0);
    become(state);
  }

  function showMore(): void {
    if (state === 'asking') return;
    // What a refresh brings now would be without the page that is being asked for.
    refreshes += 1;
    become('asking');
    ask(pages + 1).then(take, () => become('failed'));
  }

  return {
    view: () => view,
    showMore,
    refresh,
    listen: (listener) => {
      listeners.add(listener);
      if (pages === 0 && state === 'idle') showMore();
      return () => listeners.delete(listener);
    },
  };
}
