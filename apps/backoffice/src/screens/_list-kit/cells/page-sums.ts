import { formatShillings, fromWireShillings, senti } from '@kipute/domain/money/senti';
import type { Column, Row } from '../definition/list.ts';

/** Added in senti: a page of shillings as floating numbers may miss the last cent. */
export function sumOfColumn(column: Column, rows: readonly Row[]): string {
  const amounts = rows.map((row) => fromWireShillings(Number(row[column.field] ?? 0)) ?? senti(0n));
  return formatShillings(senti(amounts.reduce<bigint>((sum, amount) => sum + amount, 0n)));
}

export function hasSums(columns: readonly Column[]): boolean {
  return columns.some((column) => column.kind === 'money');
}
