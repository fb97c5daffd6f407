import { Pagination } from 'antd';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { listTexts } from '../../../../i18n/texts/list.ts';
import { userTexts } from '../../../../i18n/texts/users.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { formatInstant } from '../../../../time/eat.ts';
import { saidCount } from '../../../_detail-kit/DetailParts.tsx';
import { useListState } from '../../../_list-kit/address/list-state.ts';
import { Cell } from '../../../_list-kit/cells/Cell.tsx';
import { columnHeading, formatCount, standsRight } from '../../../_list-kit/cells/cell-text.ts';
import { type FixedFilter, fixedList } from '../../../_list-kit/definition/fixed-list.ts';
import { type Column, keyOfRow, type List, type Row } from '../../../_list-kit/definition/list.ts';
import { type ListView, useListPage } from '../../../_list-kit/page/use-list-page.ts';
import { PartBody } from '../PartBody.tsx';
import type { PartView } from '../use-user-page.ts';
import { shortInstant } from '../user-words.ts';
import classes from './parts.module.css';

type Page = { readonly rows: readonly Row[]; readonly count: number };

/** A part has no filters to be asked wrongly, and says "nothing" by itself. */
function partView(view: ListView): PartView<Page> {
  switch (view.status) {
    case 'loading':
    case 'misasked':
      return { status: 'loading' };
    case 'failed':
      return { status: 'failed', reason: view.reason, retry: view.reload };
    case 'empty':
    case 'ready':
      return { status: 'ready', content: view, updatedAtMs: view.updatedAtMs };
  }
}

type PartListProps = {
  list: List;
  fixed: FixedFilter;
  /** The same rows with all filters, on the list's own screen. */
  whole?: string | undefined;
};

/** A list inside a card: its rows scroll, its pages turn under them. */
export function PartList({ list, fixed, whole }: PartListProps) {
  const t = useText();
  const question = JSON.stringify(fixed);
  const ofUser = useMemo(
    () => fixedList(list, JSON.parse(question) as FixedFilter),
    [list, question],
  );
  const [state, change] = useListState(ofUser);
  const view = partView(useListPage(ofUser, state));
  return (
    <PartBody view={view} lines={6}>
      {({ rows, count }) =>
        count === 0 ? (
          <p className={classes.remark}>{t(listTexts.empty)}</p>
        ) : (
          <>
            <section
              className={classes.scroll}
              aria-label={t(userTexts.rows)}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
              tabIndex={0}
            >
              <PartTable list={ofUser} rows={rows} />
            </section>
            <div className={classes.pages}>
              <Pagination
                size="small"
                current={state.page}
                pageSize={state.pageSize}
                total={count}
                showSizeChanger={false}
                showTotal={(_, [from, to]) =>
                  t(listTexts.range, {
                    from: formatCount(from),
                    to: formatCount(to),
                    count: saidCount(count),
                  })
                }
                onChange={(page) => change({ page })}
              />
              {whole && <Link to={whole}>{t(userTexts.wholeList)}</Link>}
            </div>
          </>
        )
      }
    </PartBody>
  );
}

/** Denser than a screen's table, with its head in sight while the card scrolls. */
function PartTable({ list, rows }: { list: List; rows: readonly Row[] }) {
  const t = useText();
  const columns = list.columns.filter(({ shown }) => shown !== 'details');
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.field} scope="col" className={cellClass(column)}>
              {columnHeading(column, t)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOfRow(list, row)}>
            {columns.map((column) => (
              <td key={column.field} className={cellClass(column)}>
                <PartCell column={column} row={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cellClass(column: Column): string | undefined {
  if (standsRight(column)) return classes.number;
  return column.kind === 'long-text' ? classes.long : undefined;
}

function PartCell({ column, row }: { column: Column; row: Row }) {
  const value = row[column.field];
  if (column.kind === 'instant' && typeof value === 'string') {
    return <time title={formatInstant(value)}>{shortInstant(value, Date.now())}</time>;
  }
  return <Cell column={column} row={row} />;
}
