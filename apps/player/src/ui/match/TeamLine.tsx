import { Suspense } from 'react';
import { classNames } from '../class-names.ts';
import { type Team, TeamMark } from '../team/TeamMark.tsx';
import { LatePeriods } from './late-periods.ts';
import type { Score, Side, Stage } from './match.ts';
import styles from './match-tile.module.css';

type TeamLineProps = { match: Readonly<Record<Side, Team>>; stage: Stage; side: Side };

/** A side's name and, once there is one, its score: the paler of the two is behind. */
export function TeamLine({ match, stage, side }: TeamLineProps) {
  const { home, away, periods } = stage.kind === 'upcoming' ? notBegun : stage.score;
  const [own, other] = side === 'home' ? [home, away] : [away, home];
  const isBehind = Number(own) < Number(other);
  return (
    <span className={styles.team}>
      <TeamMark team={match[side]} />
      <span className={styles.name}>{match[side].name}</span>
      {periods && (
        <Suspense fallback={null}>
          <LatePeriods periods={periods} side={side} />
        </Suspense>
      )}
      {own && <b className={classNames(styles.score, isBehind && styles.behind)}>{own}</b>}
    </span>
  );
}

const notBegun: Score = { home: '', away: '' };
