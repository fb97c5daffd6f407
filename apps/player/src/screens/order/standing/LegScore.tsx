import { type MatchState, useMatchClock } from '../../../features/live-odds/match-state.ts';
import { LiveDot } from '../../../ui/match/LiveDot.tsx';
import type { OrderLeg } from '../order-result.ts';
import { isUnderWay } from './leg-standing.ts';
import styles from './standing.module.css';

type LegScoreProps = { leg: Pick<OrderLeg, 'team_home' | 'team_away'>; state: MatchState };

/** Minute, teams and score of a match in play; of one that is over its last word and score. */
export function LegScore({ leg, state }: LegScoreProps) {
  const clock = useMatchClock(state);
  const isLive = isUnderWay(state);
  return (
    <span className={styles.score} data-live={isLive}>
      {isLive && <LiveDot />}
      <span>{isLive ? clock : state.statusName}</span>
      <b>{`${leg.team_home} ${plain(state.homeScore)}–${plain(state.awayScore)} ${leg.team_away}`}</b>
    </span>
  );
}

/** "02" is written for boards; in a line of words it is 2. */
const plain = (score: string): string => score.replace(/^0(?=\d)/, '');
