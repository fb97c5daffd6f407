import { useDataSaver } from '../../../features/data-saver/data-saver.ts';
import { t } from '../../../i18n/i18n.ts';
import type { MatchCard } from '../../../ui/match/match.ts';
import styles from './course.module.css';
import { Momentum } from './Momentum.tsx';
import type { Widget } from './match-course.ts';
import { Pitch } from './Pitch.tsx';
import { IncidentList, Timeline } from './Timeline.tsx';

type TrackerProps = { match: Pick<MatchCard, 'home' | 'away'>; widget: Widget };

/** The match as a picture; as words for who saves data. */
export function Tracker({ match, widget }: TrackerProps) {
  const isSaving = useDataSaver();
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('markets.tracker')}</h2>
      {!isSaving && (
        <>
          <Pitch match={match} widget={widget} />
          <h3 className={styles.subtitle}>{t('markets.pressure')}</h3>
          <Momentum match={match} pressure={widget.pressure_list} />
          <Timeline match={match} widget={widget} />
        </>
      )}
      <IncidentList match={match} widget={widget} />
    </section>
  );
}
