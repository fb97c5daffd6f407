import { Suspense } from 'react';
import { useDataSaver } from '../../../features/data-saver/data-saver.ts';
import type { MatchState } from '../../../features/live-odds/match-state.ts';
import { t } from '../../../i18n/i18n.ts';
import type { MatchCard } from '../../../ui/match/match.ts';
import { LatePressure } from '../late-panels.ts';
import { isCounted, type Statistics, useStatistics } from '../timeline/queries.ts';
import styles from './scoreboard.module.css';

const ENDED = 3;
const DASH = '–';

export type PlayedFiguresProps = { match: MatchCard; state: MatchState };

/** Only a match that is played has them: the page of any other does not carry them. */
export function PlayedFigures({ match, state }: PlayedFiguresProps) {
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
