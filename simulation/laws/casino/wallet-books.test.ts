import { expect, test } from 'vitest';
import { createHistory } from '../../history.ts';
import type { ReportLine } from '../../world/casino-provider.ts';
import {
  differentBooks,
  launchesOpenOnce,
  type StoredMove,
  unevenCasino,
  wrongMove,
} from './wallet-books.ts';

const played = { provider: 'anga', player: '5', round: 'a', isVoid: false, tax: '0' };
const debit: StoredMove = {
  ...{ ...played, transaction: 'd', kind: 'debit', amount: '700', target: '', moved: '-700' },
  entries: ['casino anga d: 5 cash -700, casino-stakes 700'],
};
const credit: StoredMove = {
  ...{ ...played, transaction: 'c', kind: 'credit', amount: '900', target: 'd', moved: '900' },
  entries: ['casino anga c: 5 cash 900, casino-stakes -900'],
};
const rollback: StoredMove = {
  ...{ ...played, transaction: 'r', kind: 'rollback', amount: '700', target: 'd', moved: '700' },
  entries: ['casino anga r: 5 cash 700, casino-stakes -700'],
};
const taxed: StoredMove = {
  ...{ ...credit, tax: '20', moved: '880' },
  entries: [...credit.entries, 'casino-tax anga c: 5 cash -20, winnings-tax 20'],
};
/** Kept and without effect. */
const nothing = { isVoid: true, moved: '0', entries: [] };

test.each<[string, StoredMove[], string | undefined]>([
  ['a stake and its win', [debit, credit], undefined],
  ['a win that is taxed', [debit, taxed], undefined],
  ['a stake taken back', [debit, rollback], undefined],
  [
    'a rollback that came first',
    [
      { ...rollback, ...nothing, amount: '0' },
      { ...debit, ...nothing },
    ],
    undefined,
  ],
  ['a win on nothing', [credit], 'anga c was won on no stake that stands'],
  [
    'a win on what was taken back',
    [debit, rollback, credit],
    'anga c was won on no stake that stands',
  ],
  [
    'a stake taken back twice',
    [debit, rollback, { ...rollback, transaction: 'r2' }],
    'anga d was taken back 2 times',
  ],
  [
    'a stake after its rollback',
    [{ ...rollback, ...nothing, amount: '0' }, debit],
    'anga d stands although it was taken back',
  ],
  [
    'a rollback of what was never paid',
    [{ ...debit, ...nothing }, rollback],
    'anga d was taken back and was never paid',
  ],
  ['money for nothing', [{ ...debit, entries: [] }], 'anga d moved 0 in the books and says -700'],
  ['half a win', [debit, { ...credit, amount: '901' }], 'anga c moved 900, of 901 it is 901'],
])('[SIM-86] %s', (_, moves, fact) => {
  expect(wrongMove(moves)).toBe(fact);
});

test.each<[Partial<Parameters<typeof unevenCasino>[0]>, string | undefined]>([
  [{}, undefined],
  [{ rounds: 1 }, '1 rounds are not the sum of their transactions'],
  [{ taxed: 2 }, '2 rounds are taxed otherwise than by what they won'],
  [{ stray: 3 }, '3 entries belong to no transaction of a provider'],
  [{ held: '11' }, 'stakes hold 11, by rounds it is 10'],
])('[SIM-87] the casino with %j', (changes, fact) => {
  const sums = { rounds: 0, taxed: 0, stray: 0, held: '10', owed: '10' };
  expect(unevenCasino({ ...sums, ...changes })).toBe(fact);
});

const line = (of: StoredMove): ReportLine => ({
  ...{ transaction: of.transaction, kind: of.kind, player: of.player, round: of.round },
  ...{ amount: Number(of.amount), ...(of.target !== '' && { target: of.target }) },
});

test.each<[string, StoredMove[], ReportLine[], string | undefined]>([
  ['the same', [debit, credit], [line(debit), line(credit)], undefined],
  ['a stake taken back on both sides', [debit, rollback], [line(debit), line(rollback)], undefined],
  ['a stake that never came', [], [line(debit), line(rollback)], undefined],
  ['a stake they do not know', [debit], [], 'd is debit 700 of 5 here and nothing there'],
  [
    'a win that never came',
    [debit],
    [line(debit), line(credit)],
    'c is nothing here and credit 900 of 5 there',
  ],
  [
    'a rollback that never came',
    [debit],
    [line(debit), line(rollback)],
    'd is debit 700 of 5 here and nothing there',
  ],
  [
    'another amount',
    [debit],
    [{ ...line(debit), amount: 800 }],
    'd is debit 700 of 5 here and debit 800 of 5 there',
  ],
])('[SIM-88] books with %s', (_, ours, theirs, fact) => {
  expect(differentBooks(ours, theirs)).toBe(fact);
});

test.each([
  [[1, 0, 1], undefined],
  [[1, 2], 'a launch let 2 in'],
])('[SIM-89] launches that let %j in', (all, fact) => {
  const history = createHistory();
  for (const entered of all) history.add({ kind: 'launch-opened', entered });
  const scene = { history } as Parameters<typeof launchesOpenOnce.breach>[0];
  expect(launchesOpenOnce.breach(scene)).toBe(fact);
});
