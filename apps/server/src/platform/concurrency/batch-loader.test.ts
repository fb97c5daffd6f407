import { expect, test } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

/** Questions that are answered when the test says so. */
function heldQuestions() {
  const asked: { readonly keys: readonly number[]; readonly settle: (fails?: Error) => void }[] =
    [];
  const read = (keys: readonly number[]) =>
    new Promise<readonly string[]>((resolve, reject) => {
      const settle = (fails?: Error) => (fails ? reject(fails) : resolve(keys.map(String)));
      asked.push({ keys, settle });
    });
  return { asked, read };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('[DAT-10] who comes while the database is asked goes with the next question', async () => {
  const { asked, read } = heldQuestions();
  const find = createBatchLoader({ read, keysMax: 3 });
  const found = [1, 2, 3, 4, 5, 6].map((key) => find(key));
  expect(asked.map(({ keys }) => keys)).toEqual([[1], [2]]);

  asked[0]?.settle();
  expect(await found[0]).toBe('1');
  expect(asked.map(({ keys }) => keys)).toEqual([[1], [2], [3, 4, 5]]);

  asked[1]?.settle();
  await settled();
  asked[3]?.settle();
  asked[2]?.settle();
  expect(await Promise.all(found)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(asked).toHaveLength(4);
});

test('[DAT-10] a question that fails is heard by those who shared it alone', async () => {
  const { asked, read } = heldQuestions();
  const find = createBatchLoader({ read, keysMax: 9 });
  const found = [1, 2, 3].map((key) => find(key).catch((reason: Error) => reason.message));
  asked[0]?.settle(new Error('no database'));
  expect(await found[0]).toBe('no database');
  asked[1]?.settle();
  await settled();
  asked[2]?.settle();
  expect(await Promise.all(found)).toEqual(['no database', '2', '3']);

  const later = find(4);
  asked[3]?.settle();
  expect(await later).toBe('4');
});
