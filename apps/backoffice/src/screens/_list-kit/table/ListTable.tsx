import { Grid, Table, type TableColumnType, type TableProps } from 'antd';
import type { Key, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useAppearance } from '../../../look/appearance-store.ts';
import { ActionsCell } from '../actions/ActionsCell.tsx';
import type { Offer } from '../actions/use-actions.ts';
import type { ListState, Sort } from '../address/list-state.ts';
import { type Column, keyOfRow, type List, type Row } from '../definition/list.ts';
import { hasSums, type SumCells, SumRow } from './SumRow.tsx';
import classes from './table.module.css';
import { tableColumns } from './table-columns.tsx';

/** Heights of what sticks above and below a list while the page is scrolled. */
const HEADER_PX = 56;
const PAGER_PX = 72;
const SELECTION_PX = 44;
const ACTIONS_PX = 148;

type ListTableProps = {
  list: List;
  columns: readonly Column[];
  rows: readonly Row[];
  state: ListState;
  offers: readonly Offer[];
  selection: readonly string[];
  onSelect: (keys: readonly string[]) => void;
  onSort: (sort: Sort | undefined) => void;
  onOpen: (key: string) => void;
};

function useTableColumns(props: ListTableProps): TableColumnType<Row>[] {
  const t = useText();
  const { list, columns, state, offers, onOpen } = props;
  const isNarrow = Grid.useBreakpoint().md === false;
  const shown = tableColumns(columns, {
    t,
    sort: state.sort,
    opener: (row, cell) => (
      <OpenerCell
        name={list.rowName(row)}
        page={list.rowPage?.(row)}
        onOpen={() => onOpen(keyOfRow(list, row))}
      >
        {cell}
      </OpenerCell>
    ),
  });
  const rowOffers = offers.filter(({ action }) => action.on === 'row');
  if (rowOffers.length === 0) return shown;
  return [
    ...shown,
    {
      key: 'actions',
      title: t(listTexts.actions),
      width: ACTIONS_PX,
      // On a phone two columns that stay would leave no room for what lies between them.
      ...(!isNarrow && { fixed: 'end' as const }),
      render: (_: unknown, row: Row) => <ActionsCell list={list} row={row} offers={rowOffers} />,
    },
  ];
}

function sortFrom(sorter: unknown): Sort | undefined {
  const { columnKey, order } = sorter as { columnKey?: Key; order?: 'ascend' | 'descend' | null };
  if (columnKey === undefined || !order) return undefined;
  return { field: String(columnKey), order: order === 'ascend' ? 'asc' : 'desc' };
}

/**
 * A click on a row's ground opens it; a click on a control, or the end of marking text, not. The
 * row also hears clicks in menus that belong to it but hang elsewhere in the page.
 */
function isOnGround({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  const isControl = target.closest('button, a, input, label') !== null;
  return !isControl && window.getSelection()?.isCollapsed !== false;
}

/** Check boxes, when there is something to be done to several rows at once. */
function selectionOf({ offers, selection, onSelect }: ListTableProps): TableProps<Row> {
  if (!offers.some(({ action }) => action.on === 'selection')) return {};
  return {
    rowSelection: {
      fixed: true,
      columnWidth: SELECTION_PX,
      selectedRowKeys: [...selection],
      onChange: (keys) => onSelect(keys.map(String)),
    },
  };
}

type Summed = { readonly list: List; readonly columns: readonly Column[] };

function sumsOf({ list, columns }: Summed, cells: SumCells): TableProps<Row> {
  if (!hasSums(columns)) return {};
  return {
    summary: (page) => (
      // The table looks for exactly this element to keep it in sight.
      <Table.Summary fixed="bottom">
        <SumRow list={list} columns={columns} rows={page} cells={cells} />
      </Table.Summary>
    ),
  };
}

export function ListTable(props: ListTableProps) {
  const { list, columns, rows, state, onSort, onOpen } = props;
  const density = useAppearance((appearance) => appearance.density);
  const allColumns = useTableColumns(props);
  const selection = selectionOf(props);
  const cellsBefore = selection.rowSelection ? 1 : 0;
  const sums = sumsOf(props, {
    before: cellsBefore,
    after: allColumns.length - columns.length,
  });
  const width = allColumns.reduce((sum, column) => sum + Number(column.width ?? 0), 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the row buttons
    <div className={classes.frame} onKeyDown={moveBetweenRows}>
      <Table<Row>
        size={density === 'compact' ? 'small' : 'middle'}
        rowKey={(row) => keyOfRow(list, row)}
        columns={allColumns}
        dataSource={rows}
        pagination={false}
        scroll={{ x: width + cellsBefore * SELECTION_PX }}
        sticky={{ offsetHeader: HEADER_PX, offsetScroll: PAGER_PX, offsetSummary: PAGER_PX }}
        showSorterTooltip={false}
        rowClassName={(row) => (keyOfRow(list, row) === state.row ? (classes.open ?? '') : '')}
        onRow={(row) => ({
          onClick: (event) => isOnGround(event) && onOpen(keyOfRow(list, row)),
        })}
        onChange={(_pages, _filters, sorter) => onSort(sortFrom(sorter))}
        {...selection}
        {...sums}
      />
    </div>
  );
}

type OpenerCellProps = {
  name: string;
  page: string | undefined;
  onOpen: () => void;
  children: ReactNode;
};

/** The row's own button or link, so that a keyboard can open what a mouse can. */
function OpenerCell({ name, page, onOpen, children }: OpenerCellProps) {
  const t = useText();
  if (page !== undefined) {
    return (
      <Link to={page} className={classes.opener} {...openerMark}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" className={classes.opener} onClick={onOpen} {...openerMark}>
      {children}
      <span className="visually-hidden"> {t(listTexts.openDetails, { name })}</span>
    </button>
  );
}

const openerMark = { 'data-row-opener': '' } as const;

type Step = (index: number, count: number) => number;

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrows, Home and End walk down the rows while one of their buttons has the focus. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const openers = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-opener]')];
  const index = openers.indexOf(event.target as HTMLElement);
  if (!step || index < 0) return;
  event.preventDefault();
  openers[step(index, openers.length)]?.focus();
}
