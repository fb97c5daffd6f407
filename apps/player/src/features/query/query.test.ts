import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { invalidateQueries, query, refetchFailed } from './query.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { setTimeout, clearTimeout });
  page.visibilityState = 'visible';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function counted(outcomes: readonly (number | Error)[]) {
  let fetches = 0;
  const queryFn = async () => {
    const outcome = outcomes[Math.min(fetches, outcomes.length - 1)];
    fetches += 1;
    if (outcome instanceof Error || outcome === undefined) throw outcome;
    return outcome;
  };
  return { queryFn, fetches: () => fetches };
}

test('[SHELL-72] all subscribers share one fetch and its data', async () => {
  const { queryFn, fetches } = counted([1]);
  const shared = query({ queryFn, refetchInterval: 60_000 });
  shared.subscribe(() => {});
  shared.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect([shared.data(), fetches()]).toEqual([1, 1]);
});

test('[SHELL-72] it is refetched at its interval, as long as somebody subscribes', async () => {
  const { queryFn, fetches } = counted([1, 2, 3]);
  const shared = query({ queryFn, refetchInterval: 60_000 });
  const leave = shared.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shared.data()).toBe(2);
  leave();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetches()).toBe(2);
});

test('[SHELL-72] a failure keeps the data and is retried after 10 s', async () => {
  const { queryFn } = counted([1, new Error('no network'), 2]);
  const shared = query({ queryFn, refetchInterval: 60_000 });
  shared.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shared.data()).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shared.data()).toBe(2);
});

test('[SHELL-72] a hidden page waits until it is seen', async () => {
  const { queryFn, fetches } = counted([1, 2]);
  const shared = query({ queryFn, refetchInterval: 10_000 });
  shared.subscribe(() => {});
  page.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetches()).toBe(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetches()).toBe(2);
});

test('[SHELL-72] a response that was overtaken is dropped', async () => {
  const responses: ((response: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => responses.push(resolve));
  const shared = query({ queryFn, refetchInterval: 60_000 });
  shared.subscribe(() => {});
  shared.refetch();
  responses[1]?.('new');
  responses[0]?.('old');
  await vi.advanceTimersByTimeAsync(0);
  expect(shared.data()).toBe('new');
});

test('[SHELL-21] invalidation refetches what is subscribed to, and nothing else', async () => {
  const { queryFn, fetches } = counted([1, 2, 3]);
  const shared = query({ queryFn, refetchInterval: 60_000 });
  const leave = shared.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  invalidateQueries();
  await vi.advanceTimersByTimeAsync(0);
  expect([shared.data(), fetches()]).toEqual([2, 2]);
  leave();
  invalidateQueries();
  expect(fetches()).toBe(2);
});

test('data that came another way is shown until the next response', async () => {
  const { queryFn } = counted([1]);
  const pushed = query({ queryFn });
  pushed.setData(7);
  expect(pushed.state()).toEqual({ status: 'ready', data: 7 });
  pushed.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(pushed.data()).toBe(1);
});

describe('a query without an interval', () => {
  /** Each fetch waits until the test responds, in the order it likes. */
  function fetchedByHand() {
    const fetches: { respond: (text: string) => void; fail: () => void }[] = [];
    const once = query({
      queryFn: () =>
        new Promise<string>((respond, reject) => {
          fetches.push({ respond, fail: () => reject(new Error('no network')) });
        }),
    });
    const leave = once.subscribe(() => {});
    return { once, fetches, leave };
  }
  const settled = () => vi.advanceTimersByTimeAsync(0);

  test('[MS-50] is loading, then shows its data', async () => {
    const { once, fetches } = fetchedByHand();
    expect(once.state()).toEqual({ status: 'loading' });
    fetches[0]?.respond('one');
    await settled();
    expect(once.state()).toEqual({ status: 'ready', data: 'one' });
  });

  test('[MS-50] says a failure only where nothing is shown', async () => {
    const { once, fetches } = fetchedByHand();
    fetches[0]?.fail();
    await settled();
    expect(once.state()).toEqual({ status: 'failed' });
    once.refetch();
    expect(once.state()).toEqual({ status: 'loading' });
    fetches[1]?.respond('one');
    await settled();
    once.refetch();
    fetches[2]?.fail();
    await settled();
    expect(once.state()).toEqual({ status: 'ready', data: 'one' });
  });

  test('[MS-50] drops a response that was overtaken', async () => {
    const { once, fetches } = fetchedByHand();
    once.refetch();
    fetches[1]?.respond('new');
    fetches[0]?.respond('old');
    await settled();
    expect(once.state()).toEqual({ status: 'ready', data: 'new' });
  });

  test('is fetched once, however often somebody subscribes', async () => {
    const { once, fetches, leave } = fetchedByHand();
    fetches[0]?.respond('one');
    await settled();
    leave();
    once.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(600_000);
    expect(fetches).toHaveLength(1);
  });
});

test('[SHELL-73] a reconnection refetches what failed, with data or without', async () => {
  const polled = counted([1, new Error('no network'), 2]);
  const once = counted([new Error('no network'), 3]);
  const queries = [
    query({ queryFn: polled.queryFn, refetchInterval: 60_000 }),
    query({ queryFn: once.queryFn }),
  ] as const;
  for (const { subscribe } of queries) subscribe(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queries.map(({ state }) => state().status)).toEqual(['ready', 'failed']);
  refetchFailed();
  await vi.advanceTimersByTimeAsync(0);
  expect(queries.map(({ data }) => data())).toEqual([2, 3]);
});

test('[SHELL-73] a reconnection leaves what did not fail, and what nobody looks at', async () => {
  const healthy = counted([1]);
  const left = counted([new Error('no network')]);
  query({ queryFn: healthy.queryFn, refetchInterval: 60_000 }).subscribe(() => {});
  const leave = query({ queryFn: left.queryFn }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  leave();
  refetchFailed();
  await vi.advanceTimersByTimeAsync(0);
  expect([healthy.fetches(), left.fetches()]).toEqual([1, 1]);
});

test('[SHELL-73] who comes back to what failed fetches it again', async () => {
  const { queryFn } = counted([new Error('no network'), 1]);
  const shared = query({ queryFn });
  const leave = shared.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  leave();
  shared.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(shared.data()).toBe(1);
});
