import { type PlainTextKey, t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import hero from '../../../ui/hero/hero.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import { serverNowMs } from '../../clock/server-clock.ts';
import { useDataSaver } from '../../data-saver/data-saver.ts';
import { CarBadge } from '../cars/CarPatterns.tsx';
import { timeText } from './moment.ts';
import { clockText, type Phase, partLeft, phaseEndsAt } from './phase.ts';
import type { Round } from './racing.ts';
import styles from './round-head.module.css';
import { useSecondsUntil } from './use-phase.ts';

type RoundHeadProps = { round: Round; phase: Phase; last: Round | null };

const leads = {
  before: 'racing.opensIn',
  betting: 'racing.closesIn',
  closed: 'racing.startsIn',
  waiting: 'racing.drawing',
  racing: 'racing.runs',
  ended: 'racing.nextSoon',
  refunded: 'racing.refundedHead',
} as const satisfies Record<Phase, PlainTextKey>;

/** Which round takes bets and for how long, and how the one before it came in. */
export function RoundHead({ round, phase, last }: RoundHeadProps) {
  const isSavingData = useDataSaver();
  const until = phaseEndsAt(round, phase);
  return (
    <header className={classNames(styles.head, hero.woven, isSavingData && styles.flat)}>
      <div className={styles.top}>
        <Icon name="car" size={18} />
        <h1>{t('racing.title')}</h1>
        <span>{t('racing.roundAt', { issue: round.issue, time: timeText(round.draw_time) })}</span>
      </div>
      <div className={styles.count}>
        <span>
          {phase === 'closed' && <Icon name="lock" size={16} />}
          {t(leads[phase])}
        </span>
        {until && <Countdown until={until} phase={phase} />}
      </div>
      {until && <TimeBar round={round} phase={phase} until={until} />}
      {last && <LastOrder last={last} />}
    </header>
  );
}

function Countdown({ until, phase }: { until: string; phase: Phase }) {
  const seconds = useSecondsUntil(until);
  return (
    <>
      <b role="timer" aria-label={t(leads[phase])}>
        {clockText(seconds)}
      </b>
      <TimerWords seconds={phase === 'closed' ? 0 : seconds} />
    </>
  );
}

const spokenAt: readonly number[] = [60, 10, 0];

/** Spoken at 60, 10 and 0 seconds; silent in between (RCP-04). */
export function TimerWords({ seconds }: { seconds: number }) {
  const words = seconds === 0 ? t('racing.closedNow') : t('racing.secondsLeft', { count: seconds });
  return (
    <span role="status">
      <SpokenOnly>{spokenAt.includes(seconds) ? words : ''}</SpokenOnly>
    </span>
  );
}

type TimeBarProps = { round: Round; phase: Phase; until: string };

function TimeBar({ round, phase, until }: TimeBarProps) {
  const seconds = useSecondsUntil(until);
  const from = phase === 'closed' ? round.end_bet_time : round.start_bet_time;
  const part = phase === 'before' ? 1 : partLeft(from, until, serverNowMs());
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={t('racing.timeLeft')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
      aria-valuetext={clockText(seconds)}
    >
      <i style={{ width: `${part * 100}%` }} />
    </div>
  );
}

/** How the round before came in, or that its stakes were given back. */
function LastOrder({ last }: { last: Round }) {
  return (
    <div className={styles.last}>
      <span>{t('racing.round', { issue: last.issue })}</span>
      {last.refunded === 1 ? (
        <em>{t('racing.refundedShort')}</em>
      ) : (
        <ol aria-label={t('racing.orderOf', { issue: last.issue })}>
          {last.result.map((car) => (
            <li key={car}>
              <CarBadge car={car} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
