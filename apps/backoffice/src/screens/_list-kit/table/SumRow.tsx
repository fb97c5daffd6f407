import { Table } from 'antd';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import { sumOfColumn } from '../cells/page-sums.ts';
import type { Column, Row } from '../definition/list.ts';
import classes from './table.module.css';

type SumRowProps = {
  columns: readonly Column[];
  rows: readonly Row[];
  cellsBefore: number;
  cellsAfter: number;
};

/** The money of the page, added up under its columns. */
export function SumRow({ columns, rows, cellsBefore, cellsAfter }: SumRowProps) {
  const t = useText();
  return (
    <Table.Summary fixed="bottom">
      <Table.Summary.Row className={classes.sums ?? ''}>
        {cellsBefore > 0 && <Table.Summary.Cell index={0} />}
        {columns.map((column, index) => (
          <Table.Summary.Cell key={column.field} index={index + cellsBefore} align="end">
            {column.kind === 'money' && (
              <strong className={classes.sum}>{sumOfColumn(column, rows)}</strong>
            )}
            {column.kind !== 'money' && index === 0 && (
              <span className={classes.sumTitle}>{t(listTexts.sumOfPage)}</span>
            )}
          </Table.Summary.Cell>
        ))}
        {cellsAfter > 0 && <Table.Summary.Cell index={columns.length + cellsBefore} />}
      </Table.Summary.Row>
    </Table.Summary>
  );
}
