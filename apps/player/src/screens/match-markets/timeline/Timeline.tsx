import { useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { MatchCard } from '../../../ui/match/match.ts';
import { type MarkedIncident, markedIncidents } from './incident-kinds.ts';
import { incidentWords } from './moment.ts';
import type { Widget } from './queries.ts';
import styles from './timeline.module.css';

const USUAL_MINUTES = 90;

type TimelineProps = { match: Pick<MatchCard, 'home' | 'away'>; widget: Widget };

/** Goals, cards, corners on a line of ninety minutes: home above it, away below. */
export function Timeline({ widget }: TimelineProps) {
  const marked = markedIncidents(widget.incident_list).filter(({ side }) => side !== null);
  const minutes = Math.max(USUAL_MINUTES, widget.pressure_list.length);
  return (
    <div className={styles.timeline} aria-hidden="true">
      {[0, 15, 30, 45, 60, 75, 90].map((minute) => (
        <span key={minute} className={styles.tick} style={{ left: `${(minute / minutes) * 100}%` }}>
          {minute}
        </span>
      ))}
      {marked.map(({ id, minute, side, mark }) => (
        <i
          key={id}
          className={classNames(styles.event, styles[mark], side === 'away' && styles.below)}
          style={{ left: `${(Math.min(minute, minutes) / minutes) * 100}%` }}
        />
      ))}
    </div>
  );
}

/** What fits beside the picture; a match may have forty of them. */
const SHOWN_MAX = 8;

/** The same in words, newest first: for readers, and for who saves data. */
export function IncidentList({ match, widget }: TimelineProps) {
  const [isWhole, setWhole] = useState(false);
  const marked = [...markedIncidents(widget.incident_list)].reverse();
  if (marked.length === 0) return <p className={styles.quiet}>{t('markets.noIncidents')}</p>;
  const shown = isWhole ? marked : marked.slice(0, SHOWN_MAX);
  return (
    <>
      <ol className={styles.incidents} aria-label={t('markets.timeline')}>
        {shown.map((incident) => (
          <IncidentLine key={incident.id} incident={incident} match={match} />
        ))}
      </ol>
      {marked.length > SHOWN_MAX && (
        <button className={styles.fold} type="button" onClick={() => setWhole(!isWhole)}>
          {isWhole
            ? t('markets.incidentsFolded')
            : t('markets.incidentsWhole', { count: marked.length })}
          <Icon name={isWhole ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
      )}
    </>
  );
}

type IncidentLineProps = { incident: MarkedIncident; match: TimelineProps['match'] };

function IncidentLine({ incident, match }: IncidentLineProps) {
  return (
    <li className={styles.incident}>
      <i className={classNames(styles.sign, styles[incident.mark])} aria-hidden="true" />
      {incidentWords(incident, match)}
    </li>
  );
}
