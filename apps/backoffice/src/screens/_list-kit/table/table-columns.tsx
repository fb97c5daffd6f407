import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import type { Say } from '../../../i18n/use-text.ts';
import type { ListState } from '../address/list-state.ts';
import { Cell } from '../cells/Cell.tsx';
import { columnHeading, standsRight } from '../cells/cell-text.ts';
import type { Column, ColumnKind, Row } from '../definition/list.ts';

/** Wide enough for what each kind usually says; a column may ask for another width. */
const usualWidths: Readonly<Record<ColumnKind, number>> = {
  text: 150,
  'long-text': 320,
  id: 130,
  phone: 130,
  money: 130,
  count: 90,
  percent: 80,
  instant: 160,
  status: 160,
  word: 150,
  person: 150,
  flag: 90,
  computed: 180,
};

export function widthOf(column: Column): number {
  return column.width ?? usualWidths[column.kind];
}

const antdOrder = { asc: 'ascend', desc: 'descend' } as const;

type Place = {
  readonly t: Say;
  readonly sort: ListState['sort'];
  /** Draws the first column's cell as the button that opens the row. */
  readonly opener: (row: Row, cell: ReactNode) => ReactNode;
};

/** The first column stays at the left edge, because it says which row one is reading. */
export function tableColumns(
  columns: readonly Column[],
  { t, sort, opener }: Place,
): TableColumnType<Row>[] {
  return columns.map((column, index) => {
    const isFirst = index === 0;
    const isSorted = sort?.field === column.field;
    return {
      key: column.field,
      title: columnHeading(column, t),
      width: widthOf(column),
      align: standsRight(column) ? 'end' : 'start',
      ellipsis: { showTitle: false },
      ...(isFirst && { fixed: 'start' as const }),
      ...(column.sortable && {
        sorter: true,
        sortOrder: isSorted ? antdOrder[sort.order] : null,
      }),
      render: (_: unknown, row: Row) => {
        // What opens the row cannot lead elsewhere as well.
        const plain = { ...column, link: () => undefined };
        const cell = <Cell column={isFirst ? plain : column} row={row} />;
        return isFirst ? opener(row, cell) : cell;
      },
    };
  });
}
