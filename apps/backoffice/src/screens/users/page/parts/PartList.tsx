import type { CallInput } from '@kipute/contract/registry';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Pagination, Table } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../../features/wire/api.ts';
import { listTexts } from '../../../../i18n/texts/list.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Cell } from '../../../_list-kit/cells/Cell.tsx';
import { columnHeading, formatCount, standsRight } from '../../../_list-kit/cells/cell-text.ts';
import { keyOfRow, type List, type Row } from '../../../_list-kit/definition/list.ts';
import { keyOfList } from '../../../_list-kit/page/use-list-page.ts';
import { widthOf } from '../../../_list-kit/table/table-columns.tsx';
import { PartBody } from '../PartBody.tsx';
import { viewOf } from '../use-user-page.ts';
import classes from './parts.module.css';
import type { PartLink } from './user-parts.ts';

const PAGE_SIZE = 20;

type Fixed = Readonly<Record<string, string | number>>;

/** One page of a list that is about somebody: the fixed filter is part of every question. */
function usePartPage(list: List, fixed: Fixed, page: number) {
  const language = useLanguage();
  const request = { ...fixed, page, page_size: PAGE_SIZE };
  const query = useQuery({
    queryKey: [...keyOfList(list), language, request],
    // The list was checked against its call, and the filter against it by a test.
    queryFn: () => call(list.call, request as CallInput<typeof list.call>, { silent: true }),
    placeholderData: keepPreviousData,
  });
  return viewOf<{ readonly content: readonly Row[]; readonly count: number }>(query);
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

function PartTable({ list, rows, link }: PartTableProps) {
  const t = useText();
  return (
    <Table<Row>
      size="small"
      rowKey={(row) => keyOfRow(list, row)}
      dataSource={rows}
      pagination={false}
      scroll={{ x: list.columns.reduce((sum, column) => sum + widthOf(column), 0) }}
      columns={list.columns.map((column) => ({
        key: column.field,
        title: columnHeading(column, t),
        width: widthOf(column),
        align: standsRight(column) ? 'end' : 'start',
        ellipsis: { showTitle: false },
        render: (_: unknown, row: Row) => {
          const target = link?.field === column.field ? link.to(row) : undefined;
          const cell = <Cell column={column} row={row} />;
          return target ? <Link to={target}>{cell}</Link> : cell;
        },
      }))}
    />
  );
}
