import type { CallInput } from '@kipute/contract/registry';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Pagination } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../../features/wire/api.ts';
import { listTexts } from '../../../../i18n/texts/list.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { formatInstant } from '../../../../time/eat.ts';
import { Cell } from '../../../_list-kit/cells/Cell.tsx';
import { columnHeading, formatCount, standsRight } from '../../../_list-kit/cells/cell-text.ts';
import { type Column, keyOfRow, type List, type Row } from '../../../_list-kit/definition/list.ts';
import { keyOfList } from '../../../_list-kit/page/use-list-page.ts';
import { PartBody } from '../PartBody.tsx';
import { viewOf } from '../use-user-page.ts';
import { shortInstant } from '../user-words.ts';
import classes from './parts.module.css';
import type { PartLink } from './user-parts.ts';

const PAGE_SIZE = 20;

type PartPage = { readonly content: readonly Row[]; readonly count: number };

type Fixed = Readonly<Record<string, string | number>>;

/** One page of a list that is about somebody: the fixed filter is part of every question. */
function usePartPage(list: List, fixed: Fixed, page: number) {
  const language = useLanguage();
  const request = { ...fixed, page, page_size: PAGE_SIZE };
  const query = useQuery({
    queryKey: [...keyOfList(list), language, request],
    // The list was checked against its call, and the filter against it by a test.
    queryFn: async () => {
      const input = request as CallInput<typeof list.call>;
      const answer: unknown = await call(list.call, input, { silent: true });
      return answer as PartPage;
    },
    placeholderData: keepPreviousData,
  });
  return viewOf<PartPage>(query);
}

type PartListProps = { list: List; fixed: Fixed; link?: PartLink | undefined };

/** A list inside a card: its rows scroll, its pages turn under them. */
export function PartList({ list, fixed, link }: PartListProps) {
  const t = useText();
  const [page, setPage] = useState(1);
  const view = usePartPage(list, fixed, page);
  return (
    <PartBody view={view} lines={6}>
      {({ content, count }) =>
        count === 0 ? (
          <p className={classes.remark}>{t(listTexts.empty)}</p>
        ) : (
          <>
            <div className={classes.scroll}>
              <PartTable list={list} rows={content} link={link} />
            </div>
            {count > PAGE_SIZE && (
              <Pagination
                className={classes.pages ?? ''}
                size="small"
                current={page}
                pageSize={PAGE_SIZE}
                total={count}
                showSizeChanger={false}
                showTotal={(total, [from, to]) =>
                  t(listTexts.range, {
                    from: formatCount(from),
                    to: formatCount(to),
                    count: formatCount(total),
                  })
                }
                onChange={setPage}
              />
            )}
          </>
        )
      }
    </PartBody>
  );
}

type PartTableProps = { list: List; rows: readonly Row[]; link: PartLink | undefined };

/** Denser than a screen's table, with its head in sight while the card scrolls. */
function PartTable({ list, rows, link }: PartTableProps) {
  const t = useText();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {list.columns.map((column) => (
            <th key={column.field} scope="col" className={cellClass(column)}>
              {columnHeading(column, t)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOfRow(list, row)}>
            {list.columns.map((column) => (
              <td key={column.field} className={cellClass(column)}>
                <PartCell column={column} row={row} link={link} />
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

type PartCellProps = { column: Column; row: Row; link: PartLink | undefined };

function PartCell({ column, row, link }: PartCellProps) {
  const value = row[column.field];
  if (column.kind === 'instant' && typeof value === 'string') {
    return <time title={formatInstant(value)}>{shortInstant(value, Date.now())}</time>;
  }
  const cell = <Cell column={column} row={row} />;
  return link?.field === column.field ? <Link to={link.to(row)}>{cell}</Link> : cell;
}
