import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseDataSaver } from '../data-saver/data-saver.ts';
import { invalidateQueries } from '../query/query.ts';
import { oddsQuery, refetchOdds } from './odds-query.ts';
import { setSocketStatus } from './staleness.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { setTimeout, clearTimeout });
  page.visibilityState = 'visible';
});
afterEach(() => {
  stop();
  setSocketStatus('away');
  chooseDataSaver('off');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let stop = () => {};

/** Each fetch waits until the test responds. */
function shownList(cached?: string) {
  const fetches: { respond: (text: string) => void; fail: () => void }[] = [];
  const list = oddsQuery<string>({
    queryFn: () =>
      new Promise((resolve, reject) => {
        fetches.push({ respond: resolve, fail: () => reject(new Error('no network')) });
      }),
    ...(cached !== undefined && { initialData: () => cached }),
  });
  stop = list.subscribe(() => {});
  return { list, fetches };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('[BRW-20] a refetch is ignored while one runs and until 500 ms after it', async () => {
  const { list, fetches } = shownList();
  list.refetch();
  expect(fetches).toHaveLength(1);
  fetches[0]?.respond('first');
  await pass(499);
  list.refetch();
  expect(fetches).toHaveLength(1);
  await pass(1);
  list.refetch();
  expect(fetches).toHaveLength(2);
});

test('[BRW-20] a failed one is followed by the same 500 ms', async () => {
  const { list, fetches } = shownList();
  fetches[0]?.fail();
  await pass(499);
  list.refetch();
  expect(fetches).toHaveLength(1);
  await pass(1);
  list.refetch();
  expect(fetches).toHaveLength(2);
});

describe('[BRW-21] a failure', () => {
  test('is said where nothing was shown', async () => {
    const { list, fetches } = shownList();
    expect(list.state()).toEqual({ status: 'loading' });
    fetches[0]?.fail();
    await pass(0);
    expect(list.state()).toEqual({ status: 'failed' });
  });

  test('leaves what is shown', async () => {
    const { list, fetches } = shownList();
    fetches[0]?.respond('first');
    await pass(5_000);
    fetches[1]?.fail();
    await pass(0);
    expect(list.state()).toEqual({ status: 'ready', data: 'first' });
  });

  test('is made good by the next response', async () => {
    const { list, fetches } = shownList();
    fetches[0]?.fail();
    await pass(5_000);
    fetches[1]?.respond('second');
    await pass(0);
    expect(list.state()).toEqual({ status: 'ready', data: 'second' });
  });
});

const paces = [
  ['without the socket', () => {}, 5_000],
  ['with the socket', () => setSocketStatus('live'), 60_000],
  ['saving data', () => chooseDataSaver('on'), 15_000],
] as const;

test.each(paces)('[BRW-11] %s the next request comes in its time', async (_when, set, everyMs) => {
  set();
  const { fetches } = shownList();
  fetches[0]?.respond('first');
  await pass(everyMs - 1);
  expect(fetches).toHaveLength(1);
  await pass(1);
  expect(fetches).toHaveLength(2);
});

test('[BRW-11] a socket that is lost in between makes it sooner', async () => {
  setSocketStatus('live');
  const { fetches } = shownList();
  fetches[0]?.respond('first');
  await pass(20_000);
  setSocketStatus('away');
  await pass(5_000);
  expect(fetches).toHaveLength(2);
});

test('[BRW-11] what failed is retried after 5 seconds, socket or not', async () => {
  setSocketStatus('live');
  const { fetches } = shownList();
  fetches[0]?.fail();
  await pass(5_000);
  expect(fetches).toHaveLength(2);
});

test('[BRW-11] a hidden page waits until it is seen', async () => {
  const { fetches } = shownList();
  fetches[0]?.respond('first');
  page.visibilityState = 'hidden';
  await pass(60_000);
  expect(fetches).toHaveLength(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(fetches).toHaveLength(2);
});

test('[BRW-11] after a reconnection what is shown is refetched at once, and nothing else', async () => {
  const { fetches } = shownList();
  fetches[0]?.respond('first');
  await pass(600);
  refetchOdds();
  expect(fetches).toHaveLength(2);
  fetches[1]?.respond('second');
  await pass(600);
  stop();
  refetchOdds();
  await pass(60_000);
  expect(fetches).toHaveLength(2);
});

test('[SHELL-21] another language refetches and drops the response in the old one', async () => {
  const { list, fetches } = shownList();
  invalidateQueries();
  expect(fetches).toHaveLength(2);
  fetches[1]?.respond('English');
  fetches[0]?.respond('Kiswahili');
  await pass(0);
  expect(list.state()).toEqual({ status: 'ready', data: 'English' });
});

test('[BRW-23] what an earlier visit cached is shown until the first response', async () => {
  const { list, fetches } = shownList('cached');
  expect(list.state()).toEqual({ status: 'ready', data: 'cached' });
  fetches[0]?.respond('first');
  await pass(0);
  expect(list.state()).toEqual({ status: 'ready', data: 'first' });
});
