import { Suspense } from 'react';
import { useDataSaver } from '../../../features/data-saver/data-saver.ts';
import type { MatchState } from '../../../features/live-odds/match-states.ts';
import type { MatchCard } from '../../../ui/match/match.ts';
import { useMatchBoard } from '../answer/match-board.ts';
import { LateFigures } from './late-figures.ts';
import styles from './scoreboard.module.css';

const FOOTBALL = 1;
const NOT_STARTED = 1;

type BoardFiguresProps = { match: MatchCard; state: MatchState | undefined };

/** Corners, cards and shots. Their row has its place from the start, so nothing moves. */
export function BoardFigures({ match, state }: BoardFiguresProps) {
  const sportId = useMatchBoard(match.id)?.sportId;
  const savesData = useDataSaver();
  const isPlayed = state !== undefined && state.status !== NOT_STARTED;
  if (!isPlayed || (sportId !== undefined && sportId !== FOOTBALL)) return null;
  return (
    <Suspense
      fallback={<div className={savesData ? styles.awaitedWords : styles.awaitedFigures} />}
    >
      <LateFigures match={match} state={state} />
    </Suspense>
  );
}
