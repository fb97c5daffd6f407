import { type Sport, useSports } from '../../features/matches/sports.ts';
import { Sheet } from '../../features/sheet/Sheet.tsx';
import { t } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';
import { PageLink } from '../navigation/EntryLink.tsx';
import navigation from '../navigation/navigation.module.css';
import { MatchNumber } from '../navigation/places/MatchNumber.tsx';
import styles from './sheets.module.css';

/** Every sport with what is to come in it, and what is being played. */
export function SportsSheet() {
  const sports = useSports();
  return (
    <Sheet title={t('shell.sports')} side="bottom">
      <nav className={styles.sports} aria-label={t('shell.sports')}>
        {sports?.map((sport) => (
          <SportEntry key={sport.id} sport={sport} />
        ))}
      </nav>
    </Sheet>
  );
}

function SportEntry({ sport }: { sport: Sport }) {
  const toCome = sport.match_num - sport.live_num;
  return (
    <div className={styles.sport}>
      <PageLink path={`/ready_start?sport_id=${sport.id}`} className={navigation.row}>
        {sport.name}
        <MatchNumber count={toCome} />
      </PageLink>
      {sport.live_num > 0 && (
        <PageLink path={`/rolling_ball?sport_id=${sport.id}`} className={styles.sportLive}>
          {t('nav.live')} <Badge tone="live">{sport.live_num}</Badge>
        </PageLink>
      )}
    </div>
  );
}
