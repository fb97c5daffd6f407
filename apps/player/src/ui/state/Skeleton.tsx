import { Fragment } from 'react';
import { classNames } from '../class-names.ts';
import { MatchShape } from './MatchesSkeleton.tsx';
import styles from './skeleton.module.css';

export type SkeletonKind = 'matches' | 'rows' | 'form' | 'tiles' | 'reading';

const shapes = {
  matches: MatchShape,
  rows: RowShape,
  form: FormShape,
  tiles: TileShape,
  reading: ReadingShape,
} satisfies Record<SkeletonKind, () => React.JSX.Element>;

/** Grey shapes of what will stand here, in its exact size, so nothing jumps when it comes. */
export function Skeleton({ kind, count }: { kind: SkeletonKind; count: number }) {
  const Shape = shapes[kind];
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div className={classNames(styles.skeleton, styles[kind])} aria-hidden="true">
      {places.map((place) => (
        <Shape key={place} />
      ))}
    </div>
  );
}

function RowShape() {
  return (
    <div className={styles.row}>
      <span className={styles.disc} />
      <div>
        <i className={styles.line} style={{ width: '46%' }} />
        <i className={styles.line} style={{ width: '72%' }} />
      </div>
      <i className={styles.line} style={{ width: 56 }} />
    </div>
  );
}

function FormShape() {
  return (
    <Fragment>
      <i className={styles.line} style={{ width: 96 }} />
      <span className={styles.box} />
    </Fragment>
  );
}

function TileShape() {
  return <span className={styles.tile} />;
}

function ReadingShape() {
  return (
    <Fragment>
      <i className={styles.line} style={{ width: '38%' }} />
      <i className={styles.line} style={{ width: '96%' }} />
      <i className={styles.line} style={{ width: '90%' }} />
      <i className={styles.line} style={{ width: '64%', marginBottom: 18 }} />
    </Fragment>
  );
}
