import { formatShillings, type Senti } from '@kipute/domain/money/senti';
import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import type { ReactNode } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import hero from '../../../ui/hero/hero.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import { useDataSaver } from '../../data-saver/data-saver.ts';
import { countdownParts, isSpokenAt, useSecondsUntil } from './countdown.ts';
import { longMoment } from './moment.ts';
import { type Issue, poolOf, poolPages } from './pool.ts';
import styles from './pool-head.module.css';

type PoolHeadProps = {
  game: PoolGame;
  issue: Issue;
  /** The figure of the card, where it is not the pool. */
  figure?: Senti;
  /** One line below the pool. */
  lead: string;
  /** What stands at the foot of the card: the countdown, or the prizes of the tiers. */
  children?: ReactNode;
};

/** The card above everything of a game: what is to be won, of which issue, and until when. */
export function PoolHead({ game, issue, figure = poolOf(issue), lead, children }: PoolHeadProps) {
  const isSavingData = useDataSaver();
  const { icon, cloth } = poolPages[game];
  return (
    <header
      className={classNames(styles.head, hero.woven, hero[cloth], isSavingData && styles.flat)}
    >
      <p className={styles.top}>
        <Icon name={icon} size={18} />
        <b>{t('pools.matches', { name: issue.label, count: issue.guess_number })}</b>
        <span>{t('pools.issue', { number: issue.number })}</span>
      </p>
      <h1 className={styles.pool}>
        <SpokenOnly>{`${issue.label}: `}</SpokenOnly>
        <PoolAmount pool={figure} />
      </h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </header>
  );
}

const TICKING_LETTERS = 3;

/** The last digits stand in a window of their own: every line that is sold moves them. */
export function PoolAmount({ pool }: { pool: Senti }) {
  const [whole = ''] = formatShillings(pool).split('.');
  const still = whole.slice(0, -TICKING_LETTERS);
  const ticking = whole.slice(-TICKING_LETTERS);
  return (
    <span className={styles.amount}>
      <small>TSh </small>
      {still}
      <span className={styles.window}>
        <span key={whole} className={styles.digits}>
          {ticking}
        </span>
      </span>
    </span>
  );
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Until when tickets are sold, and how long that is. */
export function Countdown({ closeTime }: { closeTime: string }) {
  const seconds = useSecondsUntil(closeTime);
  const parts = countdownParts(seconds);
  return (
    <div className={styles.countdown}>
      <p>
        {t(seconds > 0 ? 'pools.closes' : 'pools.closed')}
        <time dateTime={closeTime}>{longMoment(Date.parse(closeTime))}</time>
      </p>
      <div className={styles.boxes} role="timer" aria-label={t('pools.timer')}>
        {units.map((unit) => (
          <span key={unit} className={styles.box}>
            <b>{parts[unit]}</b>
            <small>{t(`pools.unit.${unit}`)}</small>
          </span>
        ))}
      </div>
      <TimerWords seconds={seconds} />
    </div>
  );
}

/** Spoken at 60, 10 and 0 seconds; silent in between. */
export function TimerWords({ seconds }: { seconds: number }) {
  const words = seconds === 0 ? t('pools.closedNow') : t('pools.secondsLeft', { count: seconds });
  return (
    <span role="status">
      <SpokenOnly>{isSpokenAt(seconds) ? words : ''}</SpokenOnly>
    </span>
  );
}
