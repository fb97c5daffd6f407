import { formatShillings, fromWireShillings, senti } from '@kipute/domain/money/senti';
import type { Column, List, Row } from '../definition/list.ts';

/** Added in senti: a page of shillings as floating numbers may miss the last cent. */
export function sumOfColumn(column: Column, rows: readonly Row[]): string {
  const amounts = rows.map((row) => fromWireShillings(Number(row[column.field] ?? 0)) ?? senti(0n));
  return formatShillings(senti(amounts.reduce<bigint>((sum, amount) => sum + amount, 0n)));
}

/** What was asked for and never moved is no money (BO-03). */
export const summedRows = ({ sums }: Pick<List, 'sums'>, rows: readonly Row[]): readonly Row[] =>
  sums ? rows.filter(sums.counts) : rows;

export function hasSums(columns: readonly Column[]): boolean {
  return columns.some((column) => column.kind === 'money');
}
