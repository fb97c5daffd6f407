import { CallRejected } from '@kipute/api-client/call-rejected';
import { expect, test, vi } from 'vitest';
import { stubWatchedPage } from '../fixtures/watched-page.ts';
import { refetchIntervalMs, watchPayment } from './watch-payment.ts';

const page = stubWatchedPage();

type Answer = 'prompted' | 'paid' | Error;

function watched(...answers: readonly Answer[]) {
  let asked = 0;
  const watch = watchPayment<string>({
    first: 'asking',
    isUnderWay: (stage) => stage !== 'paid',
    fetchPayment: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (answer === undefined || answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { watch, leave: watch.listen(() => {}), asked: () => asked };
}

const paces = [
  [0, 2_000],
  [119_999, 2_000],
  [120_000, 10_000],
  [3_600_000, 10_000],
] as const;

test.each(paces)('[MS-20] after %d ms of waiting it is asked again in %d ms', (waited, pace) => {
  expect(refetchIntervalMs(waited)).toBe(pace);
});

test('[MS-20] a payment is asked about at once and every 2 s until its end', async () => {
  const { watch, asked } = watched('prompted', 'prompted', 'paid');
  await vi.advanceTimersByTimeAsync(0);
  expect([watch.payment(), asked()]).toEqual(['prompted', 1]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect([watch.payment(), asked()]).toEqual(['paid', 3]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked()).toBe(3);
});

test('[MS-20] nobody looks, nobody asks', async () => {
  const { leave, asked } = watched('prompted');
  await vi.advanceTimersByTimeAsync(0);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(1);
});

test('[MS-20] a page the PIN prompt hides rests, and asks at once when it is seen', async () => {
  const { watch, asked } = watched('prompted', 'paid');
  await vi.advanceTimersByTimeAsync(0);
  page.hide();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(1);
  page.comeBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(watch.payment()).toBe('paid');
});

test('[MS-20] a failure changes nothing that is shown and is tried again', async () => {
  const { watch } = watched('prompted', new Error('no network'), 'paid');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(watch.payment()).toBe('prompted');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(watch.payment()).toBe('paid');
});

test('[MS-20] who is told to wait waits', async () => {
  const waits = new CallRejected({
    code: 'too-many-requests',
    httpStatus: 429,
    message: '',
    retryAfterSeconds: 30,
  });
  const { asked } = watched(waits, 'paid');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked()).toBe(2);
});

test('[MS-20] asking by hand takes the place of the next turn', async () => {
  const { watch, asked } = watched('prompted');
  await vi.advanceTimersByTimeAsync(1_500);
  watch.refetch();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(asked()).toBe(2);
});

test('[MS-20] news from the server is followed by a question at once', async () => {
  const { watch, leave, asked } = watched('prompted', 'paid');
  await vi.advanceTimersByTimeAsync(100);
  page.hearNews();
  await vi.advanceTimersByTimeAsync(0);
  expect(watch.payment()).toBe('paid');
  leave();
  page.hearNews();
  expect(asked()).toBe(2);
});
