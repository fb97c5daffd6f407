import { useEffect, useRef } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import type { QuickMarket } from '../../ui/match/match.ts';
import type { ListRow } from './list-rows.ts';
import { MatchRow } from './MatchRow.tsx';
import type { RowSizes } from './use-match-pages.ts';

type FarRowsProps = {
  rows: readonly ListRow[];
  markets: readonly QuickMarket[];
  sizes: RowSizes;
};

/** Only what is near the window is in the page, so a thousand matches scroll like ten. */
export function FarRows({ rows, markets, sizes }: FarRowsProps) {
  const virtualizer = useKeptSizes(sizes, rows.length);
  return (
    <WindowVirtualizer
      ref={virtualizer}
      data={rows}
      {...(sizes.current && sizes.rows === rows.length && { cache: sizes.current })}
    >
      {(row) => <MatchRow key={row.key} row={row} markets={markets} />}
    </WindowVirtualizer>
  );
}

function useKeptSizes(sizes: RowSizes, rows: number) {
  const virtualizer = useRef<WindowVirtualizerHandle>(null);
  useEffect(() => {
    const { current } = virtualizer;
    return () => {
      if (current) Object.assign(sizes, { current: current.cache, rows });
    };
  }, [sizes, rows]);
  return virtualizer;
}
