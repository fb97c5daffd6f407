import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { KickOff } from '../../../ui/match/KickOff.tsx';
import { LiveDot } from '../../../ui/match/LiveDot.tsx';
import { OddsValue } from '../../../ui/odds/OddsValue.tsx';
import { oddsText } from '../../../ui/odds/odds-text.ts';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import { serverNowMs } from '../../clock/server-clock.ts';
import { useLiveMatch } from '../../live-odds/in-view.ts';
import { type MatchState, useMatchClock, useMatchState } from '../../live-odds/match-state.ts';
import type { Pick } from '../../picks/pick.ts';
import { togglePick } from '../../picks/picks-store.ts';
import type { SlipLeg } from '../view/slip-leg.ts';
import styles from './slip.module.css';

const IN_PLAY = 2;

function LegRow({ leg }: { leg: SlipLeg }) {
  const { pick, refusedAs, sale } = leg;
  const name = leg.side ? t(`slipPanel.${leg.side}`) : pick.name;
  const look = classNames(
    styles.pick,
    sale === 'closed' && styles.closed,
    refusedAs && styles.refused,
  );
  const follow = useLiveMatch(pick.eventId, 'tile');
  return (
    <li className={look} ref={leg.isInPlay ? follow : null}>
      <div className={styles.pickHead}>
        <b className={styles.pickName}>{name}</b>
        <LegPrice leg={leg} />
        <IconButton
          icon="x"
          size={18}
          label={t('slipPanel.remove', { name })}
          onClick={() => togglePick(pick)}
        />
      </div>
      <p className={styles.line}>{pick.market_name}</p>
      <p className={styles.line}>
        <MatchTime pick={pick} isInPlay={leg.isInPlay} />
        {`${pick.team_home} – ${pick.team_away}`}
      </p>
      {refusedAs && <p className={styles.why}>{t(`slipPanel.why.${refusedAs}`)}</p>}
    </li>
  );
}

/** Closed: a lock in the price's place. Moved: the price of the tap, struck through, before it. */
function LegPrice({ leg: { odds, oddsBefore, sale } }: { leg: SlipLeg }) {
  if (sale === 'closed') {
    return (
      <span className={styles.lock}>
        <Icon name="lock" size={16} />
        {t('slipPanel.closed')}
      </span>
    );
  }
  const moved = moveSince(oddsBefore, odds);
  return (
    <span className={classNames(styles.price, moved && styles[moved])}>
      {oddsBefore !== undefined && (
        <>
          <s aria-hidden="true">{oddsText(oddsBefore)}</s>
          <SpokenOnly>{t('slipPanel.was', { odds: oddsText(oddsBefore) })}</SpokenOnly>
        </>
      )}
      <OddsValue odds={odds} moved={moved} />
    </span>
  );
}

function moveSince(before: number | undefined, now: number): 'up' | 'down' | undefined {
  if (before === undefined) return undefined;
  return now > before ? 'up' : 'down';
}

function MatchTime({ pick, isInPlay }: { pick: Pick; isInPlay: boolean }) {
  const state = useMatchState(pick.eventId);
  if (isInPlay && state?.status === IN_PLAY) return <LiveScore state={state} />;
  const startsAtMs = Date.parse(pick.start_time);
  if (Number.isNaN(startsAtMs)) return null;
  return (
    <span className={styles.when}>
      <KickOff startsAtMs={startsAtMs} nowMs={serverNowMs()} />
    </span>
  );
}

function LiveScore({ state }: { state: MatchState }) {
  const time = useMatchClock(state);
  return (
    <b className={styles.live}>
      <LiveDot />
      {`${time} · ${Number(state.homeScore)}–${Number(state.awayScore)}`}
    </b>
  );
}

/** What was picked so far, the price of each as it is now. */
export function PickList({ legs }: { legs: readonly SlipLeg[] }) {
  return (
    <ul className={styles.picks}>
      {legs.map((leg) => (
        <LegRow key={leg.pick.id_card} leg={leg} />
      ))}
    </ul>
  );
}
