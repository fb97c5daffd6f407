import { memo, useEffect, useRef } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { LiveTile } from '../../features/matches/LiveTile.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { QuickMarket } from '../../ui/match/match.ts';
import { DayHeading } from './DayHeading.tsx';
import { LeagueHeading } from './LeagueHeading.tsx';
import { type Grouping, type ListRow, listRows } from './list-rows.ts';
import styles from './match-list.module.css';
import type { RowSizes } from './paging/recent-lists.ts';

type MatchRowsProps = {
  pages: readonly (readonly string[])[];
  markets: readonly QuickMarket[];
  grouping: Grouping;
  sizes: RowSizes;
};

/** Only what is near the window is in the page, so a thousand matches scroll like ten. */
export function MatchRows({ pages, markets, grouping, sizes }: MatchRowsProps) {
  const rows = listRows(pages, grouping);
  const virtualizer = useKeptSizes(sizes, rows.length);
  return (
    <WindowVirtualizer
      ref={virtualizer}
      data={rows}
      {...(sizes.current && sizes.rows === rows.length && { cache: sizes.current })}
    >
      {(row) => <Row key={row.key} row={row} markets={markets} />}
    </WindowVirtualizer>
  );
}

type RowProps = { row: ListRow; markets: readonly QuickMarket[] };

/** Scrolling asks for every row anew; only those that come into view are drawn. */
const Row = memo(function Row({ row, markets }: RowProps) {
  if (row.kind === 'heading') {
    const { heading } = row;
    return heading.of === 'league' ? (
      <LeagueHeading league={heading.league} markets={markets} />
    ) : (
      <DayHeading date={heading.date} markets={markets} />
    );
  }
  return (
    <div className={classNames(styles.match, styles[row.place])}>
      <LiveTile matchId={row.matchId} markets={markets} standing="below-heading" />
    </div>
  );
});

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
