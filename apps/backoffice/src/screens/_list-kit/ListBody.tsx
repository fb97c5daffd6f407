import { Button, Empty } from 'antd';
import { listTexts } from '../../i18n/texts/list.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/LoadFailed.tsx';
import type { Offer } from './actions/use-actions.ts';
import { type ListState, withFilters } from './address/list-state.ts';
import type { ChangeListState } from './address/use-list-state.ts';
import type { Column, List } from './definition/list.ts';
import classes from './list-kit.module.css';
import type { ListView } from './page/use-list-page.ts';
import { ListTable } from './table/ListTable.tsx';
import { Pager } from './table/Pager.tsx';
import { TableSkeleton } from './table/TableSkeleton.tsx';

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

function NoRows({ state, onChange }: Pick<ListBodyProps, 'state' | 'onChange'>) {
  const t = useText();
  const isFiltered = Object.keys(state.filters).length > 0;
  return (
    <Empty
      className={classes.empty ?? ''}
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={t(isFiltered ? listTexts.emptyFiltered : listTexts.empty)}
    >
      {isFiltered && (
        <Button onClick={() => onChange(withFilters(state, {}))}>{t(listTexts.reset)}</Button>
      )}
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
      return <LoadFailed onRetry={view.reload} />;
    case 'empty':
      return (
        <>
          <NoRows state={state} onChange={onChange} />
          {view.count > 0 && <Pager state={state} {...view} onChange={onChange} />}
        </>
      );
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
