import { expect, test } from 'vitest';
import type { Move } from '../wallet/move.ts';
import { Books } from './books.ts';

const aMove = (move: Partial<Move>): Move => ({
  ...{ transaction: 't-1', kind: 'debit', player: '7', session: 's', round: 'r-1' },
  ...{ game: 'kete-mbili', amount: 50_000, ...move },
});
const done = { kind: 'done', balance: 1 } as const;
const lost = { kind: 'unknown', word: 'no answer' } as const;

function booksAt(time: string) {
  let now = Date.parse(time);
  const books = new Books(() => now);
  const goOn = (ms: number) => {
    now += ms;
  };
  return { books, goOn };
}

test('[SIMC-10] what was asked and every answer is kept, and asked again it is the same line', () => {
  const { books } = booksAt('2026-11-19T10:00:00Z');
  books.asked(aMove({}));
  books.answered('t-1', lost);
  books.asked(aMove({}));
  books.answered('t-1', done);
  expect(books.lastLines(9)).toMatchObject([
    {
      move: { transaction: 't-1' },
      answers: [{ verdict: 'lost' }, { verdict: 'done', word: 'ok' }],
    },
  ]);
});

test('[SIMC-11] a round is open until its stake has a win, be it nothing, or a rollback', () => {
  const { books } = booksAt('2026-11-19T10:00:00Z');
  expect(books.roundOf('r-1', '7').status).toBe('unknown');
  books.asked(aMove({}));
  books.answered('t-1', done);
  expect(books.roundOf('r-1', '7').status).toBe('open');
  books.asked(aMove({ transaction: 't-2', kind: 'credit', amount: 0, target: 't-1' }));
  expect(books.roundOf('r-1', '7')).toMatchObject({
    status: 'closed',
    transactions: [{ transaction: 't-1' }, { transaction: 't-2', kind: 'credit', amount: 0 }],
  });
  expect(books.roundOf('r-1', '8').status).toBe('unknown');
});

test('[SIMC-11] what the operator refused is in no round and no report', () => {
  const { books } = booksAt('2026-11-19T10:00:00Z');
  books.asked(aMove({}));
  books.answered('t-1', { kind: 'refused', word: 'funds-short' });
  expect(books.roundOf('r-1', '7')).toEqual({ round: 'r-1', status: 'closed', transactions: [] });
  expect(books.report('2026-11-19', undefined).transactions).toEqual([]);
});

test('[SIMC-12] a day is East Africa’s, and its pages are turned by the last transaction', () => {
  const { books, goOn } = booksAt('2026-11-19T20:59:59Z');
  books.asked(aMove({ transaction: 'before' }));
  goOn(1_000);
  for (let at = 1; at <= 1_001; at += 1) books.asked(aMove({ transaction: `t-${at}` }));
  expect(books.report('2026-11-19', undefined).transactions).toMatchObject([
    { transaction: 'before', at: '2026-11-19T20:59:59.000Z' },
  ]);
  const first = books.report('2026-11-20', undefined);
  expect(first.transactions).toHaveLength(1_000);
  expect(first.next).toBe('t-1000');
  expect(books.report('2026-11-20', 't-1000')).toMatchObject({
    transactions: [{ transaction: 't-1001' }],
    next: null,
  });
});
