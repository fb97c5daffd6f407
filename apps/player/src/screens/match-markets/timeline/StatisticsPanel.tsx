import { useDataSaver } from '../../../features/data-saver/data-saver.ts';
import { useBall } from '../../../features/live-feed/balls.ts';
import type { MatchState } from '../../../features/live-odds/match-state.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { isFootball, type MatchCard } from '../../../ui/match/match.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { type Team, TeamMark } from '../../../ui/team/TeamMark.tsx';
import { SeasonCards } from '../history/SeasonCards.tsx';
import type { OpenView } from '../use-match-page.ts';
import { CountBars } from './CountBars.tsx';
import { Momentum } from './Momentum.tsx';
import { type Moment, momentWords } from './moment.ts';
import { Pitch } from './Pitch.tsx';
import { isCounted, type Statistics, useStatistics, useWidget, type Widget } from './queries.ts';
import { IncidentList, Timeline } from './Timeline.tsx';
import styles from './timeline.module.css';

const NOT_STARTED = 1;
const IN_PROGRESS = 2;
const ENDED = 3;
/** Parts that add up others: the score of the whole is on the scoreboard. */
const wholeParts: readonly number[] = [1, 2, 3];

type StatisticsPanelProps = { match: OpenView; onHistory: () => void };

/** In play how the match goes; before it, and below, how the season went for both teams. */
export function StatisticsPanel({ match, onHistory }: StatisticsPanelProps) {
  const { board, state, card } = match;
  const isBegun = state.status !== NOT_STARTED;
  if (!isFootball(board.sportId)) return <NoStatistics of="sport" onHistory={onHistory} />;
  return (
    <div className={styles.panel}>
      {isBegun && <InPlay match={match} />}
      <SeasonCards
        match={card}
        shows={match.status === 'ready' && isBegun ? 'table' : 'all'}
        nothing={isBegun ? null : <NoStatistics of="teams" onHistory={onHistory} />}
      />
    </div>
  );
}

type NoStatisticsProps = { of: 'sport' | 'teams'; onHistory: () => void };

function NoStatistics({ of, onHistory }: NoStatisticsProps) {
  return (
    <EmptyState
      icon="clock"
      title={t(of === 'teams' ? 'markets.beforeStart' : 'markets.noStatistics')}
      text={t(of === 'teams' ? 'markets.beforeStartHint' : 'markets.noStatisticsHint')}
    >
      <Button variant="outline" onClick={onHistory}>
        {t('markets.toHistory')}
      </Button>
    </EmptyState>
  );
}

function InPlay({ match: { card, state } }: { match: OpenView }) {
  const score = `${state.homeScore}-${state.awayScore}`;
  const statistics = useStatistics(card.id, score);
  const widget = useWidget(card.id, score);
  if (!statistics || !widget) return <Skeleton kind="rows" count={5} />;
  if (state.status === ENDED && !isCounted(statistics)) return null;
  return (
    <>
      <LiveTracker match={card} widget={widget} state={state} />
      <section className={styles.card}>
        <h2 className={styles.title}>{t('markets.counts')}</h2>
        <Legend match={card} />
        <CountBars statistics={statistics} />
        <ScoreByPart statistics={statistics} />
      </section>
    </>
  );
}

function Legend({ match }: { match: MatchCard }) {
  return (
    <div className={styles.legend}>
      <LegendTeam team={match.home} tone={styles.home} />
      <LegendTeam team={match.away} tone={styles.away} />
    </div>
  );
}

function LegendTeam({ team, tone }: { team: Team; tone: string | undefined }) {
  return (
    <span className={styles.legendTeam}>
      <TeamMark team={team} />
      <b>{team.name}</b>
      <svg width="10" height="10" aria-hidden="true">
        <rect className={tone} width="10" height="10" rx="3" />
      </svg>
    </span>
  );
}

function ScoreByPart({ statistics }: { statistics: Statistics }) {
  const parts = statistics.part_list.filter(({ eventPartId }) => !wholeParts.includes(eventPartId));
  if (parts.length === 0) return null;
  return (
    <>
      <h3 className={styles.subtitle}>{t('markets.scoreByPart')}</h3>
      <ul className={styles.partScores}>
        {parts.map(({ eventPartId, PartName, home, away }) => (
          <li key={eventPartId} className={styles.partScore}>
            {PartName}
            <b>{`${home} – ${away}`}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

type LiveTrackerProps = { match: MatchCard; widget: Widget; state: MatchState };

/** Where the ball was when the match ended is of no interest. */
function LiveTracker({ match, widget, state }: LiveTrackerProps) {
  const place = useBall(match.id);
  const ball = state.status === IN_PROGRESS ? place : null;
  return <Tracker match={match} widget={widget} now={{ ball, time: state.time }} />;
}

type TrackerProps = {
  match: Pick<MatchCard, 'home' | 'away'>;
  widget: Widget;
  now: Moment;
};

/** The match as a picture; as words for who saves data. */
export function Tracker({ match, widget, now }: TrackerProps) {
  const isSaving = useDataSaver();
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('markets.tracker')}</h2>
      {isSaving ? (
        <p className={styles.now}>{momentWords({ match, widget, now })}</p>
      ) : (
        <>
          <Pitch match={match} widget={widget} now={now} />
          <h3 className={styles.subtitle}>{t('markets.pressure')}</h3>
          <Momentum match={match} pressure={widget.pressure_list} />
          <Timeline match={match} widget={widget} />
        </>
      )}
      <IncidentList match={match} widget={widget} />
    </section>
  );
}
