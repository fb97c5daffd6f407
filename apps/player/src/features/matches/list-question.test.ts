import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseDataSaver } from '../data-saver/data-saver.ts';
import { socketIs } from '../live-odds/trust.ts';
import { askEverythingAgain } from '../wire/standing-question.ts';
import { listQuestion, refreshShownLists } from './list-question.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { setTimeout, clearTimeout });
  page.visibilityState = 'visible';
});
afterEach(() => {
  stop();
  socketIs('away');
  chooseDataSaver('off');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let stop = () => {};

/** Each asking waits until it is answered by hand. */
function shownList(kept?: string) {
  const asked: { answer: (text: string) => void; fail: () => void }[] = [];
  const question = listQuestion<string>({
    ask: () =>
      new Promise((resolve, reject) => {
        asked.push({ answer: resolve, fail: () => reject(new Error('no network')) });
      }),
    ...(kept !== undefined && { kept: () => kept }),
  });
  stop = question.listen(() => {});
  return { question, asked };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('[BRW-20] a request is ignored while one runs and until 500 ms after it', async () => {
  const { question, asked } = shownList();
  question.refresh();
  expect(asked).toHaveLength(1);
  asked[0]?.answer('first');
  await pass(499);
  question.refresh();
  expect(asked).toHaveLength(1);
  await pass(1);
  question.refresh();
  expect(asked).toHaveLength(2);
});

test('[BRW-20] a failed one is followed by the same 500 ms', async () => {
  const { question, asked } = shownList();
  asked[0]?.fail();
  await pass(499);
  question.refresh();
  expect(asked).toHaveLength(1);
  await pass(1);
  question.refresh();
  expect(asked).toHaveLength(2);
});

describe('[BRW-21] a failure', () => {
  test('is said where nothing was shown', async () => {
    const { question, asked } = shownList();
    expect(question.view()).toEqual({ status: 'loading' });
    asked[0]?.fail();
    await pass(0);
    expect(question.view()).toEqual({ status: 'failed' });
  });

  test('leaves what is shown', async () => {
    const { question, asked } = shownList();
    asked[0]?.answer('first');
    await pass(5_000);
    asked[1]?.fail();
    await pass(0);
    expect(question.view()).toEqual({ status: 'ready', answer: 'first' });
  });

  test('is made good by the next answer', async () => {
    const { question, asked } = shownList();
    asked[0]?.fail();
    await pass(5_000);
    asked[1]?.answer('second');
    await pass(0);
    expect(question.view()).toEqual({ status: 'ready', answer: 'second' });
  });
});

const paces = [
  ['without the socket', () => {}, 5_000],
  ['with the socket', () => socketIs('live'), 60_000],
  ['saving data', () => chooseDataSaver('on'), 15_000],
] as const;

test.each(paces)('[BRW-11] %s the next request comes in its time', async (_when, set, everyMs) => {
  set();
  const { asked } = shownList();
  asked[0]?.answer('first');
  await pass(everyMs - 1);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect(asked).toHaveLength(2);
});

test('[BRW-11] a socket that is lost in between makes it sooner', async () => {
  socketIs('live');
  const { asked } = shownList();
  asked[0]?.answer('first');
  await pass(20_000);
  socketIs('away');
  await pass(5_000);
  expect(asked).toHaveLength(2);
});

test('[BRW-11] what failed is tried again after 5 seconds, socket or not', async () => {
  socketIs('live');
  const { asked } = shownList();
  asked[0]?.fail();
  await pass(5_000);
  expect(asked).toHaveLength(2);
});

test('[BRW-11] a hidden page waits until it is seen', async () => {
  const { asked } = shownList();
  asked[0]?.answer('first');
  page.visibilityState = 'hidden';
  await pass(60_000);
  expect(asked).toHaveLength(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(asked).toHaveLength(2);
});

test('[BRW-11] after a reconnection what is shown is asked for at once, and nothing else', async () => {
  const { asked } = shownList();
  asked[0]?.answer('first');
  await pass(600);
  refreshShownLists();
  expect(asked).toHaveLength(2);
  asked[1]?.answer('second');
  await pass(600);
  stop();
  refreshShownLists();
  await pass(60_000);
  expect(asked).toHaveLength(2);
});

test('[SHELL-21] another language asks anew and drops the answer in the old one', async () => {
  const { question, asked } = shownList();
  askEverythingAgain();
  expect(asked).toHaveLength(2);
  asked[1]?.answer('English');
  asked[0]?.answer('Kiswahili');
  await pass(0);
  expect(question.view()).toEqual({ status: 'ready', answer: 'English' });
});

test('[BRW-23] what was kept is shown until the first answer', async () => {
  const { question, asked } = shownList('kept');
  expect(question.view()).toEqual({ status: 'ready', answer: 'kept' });
  asked[0]?.answer('first');
  await pass(0);
  expect(question.view()).toEqual({ status: 'ready', answer: 'first' });
});
