import { shillings } from '@kipute/domain/money/senti';
import type { OperatorLine } from '../ports.ts';

/**
 * The file in which a person brings us an operator's list of a day: comma-separated values as
 * spreadsheets save them (RFC 4180 without line breaks inside of a value), one payment a line,
 * with the head `direction,receipt,reference,amount`. A file with one unreadable line is not taken
 * at all: half a day compared would look like a day with differences.
 */
const statementColumns = ['direction', 'receipt', 'reference', 'amount'] as const;

export type StatementFault = {
  /** As a text editor counts. */
  readonly line: number;
  readonly why: 'head' | 'columns' | 'quotes' | 'direction' | 'receipt' | 'reference' | 'amount';
};

type StatementFile =
  | { readonly kind: 'read'; readonly lines: readonly OperatorLine[] }
  | { readonly kind: 'unreadable'; readonly faults: readonly StatementFault[] };

/** Enough to see what is wrong with a file; nobody reads ten thousand. */
const FAULTS_SHOWN_MAX = 20;

export function readStatementFile(text: string): StatementFile {
  const [head = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r\n|\n/);
  if (valuesIn(head)?.join() !== statementColumns.join()) {
    return { kind: 'unreadable', faults: [{ line: 1, why: 'head' }] };
  }
  const numbered = rows.map((row, at) => ({ row, line: at + 2 })).filter(({ row }) => row !== '');
  const read = numbered.map(({ row, line }) => readRow(row, line));
  const faults = read.filter((one) => 'why' in one);
  return faults.length > 0
    ? { kind: 'unreadable', faults: faults.slice(0, FAULTS_SHOWN_MAX) }
    : { kind: 'read', lines: read.filter((one) => 'way' in one) };
}

function readRow(row: string, line: number): OperatorLine | StatementFault {
  const values = valuesIn(row);
  if (!values) return { line, why: 'quotes' };
  const [direction = '', receipt = '', reference = '', amountText = ''] = values;
  if (values.length !== statementColumns.length) return { line, why: 'columns' };
  if (direction !== 'in' && direction !== 'out') return { line, why: 'direction' };
  if (!/^[\x21-\x7e]{1,40}$/.test(receipt)) return { line, why: 'receipt' };
  if (!/^[^\p{Cc}\p{Cs}]{0,60}$/u.test(reference)) return { line, why: 'reference' };
  const amount = /^(\d{1,12})(?:\.0{1,2})?$/.exec(amountText)?.[1];
  if (amount === undefined || BigInt(amount) === 0n) return { line, why: 'amount' };
  return { way: direction, receipt, reference, amount: shillings(BigInt(amount)) };
}

const VALUE = /(?:"((?:[^"]|"")*)"|([^",]*))(?:,|$)/y;

/** Undefined when a quote stands where none can. */
function valuesIn(row: string): readonly string[] | undefined {
  const values: string[] = [];
  VALUE.lastIndex = 0;
  for (;;) {
    const begin = VALUE.lastIndex;
    const match = VALUE.exec(row);
    if (!match) return undefined;
    values.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim());
    const isLast = !match[0].endsWith(',');
    if (isLast) return VALUE.lastIndex === row.length ? values : undefined;
    if (VALUE.lastIndex === begin) return undefined;
    // A comma at the end opens one more, empty value.
    if (VALUE.lastIndex === row.length) return [...values, ''];
  }
}
