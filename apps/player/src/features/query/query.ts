/** What a screen shows of a query: a failure shows only where there is no data (BRW-21, MS-50). */
export type QueryState<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly data: Data };

/**
 * Data of the server, cached outside React and shared by everybody who subscribes. It is fetched
 * while there is a subscriber; the last of them to leave stops the polling.
 */
export type Query<Data> = {
  readonly state: () => QueryState<Data>;
  readonly data: () => Data | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** With a `dedupeInterval` it is ignored while a fetch runs and for that long after it. */
  readonly refetch: () => void;
  /** For data that came another way, such as from a push or from an earlier visit. */
  readonly setData: (data: Data) => void;
  /** After a change of the `refetchInterval`. */
  readonly reschedule: () => void;
};

export type QueryOptions<Data> = {
  readonly queryFn: () => Promise<Data>;
  /** Without it the query is fetched once, and then only on demand. */
  readonly refetchInterval?: number | (() => number);
  /** The pause after a failed fetch of a polled query. */
  readonly retryInterval?: number;
  readonly dedupeInterval?: number;
  /** Read when the first subscriber comes; shown until the first response. */
  readonly initialData?: () => Data | undefined;
  /** Before the subscribers hear of it. */
  readonly onSuccess?: () => void;
  /** Called for the first subscriber; what it returns, for the last one to leave. */
  readonly onMount?: () => () => void;
};

const RETRY_INTERVAL_MS = 10_000;

const active = new Set<() => void>();

/** After a change of language or player all polled data may be different. */
export function invalidateQueries(): void {
  for (const invalidate of active) invalidate();
}

/** Of what somebody looks at; called, each tries again. */
export const failedFetches = new Set<() => void>();

/** After a reconnection nobody has to wait or tap for what failed without it (SHELL-73). */
export function refetchFailed(): void {
  for (const fetchAgain of [...failedFetches]) fetchAgain();
}

/** For what depends on the language or the player without being a query. */
export function whenQueriesAreInvalidated(listener: () => void): void {
  active.add(listener);
}

export function query<Data>(options: QueryOptions<Data>): Query<Data> {
  const isPolled = options.refetchInterval !== undefined;
  let state: QueryState<Data> = { status: 'loading' };
  const newest = newestOnly<Data>();
  const dedupe = dedupeWindow(options.dedupeInterval);
  let unmount: (() => void) | undefined;
  const { subscribe, notify, isObserved } = observers({ onFirst: mount, onLast: end });
  const poll = visibleTimer(refetch);

  function become(next: QueryState<Data>): void {
    state = next;
    notify();
  }

  /** Drops the response that is under way. */
  function invalidate(): void {
    if (!isObserved()) return;
    poll.stop();
    failedFetches.delete(invalidate);
    dedupe.open();
    // A polled query keeps its failure while it retries by itself, or the screen would flicker.
    if (state.status === 'failed' && !isPolled) become({ status: 'loading' });
    newest.follow(
      options.queryFn(),
      (data) => {
        options.onSuccess?.();
        become({ status: 'ready', data });
        settle(intervalOf(options));
      },
      () => {
        if (isObserved()) failedFetches.add(invalidate);
        if (state.status !== 'ready') become({ status: 'failed' });
        settle(options.retryInterval ?? Math.min(RETRY_INTERVAL_MS, intervalOf(options)));
      },
    );
  }

  function settle(nextMs: number): void {
    if (isPolled) poll.start(nextMs);
    dedupe.closeLater();
  }

  function refetch(): void {
    if (!dedupe.isOpen()) invalidate();
  }

  function mount(): void {
    if (state.status !== 'ready') state = initialState(options) ?? state;
    unmount = options.onMount?.();
    if (isPolled) active.add(invalidate);
    if (isPolled || !newest.hasBegun() || state.status === 'failed') refetch();
  }

  function end(): void {
    active.delete(invalidate);
    failedFetches.delete(invalidate);
    unmount?.();
    poll.stop();
    // Nobody waits for what is under way, so the next subscriber may fetch at once.
    dedupe.close();
  }

  return {
    state: () => state,
    data: () => (state.status === 'ready' ? state.data : undefined),
    subscribe,
    refetch,
    setData: (data) => become({ status: 'ready', data }),
    reschedule: () => poll.start(intervalOf(options)),
  };
}

function initialState<Data>({ initialData }: QueryOptions<Data>): QueryState<Data> | undefined {
  const data = initialData?.();
  return data === undefined ? undefined : { status: 'ready', data };
}

const intervalOf = ({ refetchInterval }: Pick<QueryOptions<unknown>, 'refetchInterval'>): number =>
  typeof refetchInterval === 'function' ? refetchInterval() : (refetchInterval ?? 0);

/** Follows the fetch that began last; the response to an older one is dropped. */
function newestOnly<Data>() {
  let newest = 0;
  return {
    hasBegun: () => newest > 0,
    follow: (fetched: Promise<Data>, onData: (data: Data) => void, onFailure: () => void) => {
      newest += 1;
      const mine = newest;
      fetched.then(
        (data) => mine === newest && onData(data),
        () => mine === newest && onFailure(),
      );
    },
  };
}

type ObserverHooks = { readonly onFirst: () => void; readonly onLast: () => void };

/** Listeners, and what is to be done when the first comes and when the last leaves. */
export function observers({ onFirst, onLast }: ObserverHooks) {
  const listeners = new Set<() => void>();
  return {
    isObserved: () => listeners.size > 0,
    notify: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      if (listeners.size === 1) onFirst();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) onLast();
      };
    },
  };
}

/** Open while a fetch runs and for the interval after it; without an interval never. */
function dedupeWindow(interval: number | undefined) {
  let isOpen = false;
  let timer: number | undefined;
  const close = () => {
    isOpen = false;
  };
  return {
    isOpen: () => isOpen,
    open: () => {
      clearTimeout(timer);
      isOpen = interval !== undefined;
    },
    close,
    closeLater: () => {
      if (isOpen) timer = window.setTimeout(close, interval);
    },
  };
}

/** Runs the work after a while; on a hidden page, once it is visible again. */
function visibleTimer(work: () => void) {
  let timer: number | undefined;
  function run(): void {
    if (document.visibilityState === 'visible') work();
    else document.addEventListener('visibilitychange', run, { once: true });
  }
  return {
    stop: () => clearTimeout(timer),
    start: (afterMs: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(run, afterMs);
    },
  };
}
