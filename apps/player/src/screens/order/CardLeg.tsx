import { serverNowMs } from '../../features/clock/server-clock.ts';
import { KickOff } from '../../ui/match/KickOff.tsx';
import { OddsValue } from '../../ui/odds/OddsValue.tsx';
import { OutcomeMark } from './OutcomeMark.tsx';
import styles from './order.module.css';
import { matchText } from './order-words.ts';
import { LegScore } from './standing/LegScore.tsx';
import { StandingLine } from './standing/StandingLine.tsx';
import { useFollowedLeg } from './standing/use-followed-leg.ts';
import type { LegNow } from './standing/use-standings.ts';

/** One leg on a card; while its match is in play it is updated live as in any list. */
export function CardLeg({ now }: { now: LegNow }) {
  const { leg } = now;
  const { isAwaited, begun, ref } = useFollowedLeg(now);
  return (
    <li className={styles.leg} ref={ref}>
      <OutcomeMark leg={leg} />
      <span className={styles.legWords}>
        <b className={styles.cut}>{leg.selection_name}</b>
        <small className={styles.cut}>{leg.market_name}</small>
        {begun ? (
          <LegScore leg={leg} state={begun} />
        ) : (
          <small className={styles.match}>
            <span>{matchText(leg)}</span>
            {isAwaited && (
              <KickOff startsAtMs={Date.parse(leg.fixture_date)} nowMs={serverNowMs()} />
            )}
          </small>
        )}
        <StandingLine now={now} />
      </span>
      <OddsValue odds={Math.round(leg.odds * 1000)} />
    </li>
  );
}
