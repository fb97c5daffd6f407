import { DownloadOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { listTexts } from '../../i18n/texts/list.ts';
import { useText } from '../../i18n/use-text.ts';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { useScreen } from '../../shell/screen-context.ts';
import { ActionDialog } from './actions/ActionDialog.tsx';
import { SelectionBar } from './actions/SelectionBar.tsx';
import { type Actions, useActions } from './actions/use-actions.ts';
import {
  type ChangeListState,
  choosableColumns,
  type ListState,
  useListState,
  usualColumns,
  withFilters,
} from './address/list-state.ts';
import { filtersOf } from './definition/filters-of.ts';
import { type Column, keyOfRow, type List, type Row } from './definition/list.ts';
import { DetailsDrawer } from './details/DetailsDrawer.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import { ListBody } from './ListBody.tsx';
import classes from './list-kit.module.css';
import { type ListView, useListPage } from './page/use-list-page.ts';
import { ColumnChooser } from './table/ColumnChooser.tsx';
import { csvOfPage, saveCsv } from './table/csv.ts';

function shownColumns(list: List, state: ListState): readonly Column[] {
  const fields = state.columns ?? usualColumns(list);
  return choosableColumns(list).filter((column) => fields.includes(column.field));
}

type ToolbarProps = {
  list: List;
  columns: readonly Column[];
  view: ListView;
  actions: Actions;
  onChange: ChangeListState;
};

function Toolbar({ list, columns, view, actions, onChange }: ToolbarProps): ReactNode {
  const t = useText();
  const { title } = useScreen();
  const hasRows = view.status === 'ready';
  const reload = view.status === 'loading' ? undefined : view.reload;
  return (
    <>
      {actions.offers
        .filter(({ action }) => action.on === 'list')
        .map(({ action, start }) => (
          <Button key={action.key} type="primary" onClick={() => start([])}>
            {t(action.title)}
          </Button>
        ))}
      <Button icon={<ReloadOutlined />} disabled={!reload} onClick={reload}>
        {t(listTexts.refresh)}
      </Button>
      <ColumnChooser
        list={list}
        columns={columns}
        onChoose={(fields) => onChange({ columns: fields })}
      />
      <Button
        icon={<DownloadOutlined />}
        disabled={!hasRows}
        onClick={() => {
          if (hasRows) saveCsv(`${title}.csv`, csvOfPage(columns, view.rows, t));
        }}
      >
        {t(listTexts.exportPage)}
      </Button>
    </>
  );
}

export type ListScreenProps = { list: List; Details?: ComponentType<{ row: Row }> };

/** A whole screen from one list definition. */
export function ListScreen({ list, Details }: ListScreenProps) {
  const [state, change] = useListState(list);
  const [selection, setSelection] = useState<readonly string[]>([]);
  const view = useListPage(list, state);
  const actions = useActions(list, () => setSelection([]));
  const columns = useMemo(() => shownColumns(list, state), [list, state]);
  const filters = useMemo(() => filtersOf(list), [list]);
  const rows = 'rows' in view ? view.rows : [];
  const toolbar = { list, columns, view, actions, onChange: change };
  return (
    <ScreenFrame intro={list.intro} actions={<Toolbar {...toolbar} />}>
      <section className={classes.card}>
        {filters.length > 0 && (
          <FilterBar
            // A new query from outside (Back, a link) starts a new draft.
            key={JSON.stringify(state.filters)}
            filters={filters}
            values={state.filters}
            onSearch={(values) => change(withFilters(state, values))}
          />
        )}
        <SelectionBar
          rows={rows.filter((row) => selection.includes(keyOfRow(list, row)))}
          offers={actions.offers}
          onClear={() => setSelection([])}
        />
        <ListBody
          list={list}
          view={view}
          columns={columns}
          state={state}
          offers={actions.offers}
          selection={selection}
          onSelect={setSelection}
          onChange={change}
        />
      </section>
      {view.status !== 'loading' && (
        <DetailsDrawer
          list={list}
          rows={rows}
          openKey={state.row}
          offers={actions.offers}
          onOpen={(row) => change({ row })}
          Details={Details}
        />
      )}
      <ActionDialog list={list} actions={actions} />
    </ScreenFrame>
  );
}
