import { memo } from 'react';
import { LiveTile } from '../../features/matches/LiveTile.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { QuickMarket } from '../../ui/match/match.ts';
import { DayHeading } from './DayHeading.tsx';
import { LeagueHeading } from './LeagueHeading.tsx';
import type { ListRow } from './list-rows.ts';
import styles from './match-list.module.css';

type MatchRowProps = { row: ListRow; markets: readonly QuickMarket[] };

/** Scrolling asks for every row anew; only those that come into view are drawn. */
export const MatchRow = memo(function MatchRow({ row, markets }: MatchRowProps) {
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
