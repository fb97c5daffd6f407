import { HOME_REFRESH_COOL_DOWN_MS } from '@kipute/contract/constants/timing';
import { REFRESH_MS, refreshEveryMs, whenPaceChanges } from '../live-odds/refresh-pace.ts';
import { oddsHeard } from '../live-odds/trust.ts';
import { askTogether } from '../wire/standing-question.ts';

/** What a screen shows of a list; a failure shows only where nothing was shown before. */
export type ListView<Answer> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly answer: Answer };

/**
 * A list of matches, asked for as long as a screen shows it. A request is ignored while one runs
 * and for 500 ms after it; a failure is silent and leaves what is shown (BRW-20, BRW-21).
 */
export type ListQuestion<Answer> = {
  readonly view: () => ListView<Answer>;
  readonly listen: (listener: () => void) => () => void;
  readonly refresh: () => void;
};

type Terms<Answer> = {
  readonly ask: () => Promise<Answer>;
  /** From an earlier visit, shown until the first answer. */
  readonly kept?: () => Answer | undefined;
};

type Shown = { readonly refresh: () => void; readonly restart: () => void };
const shown = new Set<Shown>();

/** After a reconnection: what was missed in between is made up for. */
export function refreshShownLists(): void {
  for (const { refresh } of shown) refresh();
}

/** After a change of language whatever is under way is in the old one. */
askTogether({
  askAgain: () => {
    for (const { restart } of shown) restart();
  },
});

export function listQuestion<Answer>({ ask, kept }: Terms<Answer>): ListQuestion<Answer> {
  let view: ListView<Answer> = { status: 'loading' };
  const listeners = new Set<() => void>();
  const asking = repeatedly(async (isStillWanted) => {
    const next = await ask().then(
      (answer): ListView<Answer> => ({ status: 'ready', answer }),
      (): ListView<Answer> => (view.status === 'ready' ? view : { status: 'failed' }),
    );
    if (!isStillWanted() || next === view) return 'failed';
    if (next.status === 'ready') oddsHeard();
    view = next;
    for (const listener of listeners) listener();
    return next.status === 'ready' ? 'answered' : 'failed';
  });

  return {
    view: () => view,
    refresh: asking.refresh,
    listen: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        const old = view.status === 'ready' ? undefined : kept?.();
        if (old !== undefined) view = { status: 'ready', answer: old };
        asking.begin();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) asking.end();
      };
    },
  };
}

type Ask = (isStillWanted: () => boolean) => Promise<'answered' | 'failed'>;

/** Asks at the pace of the page, one at a time; a hidden page does not ask. */
function repeatedly(ask: Ask) {
  let newest = 0;
  let isAsking = false;
  let timer = 0;
  let leavePace = () => {};

  function schedule(afterMs: number): void {
    clearTimeout(timer);
    timer = window.setTimeout(refreshIfSeen, afterMs);
  }

  function refreshIfSeen(): void {
    if (document.visibilityState === 'visible') refresh();
    else document.addEventListener('visibilitychange', refreshIfSeen, { once: true });
  }

  function refresh(): void {
    if (!isAsking) restart();
  }

  async function restart(): Promise<void> {
    if (!shown.has(entry)) return;
    clearTimeout(timer);
    isAsking = true;
    newest += 1;
    const mine = newest;
    const outcome = await ask(() => mine === newest);
    if (mine !== newest) return;
    // A socket spares the answers, not the first one: what failed is tried again soon.
    schedule(outcome === 'answered' ? refreshEveryMs() : REFRESH_MS.away);
    window.setTimeout(() => {
      if (mine === newest) isAsking = false;
    }, HOME_REFRESH_COOL_DOWN_MS);
  }

  const entry = { refresh, restart };
  return {
    refresh,
    begin: () => {
      shown.add(entry);
      leavePace = whenPaceChanges(() => schedule(refreshEveryMs()));
      refresh();
    },
    end: () => {
      shown.delete(entry);
      leavePace();
      clearTimeout(timer);
      // Nobody waits for what is under way, so the next visit may ask at once.
      isAsking = false;
    },
  };
}
