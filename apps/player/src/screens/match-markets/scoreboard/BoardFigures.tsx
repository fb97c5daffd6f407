import { Suspense } from 'react';
import { useDataSaver } from '../../../features/data-saver/data-saver.ts';
import type { MatchState } from '../../../features/live-odds/match-states.ts';
import { t } from '../../../i18n/i18n.ts';
import type { MatchCard } from '../../../ui/match/match.ts';
import { useMatchBoard } from '../answer/match-board.ts';
import { isCounted, type Statistics, useStatistics } from '../course/match-course.ts';
import { LatePressure } from '../late-panels.ts';
import styles from './scoreboard.module.css';

const FOOTBALL = 1;
const NOT_STARTED = 1;
const ENDED = 3;
const DASH = '–';

type BoardFiguresProps = { match: MatchCard; state: MatchState | undefined };

/** Corners, cards and shots. Their row has its place from the start, so nothing moves. */
export function BoardFigures({ match, state }: BoardFiguresProps) {
  const sportId = useMatchBoard(match.id)?.sportId;
  const isPlayed = state !== undefined && state.status !== NOT_STARTED;
  if (!isPlayed || (sportId !== undefined && sportId !== FOOTBALL)) return null;
  return <PlayedFigures match={match} state={state} />;
}

function PlayedFigures({ match, state }: { match: MatchCard; state: MatchState }) {
  const score = `${state.homeScore}-${state.awayScore}`;
  const statistics = useStatistics(match.id, score);
  if (state.status === ENDED && statistics && !isCounted(statistics)) return null;
  return (
    <>
      <Figures statistics={statistics} />
      <Pressure match={match} score={score} />
    </>
  );
}

/** Half a line of picture: who presses now. Who saves data does without it. */
function Pressure({ match, score }: { match: MatchCard; score: string }) {
  if (useDataSaver()) return null;
  return (
    <div className={styles.pressure}>
      <Suspense fallback={null}>
        <LatePressure match={match} score={score} />
      </Suspense>
    </div>
  );
}

function Figures({ statistics }: { statistics: Statistics | undefined }) {
  const figure = (pair: { home: number; away: number } | undefined) =>
    pair ? `${pair.home}${DASH}${pair.away}` : DASH;
  const { corner, yellow_card: yellow, red_card: red, shots, shots_on_target } = statistics ?? {};
  const cards = yellow && red && { home: yellow.home + red.home, away: yellow.away + red.away };
  const figures = [
    [t('markets.corners'), figure(corner)],
    [t('markets.cards'), figure(cards)],
    [t('markets.shots'), figure(shots)],
    [t('markets.onTarget'), figure(shots_on_target)],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
