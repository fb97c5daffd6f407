import { Button, Empty } from 'antd';
import type { ReactNode } from 'react';
import { listTexts } from '../../i18n/texts/list.ts';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import type { Offer } from './actions/use-actions.ts';
import { type ChangeListState, type ListState, withFilters } from './address/list-state.ts';
import type { Column, List } from './definition/list.ts';
import classes from './list-kit.module.css';
import type { ListView } from './page/use-list-page.ts';
import { ListTable } from './table/ListTable.tsx';
import { Pager } from './table/Pager.tsx';
import { widthOf } from './table/table-columns.tsx';

type ListBodyProps = {
  list: List;
  view: ListView;
  columns: readonly Column[];
  state: ListState;
  offers: readonly Offer[];
  selection: readonly string[];
  onSelect: (keys: readonly string[]) => void;
  onChange: ChangeListState;
};

type NoRowsProps = Pick<ListBodyProps, 'state' | 'onChange'> & { count: number };

/** No rows at all, none for these filters, or a page after the last: each with its way out. */
function NoRows({ state, count, onChange }: NoRowsProps) {
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
      <Button onClick={() => onChange(withFilters(state, {}))}>{t(listTexts.reset)}</Button>
    </Nothing>
  );
}

function Nothing({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Empty className={classes.empty ?? ''} image={Empty.PRESENTED_IMAGE_SIMPLE} description={text}>
      {children}
    </Empty>
  );
}

/** One of four states: loading, failed, empty, ready. */
export function ListBody(props: ListBodyProps) {
  const { view, columns, state, onChange } = props;
  switch (view.status) {
    case 'loading':
      return <TableSkeleton columns={columns} rows={state.pageSize} />;
    case 'failed':
      return <LoadFailed place="part" reason={view.reason} onRetry={view.reload} />;
    case 'empty':
      return <NoRows state={state} count={view.count} onChange={onChange} />;
    case 'ready':
      return (
        <div className={view.freshness === 'reloading' ? classes.reloading : classes.fresh}>
          <ListTable
            {...props}
            rows={view.rows}
            onSort={(sort) => onChange({ sort, page: 1, row: undefined })}
            onOpen={(row) => onChange({ row })}
          />
          <Pager
            state={state}
            count={view.count}
            updatedAtMs={view.updatedAtMs}
            onChange={onChange}
          />
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
