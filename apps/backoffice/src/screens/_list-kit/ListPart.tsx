import { Tabs } from 'antd';
import { type ComponentType, useMemo, useState } from 'react';
import { useDataAge } from '../../features/keys/keys-store.ts';
import { useMay } from '../../features/permissions/administrator.tsx';
import { useText } from '../../i18n/use-text.ts';
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
import { tabAt, withTab } from './definition/tabs.ts';
import { DetailsDrawer } from './details/DetailsDrawer.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import { ListBody, type Tiles } from './ListBody.tsx';
import classes from './list-kit.module.css';
import { keyOfList, type ListView, useListPage } from './page/use-list-page.ts';
import { useListKeys } from './use-list-keys.ts';

function shownColumns(list: List, state: ListState): readonly Column[] {
  const fields = state.columns ?? usualColumns(list);
  return choosableColumns(list).filter((column) => fields.includes(column.field));
}

export type OpenList = {
  readonly list: List;
  readonly state: ListState;
  readonly change: ChangeListState;
  readonly view: ListView;
  readonly columns: readonly Column[];
  readonly actions: Actions;
  readonly selection: readonly string[];
  readonly select: (keys: readonly string[]) => void;
};

/** Everything a list knows while it is shown: its address, its rows, what may be done. */
export function useOpenList(list: List): OpenList {
  const [state, change] = useListState(list);
  const [selection, select] = useState<readonly string[]>([]);
  const view = useListPage(list, state);
  const actions = useActions(list, { changes: [keyOfList(list)], onDone: () => select([]) });
  const columns = useMemo(() => shownColumns(list, state), [list, state]);
  return { list, state, change, view, columns, actions, selection, select };
}

type ListPartProps = {
  open: OpenList;
  Details?: ComponentType<{ row: Row }> | undefined;
  Tiles?: Tiles | undefined;
};

/** The card of a list with its drawer and dialogs, wherever it stands. */
export function ListPart({ open, Details, Tiles }: ListPartProps) {
  const { list, state, change, view, columns, actions, selection, select } = open;
  const may = useMay();
  const filters = useMemo(
    () => filtersOf(list).filter(({ node }) => node === undefined || may(node)),
    [list, may],
  );
  const rows = 'rows' in view ? view.rows : [];
  const part = useListKeys(open);
  useDataAge('updatedAtMs' in view ? view.updatedAtMs : undefined, list.refreshSeconds);
  return (
    <>
      <section ref={part} className={classes.card}>
        {list.tabs && <ListTabs list={list} state={state} onChange={change} />}
        {filters.length > 0 && (
          <FilterBar
            // A new query from outside (Back, a link) starts a new draft.
            key={JSON.stringify(state.filters)}
            list={list}
            filters={filters}
            values={state.filters}
            onSearch={(values) => change(withFilters(state, values))}
          />
        )}
        <SelectionBar
          rows={rows.filter((row) => selection.includes(keyOfRow(list, row)))}
          offers={actions.offers}
          onClear={() => select([])}
        />
        <ListBody
          list={list}
          view={view}
          columns={columns}
          state={state}
          offers={actions.offers}
          selection={selection}
          onSelect={select}
          onChange={change}
          Tiles={Tiles}
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
      <ActionDialog about={list} actions={actions} />
    </>
  );
}

type ListTabsProps = { list: List; state: ListState; onChange: ChangeListState };

function ListTabs({ list, state, onChange }: ListTabsProps) {
  const t = useText();
  const { tabs = [] } = list;
  return (
    <Tabs
      className={classes.tabs ?? ''}
      // An unnamed key marks no tab: the filters ask something of their own.
      activeKey={tabAt(list, state.filters)?.key ?? ''}
      items={tabs.map(({ key, title }) => ({ key, label: t(title) }))}
      onChange={(key) => {
        const tab = tabs.find((one) => one.key === key);
        if (tab) onChange(withFilters(state, withTab(list, state.filters, tab)));
      }}
    />
  );
}
