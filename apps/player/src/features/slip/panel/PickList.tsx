import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { KickOff } from '../../../ui/match/KickOff.tsx';
import { LiveDot } from '../../../ui/match/LiveDot.tsx';
import { shownAmount } from '../../../ui/money-text.ts';
import { BoostedFrom } from '../../../ui/odds/BoostedFrom.tsx';
import { OddsValue } from '../../../ui/odds/OddsValue.tsx';
import { oddsText } from '../../../ui/odds/odds-text.ts';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import { serverNowMs } from '../../clock/server-clock.ts';
import { useLiveMatch } from '../../live-odds/in-view.ts';
import { type MatchState, useMatchClock, useMatchState } from '../../live-odds/match-state.ts';
import type { Pick as SlipPick } from '../../picks/pick.ts';
import { togglePick } from '../../picks/picks-store.ts';
import { chooseSingleStake } from '../slip-store.ts';
import type { Slip } from '../use-slip.ts';
import type { SlipLeg } from '../view/slip-leg.ts';
import { groupedStake } from '../view/stake-text.ts';
import styles from './slip.module.css';

const IN_PLAY = 2;

type LegRowProps = { leg: SlipLeg; stakeText: string | undefined };

function LegRow({ leg, stakeText }: LegRowProps) {
  const { pick, refusedAs, sale } = leg;
  const { name } = pick;
  const look = classNames(
    styles.pick,
    sale === 'closed' && styles.closed,
    refusedAs && styles.refused,
  );
  const follow = useLiveMatch(pick.eventId, 'tile', 'course');
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
      {stakeText !== undefined && <OwnStake id={pick.id_card} name={name} text={stakeText} />}
      {leg.boost && sale === 'open' && (
        <p className={styles.line}>
          {t('slipPanel.boostCap', { amount: shownAmount(leg.boost.stake_maximum) })}
        </p>
      )}
      {refusedAs && <p className={styles.why}>{t(`slipPanel.why.${refusedAs}`)}</p>}
    </li>
  );
}

type OwnStakeProps = { id: string; name: string; text: string };

/** Of one single; the stake below sets all of them. */
function OwnStake({ id, name, text }: OwnStakeProps) {
  return (
    <label className={styles.own}>
      {t('slipBet.stake')} <span className={styles.currency}>TSh</span>
      <input
        aria-label={t('slipBet.stakeOf', { name })}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => chooseSingleStake(id, groupedStake(currentTarget.value))}
      />
    </label>
  );
}

/** Closed: a lock in the price's place. Raised: from which price. Moved: the price of the tap, struck through, before it. */
function LegPrice({ leg: { odds, oddsBefore, boost, sale } }: { leg: SlipLeg }) {
  if (sale === 'closed') {
    return (
      <span className={styles.lock}>
        <Icon name="lock" size={16} />
        {t('slipPanel.closed')}
      </span>
    );
  }
  if (boost) {
    return (
      <span className={classNames(styles.price, styles.raised)}>
        <BoostedFrom odds={Math.round(boost.from * 1000)} />
        <OddsValue odds={odds} />
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

function MatchTime({ pick, isInPlay }: { pick: SlipPick; isInPlay: boolean }) {
  const state = useMatchState(pick.eventId);
  if (isInPlay && state?.status === IN_PLAY) return <LiveScore state={state} />;
  // Its score is being asked for: what is known of it is told at once.
  if (isInPlay) {
    return (
      <b className={styles.live}>
        <LiveDot />
        {t('nav.live')}
      </b>
    );
  }
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

type PickListProps = Pick<Slip['view'], 'legs' | 'stakesOfSingles'>;

/** What was picked so far, the price of each as it is now. */
export function PickList({ legs, stakesOfSingles }: PickListProps) {
  return (
    <ul className={styles.picks}>
      {legs.map((leg) => (
        <LegRow
          key={leg.pick.id_card}
          leg={leg}
          stakeText={stakesOfSingles.get(leg.pick.id_card)}
        />
      ))}
    </ul>
  );
}
