import { serverNowMs } from '../../../features/clock/server-clock.ts';
import {
  type MatchMinute,
  type MatchState,
  partOf,
  useMatchClock,
} from '../../../features/live-odds/match-state.ts';
import { t } from '../../../i18n/i18n.ts';
import { KickOff } from '../../../ui/match/KickOff.tsx';
import { LiveDot } from '../../../ui/match/LiveDot.tsx';
import type { MatchCard } from '../../../ui/match/match.ts';
import { Countdown } from './Countdown.tsx';
import styles from './scoreboard.module.css';

const NOT_STARTED = 1;
const IN_PROGRESS = 2;

type CourseWordsProps = { match: MatchCard; state: MatchState | undefined };

/** Where the match is: its minute, what became of it, or when it begins. */
export function CourseWords({ match, state }: CourseWordsProps) {
  if (!state || state.status === NOT_STARTED) {
    return (
      <span className={styles.kickOff}>
        <KickOff startsAtMs={match.startsAtMs} nowMs={serverNowMs()} />
        {` ${t('markets.eat')}`}
        <Countdown startsAtMs={match.startsAtMs} />
      </span>
    );
  }
  if (state.status !== IN_PROGRESS) return <b className={styles.over}>{state.statusName}</b>;
  const part = partOf(state.time);
  return (
    <b className={styles.minute}>
      <LiveDot />
      <Minute minute={state} />
      {part && <span className={styles.part}>{` · ${t(`stage.${part}`)}`}</span>}
    </b>
  );
}

function Minute({ minute }: { minute: MatchMinute }) {
  return useMatchClock(minute);
}
