import { expect, test } from 'vitest';
import { answerStore } from './answer-store.ts';

/** Answers when the test says so, in the order it says. */
function questioned() {
  const asked: { answer: (text: string) => void; fail: () => void }[] = [];
  const store = answerStore(
    () =>
      new Promise<string>((answer, reject) => {
        asked.push({ answer, fail: () => reject(new Error('no network')) });
      }),
  );
  store.listen(() => {});
  return { store, asked };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('[MS-50] a block is loading, then shows its answer', async () => {
  const { store, asked } = questioned();
  expect(store.view()).toEqual({ status: 'loading' });
  asked[0]?.answer('one');
  await settled();
  expect(store.view()).toEqual({ status: 'ready', answer: 'one' });
});

test('[MS-50] a failure is said only where nothing is shown', async () => {
  const { store, asked } = questioned();
  asked[0]?.fail();
  await settled();
  expect(store.view()).toEqual({ status: 'failed' });
  store.refresh();
  expect(store.view()).toEqual({ status: 'loading' });
  asked[1]?.answer('one');
  await settled();
  store.refresh();
  asked[2]?.fail();
  await settled();
  expect(store.view()).toEqual({ status: 'ready', answer: 'one' });
});

test('[MS-50] an answer that was overtaken is not shown', async () => {
  const { store, asked } = questioned();
  store.refresh();
  asked[1]?.answer('new');
  asked[0]?.answer('old');
  await settled();
  expect(store.view()).toEqual({ status: 'ready', answer: 'new' });
});
