import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standingQuestion } from './standing-question.ts';

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
  let asked = 0;
  const ask = async () => {
    const outcome = outcomes[Math.min(asked, outcomes.length - 1)];
    asked += 1;
    if (outcome instanceof Error || outcome === undefined) throw outcome;
    return outcome;
  };
  return { ask, asked: () => asked };
}

test('[SHELL-72] everyone who listens shares one answer', async () => {
  const { ask, asked } = counted([1]);
  const question = standingQuestion({ ask, everyMs: 60_000 });
  question.listen(() => {});
  question.listen(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect([question.answer(), asked()]).toEqual([1, 1]);
});

test('[SHELL-72] it is asked again after its time, as long as somebody listens', async () => {
  const { ask, asked } = counted([1, 2, 3]);
  const question = standingQuestion({ ask, everyMs: 60_000 });
  const leave = question.listen(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(question.answer()).toBe(2);
  leave();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked()).toBe(2);
});

test('[SHELL-72] a failure keeps the last answer and is tried again after 10 s', async () => {
  const { ask } = counted([1, new Error('no network'), 2]);
  const question = standingQuestion({ ask, everyMs: 60_000 });
  question.listen(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(question.answer()).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(question.answer()).toBe(2);
});

test('[SHELL-72] a hidden page waits until it is seen', async () => {
  const { ask, asked } = counted([1, 2]);
  const question = standingQuestion({ ask, everyMs: 10_000 });
  question.listen(() => {});
  page.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBe(2);
});

test('[SHELL-72] an answer that was overtaken is not taken', async () => {
  const answers: ((answer: string) => void)[] = [];
  const ask = () => new Promise<string>((resolve) => answers.push(resolve));
  const question = standingQuestion({ ask, everyMs: 60_000 });
  question.listen(() => {});
  question.askAgain();
  answers[1]?.('new');
  answers[0]?.('old');
  await vi.advanceTimersByTimeAsync(0);
  expect(question.answer()).toBe('new');
});
