import { type CSSProperties, memo, useRef } from 'react';
import { LiveOdds } from '../../../features/matches/LiveOdds.tsx';
import type { Row } from '../arrangement/market-type.ts';
import { useInView } from '../use-in-view.ts';
import styles from './markets.module.css';

/** So many rows are drawn together; more would make one long task of opening a long card. */
const CHUNK_ROWS = 8;
/** Drawn before it is scrolled into view. */
const nearView = { margin: '400px', atFirst: false };

type RowsProps = { rows: readonly Row[]; hasLabels: boolean };

/**
 * All rows of a section. Those far from the screen are only as high as they will be: two hundred
 * lines of one market must neither be drawn at once nor subscribe to every price.
 */
export const SectionRows = memo(function SectionRows({ rows, hasLabels }: RowsProps) {
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK_ROWS) }, (_, place) =>
    rows.slice(place * CHUNK_ROWS, (place + 1) * CHUNK_ROWS),
  );
  return chunks.map((chunk, place) =>
    place === 0 ? (
      <Rows key={chunk[0]?.key} rows={chunk} hasLabels={hasLabels} />
    ) : (
      <LateRows key={chunk[0]?.key} rows={chunk} hasLabels={hasLabels} />
    ),
  );
});

function LateRows({ rows, hasLabels }: RowsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, nearView);
  return (
    <div ref={place} className={styles.chunk} style={{ '--rows': rows.length } as CSSProperties}>
      {isNear && <Rows rows={rows} hasLabels={hasLabels} />}
    </div>
  );
}

function Rows({ rows, hasLabels }: RowsProps) {
  return rows.map((row) => (
    <div key={row.key} className={styles.row}>
      {hasLabels && <b className={styles.label}>{row.label}</b>}
      {row.cells.map((cell, place) => (
        <div
          key={cell?.selectionId ?? place}
          className={styles.cell}
          data-selection={cell?.selectionId}
        >
          <LiveOdds
            selectionId={cell?.selectionId}
            sign={cell?.sign ?? ''}
            words={cell?.words ?? ''}
          />
        </div>
      ))}
    </div>
  ));
}
