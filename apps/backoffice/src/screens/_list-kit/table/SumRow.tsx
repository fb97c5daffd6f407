import { formatShillings, fromWireShillings, senti } from '@kipute/domain/money/senti';
import { Table } from 'antd';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Column, List, Row } from '../definition/list.ts';
import classes from './table.module.css';

/** How many cells stand left and right of the list's own columns. */
export type SumCells = { readonly before: number; readonly after: number };

type SumRowProps = {
  list: List;
  columns: readonly Column[];
  rows: readonly Row[];
  cells: SumCells;
};

/** The money of the page, added up under its columns; the table sticks it above the pager. */
export function SumRow({ list, columns, rows, cells }: SumRowProps) {
  const t = useText();
  const summed = summedRows(list, rows);
  return (
    <Table.Summary.Row className={classes.sums ?? ''}>
      {cells.before > 0 && <Table.Summary.Cell index={0} />}
      {columns.map((column, index) => (
        <Table.Summary.Cell key={column.field} index={index + cells.before} align="end">
          {isSummed(column) && (
            <strong className={classes.sum}>{sumOfColumn(column, summed)}</strong>
          )}
          {!isSummed(column) && index === 0 && (
            <span className={classes.sumTitle}>{t(list.sums?.title ?? listTexts.sumOfPage)}</span>
          )}
        </Table.Summary.Cell>
      ))}
      {cells.after > 0 && <Table.Summary.Cell index={columns.length + cells.before} />}
    </Table.Summary.Row>
  );
}

/** Added in senti: a page of shillings as floating numbers may miss the last cent. */
export function sumOfColumn(column: Column, rows: readonly Row[]): string {
  const amounts = rows.map((row) => fromWireShillings(Number(row[column.field] ?? 0)) ?? senti(0n));
  return formatShillings(senti(amounts.reduce<bigint>((sum, amount) => sum + amount, 0n)));
}

/** What was asked for and never moved is no money (BO-03). */
export const summedRows = ({ sums }: Pick<List, 'sums'>, rows: readonly Row[]): readonly Row[] =>
  sums ? rows.filter(sums.counts) : rows;

const isSummed = ({ kind, sum }: Column): boolean => kind === 'money' && sum !== 'never';

export function hasSums(columns: readonly Column[]): boolean {
  return columns.some(isSummed);
}
