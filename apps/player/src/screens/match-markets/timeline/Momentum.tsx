import { t } from '../../../i18n/i18n.ts';
import type { MatchCard } from '../../../ui/match/match.ts';
import { momentumOf, recentPressure } from './momentum.ts';
import type { Widget } from './queries.ts';
import styles from './timeline.module.css';

const USUAL_MINUTES = 90;
const HALF_HEIGHT = 20;

type MomentumProps = {
  match: Pick<MatchCard, 'home' | 'away'>;
  pressure: Widget['pressure_list'];
};

/** A bar per minute: up where the home side pressed, down where the away side did. */
export function Momentum({ match, pressure }: MomentumProps) {
  const { home, away } = recentPressure(pressure);
  const minutes = Math.max(USUAL_MINUTES, pressure.length) + 1;
  const words = t('markets.pressureWords', {
    home: match.home.name,
    away: match.away.name,
    homeCount: home,
    awayCount: away,
  });
  return (
    <svg
      className={styles.momentum}
      viewBox={`0 0 ${minutes} ${HALF_HEIGHT * 2}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words}
    >
      <path className={styles.axis} d={`M0 ${HALF_HEIGHT}H${minutes}`} />
      <path className={styles.axis} d={`M45.5 0V${HALF_HEIGHT * 2}`} />
      {momentumOf(pressure).map(({ minute, strength }) => {
        const height = Math.abs(strength) * (HALF_HEIGHT - 1);
        return height === 0 ? null : (
          <rect
            key={minute}
            className={strength > 0 ? styles.home : styles.away}
            x={minute + 0.1}
            y={strength > 0 ? HALF_HEIGHT - height : HALF_HEIGHT}
            width={0.8}
            height={height}
          />
        );
      })}
    </svg>
  );
}
