import { shillings } from '@kipute/domain/money/senti';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStatementFile, type StatementFault } from './statement-file.ts';

const HEAD = 'direction,receipt,reference,amount';
const read = (...rows: string[]) => readStatementFile([HEAD, ...rows].join('\n'));

test('[REC-01] a statement is read to the shilling, as spreadsheets save it', () => {
  const text = `\uFEFF${HEAD}\r\nin,SKF7H4J9XA,0712000101,2500.00\r\n"out","SKF8","D ""7"", x",1\r\n`;
  expect(readStatementFile(text)).toEqual({
    kind: 'read',
    lines: [
      { way: 'in', receipt: 'SKF7H4J9XA', reference: '0712000101', amount: shillings(2_500) },
      { way: 'out', receipt: 'SKF8', reference: 'D "7", x', amount: shillings(1) },
    ],
  });
});

test('[REC-01] a day without a payment is a statement too', () => {
  expect(readStatementFile(`${HEAD}\n`)).toEqual({ kind: 'read', lines: [] });
});

const faults: readonly (readonly [string, StatementFault['why']])[] = [
  ['in,SKF7,ref', 'columns'],
  ['in,SKF7,ref,5,6', 'columns'],
  ['in,SKF7,ref,5,', 'columns'],
  ['IN,SKF7,ref,5', 'direction'],
  ['in,,ref,5', 'receipt'],
  ['in,SKF 7,ref,5', 'receipt'],
  ['in,SKF7,a\tb\u0007,5', 'reference'],
  [`in,SKF7,${'r'.repeat(61)},5`, 'reference'],
  ['in,SKF7,ref,0', 'amount'],
  ['in,SKF7,ref,-5', 'amount'],
  ['in,SKF7,ref,10.55', 'amount'],
  ['in,SKF7,ref,"2,500"', 'amount'],
  ['in,SKF7,ref,2.5E3', 'amount'],
  ['in,SKF7,ref,', 'amount'],
  ['in,"SKF7,ref,5', 'quotes'],
  ['in,SK"F7,ref,5', 'quotes'],
  ['in,"SKF7"x,ref,5', 'quotes'],
];

test.each(faults)('[REC-01] %j refuses the whole file: %s', (row, why) => {
  const good = 'in,SKF1,ref,5';
  expect(read(good, row, good)).toEqual({ kind: 'unreadable', faults: [{ line: 3, why }] });
});

test.each(['', 'receipt,amount', `x${HEAD}`, HEAD.toUpperCase()])(
  '[REC-01] the head %j',
  (head) => {
    expect(readStatementFile(`${head}\nin,SKF1,ref,5`)).toEqual({
      kind: 'unreadable',
      faults: [{ line: 1, why: 'head' }],
    });
  },
);

test('[REC-01] no text makes the reading fail, and at most twenty faults are told', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const file = readStatementFile(`${HEAD}\n${text}`);
      if (file.kind === 'unreadable') expect(file.faults.length).toBeGreaterThan(0);
    }),
    { seed: 28, numRuns: 500 },
  );
  const many = read(...Array.from({ length: 50 }, () => 'x'));
  expect(many.kind === 'unreadable' && many.faults.length).toBe(20);
});
