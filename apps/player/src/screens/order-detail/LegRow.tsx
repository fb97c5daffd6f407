import { serverNowMs } from '../../features/clock/server-clock.ts';
import { t } from '../../i18n/i18n.ts';
import { Link } from '../../ui/Link.tsx';
import { KickOff } from '../../ui/match/KickOff.tsx';
import { matchPage } from '../../ui/match/match.ts';
import { LegOdds } from '../order/LegOdds.tsx';
import { OutcomeMark } from '../order/OutcomeMark.tsx';
import order from '../order/order.module.css';
import { matchText, outcomeExplained, outcomeSign, outcomeText } from '../order/order-words.ts';
import { LegScore } from '../order/standing/LegScore.tsx';
import { StandingLine } from '../order/standing/StandingLine.tsx';
import { useFollowedLeg } from '../order/standing/use-followed-leg.ts';
import type { LegNow } from '../order/standing/use-standings.ts';
import styles from './order-detail.module.css';

/** One leg; while its match is in play it is updated live as in any list. */
export function LegRow({ now }: { now: LegNow }) {
  const { leg } = now;
  const { begun, ref } = useFollowedLeg(now);
  const explained = outcomeExplained(leg);
  return (
    <li className={styles.leg} ref={ref}>
      <OutcomeMark leg={leg} />
      <div className={styles.words}>
        <p className={styles.pick}>{leg.selection_name}</p>
        <p className={styles.market}>{leg.market_name}</p>
        <Link className={styles.match} href={matchPage(leg.match_id)}>
          {begun ? <LegScore leg={leg} state={begun} /> : matchText(leg)}
        </Link>
        <StandingLine now={now} />
        {explained && <p className={styles.explained}>{explained}</p>}
        <p className={order.meta}>
          <span>{leg.league}</span>
          {!begun && <KickOff startsAtMs={Date.parse(leg.fixture_date)} nowMs={serverNowMs()} />}
          {leg.isLive === 1 && <span>{t('orders.pickedLive')}</span>}
        </p>
      </div>
      <div className={styles.price}>
        <LegOdds leg={leg} />
        <small data-tone={outcomeSign(leg).tone}>{outcomeText(leg)}</small>
      </div>
    </li>
  );
}
