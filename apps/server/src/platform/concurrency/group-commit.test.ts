import { expect, test } from 'vitest';
import { createGroupCommit, type GroupCommitOptions } from './group-commit.ts';

type Written = { readonly batches: number[][]; atOnce: number; atOnceMax: number };

function aGroupCommit(differences: Partial<GroupCommitOptions<number, string>> = {}) {
  const written: Written = { batches: [], atOnce: 0, atOnceMax: 0 };
  const group = createGroupCommit<number, string>({
    batchMax: 3,
    writersMax: 2,
    waitingMax: 100,
    gatherMs: 1,
    write: async (bets) => {
      written.batches.push([...bets]);
      written.atOnce += 1;
      written.atOnceMax = Math.max(written.atOnceMax, written.atOnce);
      await new Promise((resolve) => setTimeout(resolve, 2));
      written.atOnce -= 1;
      return bets.map((bet) => `bet ${bet}`);
    },
    ...differences,
  });
  return { group, written };
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

test('[BET-36] bets of one moment share a commit, and each gets its own answer', async () => {
  const { group, written } = aGroupCommit();
  const answers = await Promise.all(numbers(3).map((bet) => group.submit(bet)));
  expect(answers).toEqual(['bet 0', 'bet 1', 'bet 2']);
  expect(written.batches).toEqual([[0, 1, 2]]);
});

test('[BET-36] a batch has its size, and no more commits are under way than allowed', async () => {
  const { group, written } = aGroupCommit();
  const answers = await Promise.all(numbers(20).map((bet) => group.submit(bet)));
  expect(answers).toEqual(numbers(20).map((bet) => `bet ${bet}`));
  expect(written.batches.flat().toSorted((one, other) => one - other)).toEqual(numbers(20));
  expect(Math.max(...written.batches.map(({ length }) => length))).toBe(3);
  expect(written.atOnceMax).toBe(2);
});

test('[BET-37] a bet that finds too many waiting is refused, those that wait are written', async () => {
  const { group } = aGroupCommit({ waitingMax: 2 });
  const submitted = numbers(4).map((bet) => group.submit(bet));
  expect(submitted.slice(2)).toEqual(['overloaded', 'overloaded']);
  expect(await Promise.all(submitted.slice(0, 2))).toEqual(['bet 0', 'bet 1']);
});

test('[BET-36] a commit that fails fails those who shared it, and the next goes on', async () => {
  let isBroken = true;
  const { group } = aGroupCommit({
    writersMax: 1,
    write: async (bets) => {
      if (isBroken) throw new Error('the database is gone');
      return bets.map(String);
    },
  });
  const first = await Promise.allSettled(numbers(2).map((bet) => group.submit(bet)));
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await group.submit(7)).toBe('7');
});
