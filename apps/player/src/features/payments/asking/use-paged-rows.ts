import { useState, useSyncExternalStore } from 'react';
import { type PagedRows, pagedRows, type RowsView } from './paged-rows.ts';

export type ShownRows<Row> = RowsView<Row> & Pick<PagedRows<Row>, 'showMore'>;
type AskedRows<Row> = ShownRows<Row> & Pick<PagedRows<Row>, 'refresh'>;

/** One list for as long as the block stands; another list is another block, with its own `key`. */
export function usePagedRows<Row>(terms: Parameters<typeof pagedRows<Row>>[0]): AskedRows<Row> {
  const [list] = useState<PagedRows<Row>>(() => pagedRows(terms));
  const view = useSyncExternalStore(list.listen, list.view, list.view);
  return { ...view, showMore: list.showMore, refresh: list.refresh };
}
