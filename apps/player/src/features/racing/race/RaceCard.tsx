import { useCallback, useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { LiveDot } from '../../../ui/match/LiveDot.tsx';
import { serverNowMs } from '../../clock/server-clock.ts';
import { useDataSaver } from '../../data-saver/data-saver.ts';
import type { RacingOrder, Round } from '../round/racing.ts';
import { MyCars } from './MyCars.tsx';
import { RaceCanvas } from './RaceCanvas.tsx';
import { RankRow } from './RankRow.tsx';
import styles from './race.module.css';
import { momentOf } from './race-path.ts';
import { StillRace } from './StillRace.tsx';
import { useReducedMotion, useStanding } from './use-race.ts';

type RaceCardProps = {
  round: Round;
  /** Of the player on this round. */
  orders: readonly RacingOrder[];
};

/** The race that is under way: drawn, or as a list for who wants no movement or saves data. */
export function RaceCard({ round, orders }: RaceCardProps) {
  const titleId = useId();
  const saves = useDataSaver();
  const look = useReducedMotion() || saves ? 'still' : 'moving';
  const { order, seconds } = useStanding(round, look);
  const { draw_time, end_time } = round;
  const momentNow = useCallback(
    () => momentOf({ draw_time, end_time }, serverNowMs()),
    [draw_time, end_time],
  );
  const length = (Date.parse(end_time) - Date.parse(draw_time)) / 1_000;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <LiveDot />
        <h2 id={titleId}>{t('racing.roundRuns', { issue: round.issue })}</h2>
        <span>{t('racing.second', { now: seconds, all: length })}</span>
      </header>
      {look === 'moving' ? (
        <>
          <RaceCanvas
            roundId={round.id}
            finish={round.result}
            momentNow={momentNow}
            label={standingText(order)}
          />
          <RankRow order={order} />
        </>
      ) : (
        <StillRace order={order} orders={orders} />
      )}
      <MyCars orders={orders} order={order} />
    </section>
  );
}

/** The one label of the picture: who leads, and who follows. */
function standingText(order: readonly number[]): string {
  const [first = 0, second = 0, third = 0] = order;
  return t('racing.standing', { first, second, third });
}
