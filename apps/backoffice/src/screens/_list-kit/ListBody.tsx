import { Button, Empty } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { listTexts } from '../../i18n/texts/list.ts';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import type { Offer } from './actions/use-actions.ts';
import { type ChangeListState, type ListState, withFilters } from './address/list-state.ts';
import { fieldsOfFilter, filtersOf } from './definition/filters-of.ts';
import { type Column, keyOfRow, type List, type Row } from './definition/list.ts';
import classes from './list-kit.module.css';
import type { ListView } from './page/use-list-page.ts';
import { ListTable } from './table/ListTable.tsx';
import { Pager } from './table/Pager.tsx';
import { widthOf } from './table/table-columns.tsx';

/** Rows as cards instead of lines, for what is looked at rather than read. */
export type Tiles = ComponentType<{ rows: readonly Row[]; onOpen: (row: Row) => void }>;

type ListBodyProps = {
  list: List;
  view: ListView;
  columns: readonly Column[];
  state: ListState;
  offers: readonly Offer[];
  selection: readonly string[];
  onSelect: (keys: readonly string[]) => void;
  onChange: ChangeListState;
  Tiles?: Tiles | undefined;
};

type NoRowsProps = Pick<ListBodyProps, 'list' | 'state' | 'onChange'> & { count: number };

/** No rows at all, none for these filters, or a page after the last: each with its way out. */
function NoRows({ list, state, count, onChange }: NoRowsProps) {
  const t = useText();
  if (count > 0) {
    return (
      <Nothing text={t(listTexts.pastTheEnd)}>
        <Button onClick={() => onChange({ page: 1 })}>{t(listTexts.firstPage)}</Button>
      </Nothing>
    );
  }
  if (Object.keys(state.filters).length === 0) return <Nothing text={t(listTexts.empty)} />;
  return (
    <Nothing text={t(listTexts.emptyFiltered)}>
      <DropFilters list={list} state={state} onChange={onChange} />
    </Nothing>
  );
}

/** Each filter that narrows the list, ready to be dropped, and all of them at once. */
function DropFilters({
  list,
  state,
  onChange,
}: Pick<ListBodyProps, 'list' | 'state' | 'onChange'>) {
  const t = useText();
  const set = filtersOf(list).filter((filter) =>
    fieldsOfFilter(filter).some((field) => state.filters[field]),
  );
  const without = (dropped: readonly string[]) =>
    Object.fromEntries(Object.entries(state.filters).filter(([field]) => !dropped.includes(field)));
  return (
    <div className={classes.ways}>
      {set.length > 1 &&
        set.map((filter) => (
          <Button
            key={fieldsOfFilter(filter).join()}
            onClick={() => onChange(withFilters(state, without(fieldsOfFilter(filter))))}
          >
            {t(listTexts.dropFilter, { title: t(filter.title) })}
          </Button>
        ))}
      <Button onClick={() => onChange(withFilters(state, {}))}>{t(listTexts.reset)}</Button>
    </div>
  );
}

function Nothing({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Empty className={classes.empty ?? ''} image={Empty.PRESENTED_IMAGE_SIMPLE} description={text}>
      {children}
    </Empty>
  );
}

/** One of its states: loading, wrongly asked, failed, empty, ready. */
export function ListBody(props: ListBodyProps) {
  const { list, view, columns, state, onChange, Tiles } = props;
  const t = useText();
  const navigate = useNavigate();
  const openRow = (key: string, rows: readonly Row[]) => {
    const row = rows.find((one) => keyOfRow(list, one) === key);
    if (row && list.rowPage) navigate(list.rowPage(row));
    else onChange({ row: key });
  };
  switch (view.status) {
    case 'loading':
      return <TableSkeleton columns={columns} rows={state.pageSize} />;
    case 'misasked':
      return (
        <Nothing text={t(listTexts.misasked)}>
          <Button onClick={() => onChange(withFilters(state, {}))}>{t(listTexts.reset)}</Button>
        </Nothing>
      );
    case 'failed':
      return <LoadFailed place="part" reason={view.reason} onRetry={view.reload} />;
    case 'empty':
      return <NoRows list={list} state={state} count={view.count} onChange={onChange} />;
    case 'ready':
      return (
        <div className={view.freshness === 'reloading' ? classes.reloading : classes.fresh}>
          {Tiles ? (
            <Tiles rows={view.rows} onOpen={(row) => openRow(keyOfRow(list, row), view.rows)} />
          ) : (
            <ListTable
              {...props}
              rows={view.rows}
              onSort={(sort) => onChange({ sort, page: 1, row: undefined })}
              onOpen={(key) => openRow(key, view.rows)}
            />
          )}
          <Pager state={state} count={view.count} onChange={onChange} />
        </div>
      );
  }
}

/** Bars where rows will be, in the columns' own widths, so that nothing jumps. */
function TableSkeleton({ columns, rows }: { columns: readonly Column[]; rows: number }) {
  const t = useText();
  const lines = Array.from({ length: Math.min(rows, 20) }, (_, line) => line);
  return (
    <div className={classes.skeleton} role="status" aria-label={t(shellTexts.loading)}>
      {lines.map((line) => (
        <div key={line} className={classes.line}>
          {columns.map((column) => (
            <span key={column.field} style={{ flexGrow: widthOf(column) }}>
              <i />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
