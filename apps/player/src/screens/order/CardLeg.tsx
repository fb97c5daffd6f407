import { serverNowMs } from '../../features/clock/server-clock.ts';
import { KickOff } from '../../ui/match/KickOff.tsx';
import { LegOdds } from './LegOdds.tsx';
import { OutcomeMark } from './OutcomeMark.tsx';
import styles from './order.module.css';
import { matchText } from './order-words.ts';
import { LegScore } from './standing/LegScore.tsx';
import { StandingLine } from './standing/StandingLine.tsx';
import { useFollowedLeg } from './standing/use-followed-leg.ts';
import type { LegNow } from './standing/use-standings.ts';

type CardLegProps = {
  now: LegNow;
  /** The only leg of a bet has room for its market and for how it stands. */
  rows: 'one' | 'two';
};

/** One leg on a card; while its match is in play it is updated live as in any list. */
export function CardLeg({ now, rows }: CardLegProps) {
  const { leg } = now;
  const { isAwaited, begun, ref } = useFollowedLeg(now);
  return (
    <li className={styles.leg} data-rows={rows} ref={ref}>
      <OutcomeMark leg={leg} />
      <span className={styles.pick}>
        <b>{leg.selection_name}</b>
        {rows === 'two' && <small>{leg.market_name}</small>}
      </span>
      <span className={styles.match}>
        {begun ? <LegScore leg={leg} state={begun} /> : <span>{matchText(leg)}</span>}
        {isAwaited && !begun && (
          <KickOff startsAtMs={Date.parse(leg.fixture_date)} nowMs={serverNowMs()} />
        )}
        {rows === 'two' && <StandingLine now={now} />}
      </span>
      <LegOdds leg={leg} />
    </li>
  );
}
