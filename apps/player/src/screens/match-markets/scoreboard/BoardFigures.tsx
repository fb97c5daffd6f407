import { Suspense } from 'react';
import { useDataSaver } from '../../../features/data-saver/data-saver.ts';
import type { MatchState } from '../../../features/live-odds/match-state.ts';
import { loadAreas } from '../../../i18n/i18n.ts';
import { isFootball, type MatchCard } from '../../../ui/match/match.ts';
import { splitView } from '../../../ui/split-view.tsx';
import { useMatchBoard } from '../board/match-board.ts';
import styles from './scoreboard.module.css';

const NOT_STARTED = 1;

type BoardFiguresProps = { match: MatchCard; state: MatchState | undefined };

/** Corners, cards and shots; of other sports what the score is made of. Their row has its place from the start, so nothing moves. */
export function BoardFigures({ match, state }: BoardFiguresProps) {
  const sportId = useMatchBoard(match.id)?.sportId;
  const savesData = useDataSaver();
  const isPlayed = state !== undefined && state.status !== NOT_STARTED;
  if (isPlayed && state.periods) {
    return (
      <Suspense fallback={<div className={styles.awaitedPeriods} />}>
        <LatePeriodTable match={match} periods={state.periods} />
      </Suspense>
    );
  }
  if (!isPlayed || !isFootball(sportId)) return null;
  return (
    <Suspense
      fallback={<div className={savesData ? styles.awaitedWords : styles.awaitedFigures} />}
    >
      <LateFigures match={match} state={state} />
    </Suspense>
  );
}

/** Not among the panels: who saves data has these figures and fetches none of those. */
const LateFigures = splitView(async () => (await import('./PlayedFigures.tsx')).PlayedFigures);

const LatePeriodTable = splitView(async () => {
  const [{ PeriodTable }] = await Promise.all([import('./PeriodTable.tsx'), loadAreas('periods')]);
  return PeriodTable;
});
