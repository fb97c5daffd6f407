import { t } from '../../../i18n/i18n.ts';
import { LiveDot } from '../../../ui/match/LiveDot.tsx';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import { useLiveMatch } from '../../live-odds/in-view.ts';
import { type MatchState, useMatchClock, useMatchState } from '../../live-odds/match-state.ts';
import { TeamName } from '../issue/TeamName.tsx';
import styles from './ticket.module.css';
import type { TicketMark } from './ticket-standing.ts';
import { pickShown } from './ticket-words.ts';

/** A match of the ticket that is being played: minute, score, and the pick on it. */
export function RunningMatch({ mark: { match, pick } }: { mark: TicketMark }) {
  const ref = useLiveMatch(match.match_id, 'tile', 'course');
  const state = useMatchState(match.match_id);
  return (
    <p className={styles.running} ref={ref}>
      <span className={styles.minute}>
        <LiveDot />
        {state ? <Minute state={state} /> : t('pools.mark.live')}
      </span>
      <TeamName id={match.team_home_id} name={match.team_home} />
      <b className={styles.now}>{state ? scoreNow(state) : '–'}</b>
      <TeamName id={match.team_away_id} name={match.team_away} />
      <b className={styles.pick} data-kind="live">
        <SpokenOnly>{`${t('pools.yourPick')} `}</SpokenOnly>
        {pickShown(pick)}
      </b>
    </p>
  );
}

function Minute({ state }: { state: MatchState }) {
  return useMatchClock(state);
}

/** The live board sends two digits each, a dash before the start. */
function scoreNow({ homeScore, awayScore }: MatchState): string {
  const goals = (text: string) => (Number.isNaN(Number(text)) ? '' : String(Number(text)));
  return `${goals(homeScore)}–${goals(awayScore)}`;
}
