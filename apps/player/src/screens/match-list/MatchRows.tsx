import { Suspense } from 'react';
import { useFetchAhead } from '../../features/fetch-ahead/use-fetch-ahead.ts';
import { loadWithRetry } from '../../ui/load-with-retry.ts';
import type { QuickMarket } from '../../ui/match/match.ts';
import { splitView } from '../../ui/split-view.tsx';
import { type Grouping, type ListRow, listRows } from './list-rows.ts';
import { MatchRow } from './MatchRow.tsx';
import type { RowSizes } from './use-match-pages.ts';

/** As many as fill several windows; what is further down is drawn when it comes near. */
const NEAR_ROWS = 40;

export const LateFarRows = splitView(() =>
  loadWithRetry(async () => (await import('./FarRows.tsx')).FarRows),
);
const ahead = [LateFarRows];

type MatchRowsProps = {
  pages: readonly (readonly string[])[];
  markets: readonly QuickMarket[];
  grouping: Grouping;
  sizes: RowSizes;
};

/** The first rows stand by themselves, so a short list needs nothing that measures a long one. */
export function MatchRows({ pages, markets, grouping, sizes }: MatchRowsProps) {
  const rows = listRows(pages, grouping);
  const far = rows.slice(NEAR_ROWS);
  useFetchAhead(ahead);
  return (
    <>
      <PlainRows rows={rows.slice(0, NEAR_ROWS)} markets={markets} />
      {far.length > 0 && (
        <Suspense fallback={<PlainRows rows={far.slice(0, NEAR_ROWS)} markets={markets} />}>
          <LateFarRows rows={far} markets={markets} sizes={sizes} />
        </Suspense>
      )}
    </>
  );
}

type PlainRowsProps = { rows: readonly ListRow[]; markets: readonly QuickMarket[] };

function PlainRows({ rows, markets }: PlainRowsProps) {
  return rows.map((row) => <MatchRow key={row.key} row={row} markets={markets} />);
}
