import { useCallback, useId, useRef, useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { RacingSign } from '../cars/RacingSign.tsx';
import { proofOf, type Round } from '../round/racing.ts';
import { RaceCanvas } from './RaceCanvas.tsx';
import styles from './race.module.css';

/** The round before as it came in, which can be watched once more. */
export function Replay({ round }: { round: Round }) {
  const titleId = useId();
  const [runs, setRuns] = useState(0);
  const startedAt = useRef<number | undefined>(undefined);
  const length = Date.parse(round.end_time) - Date.parse(round.draw_time);
  const momentNow = useCallback(
    () =>
      startedAt.current === undefined
        ? 1
        : Math.min(1, (performance.now() - startedAt.current) / length),
    [length],
  );
  const [first = 0, second = 0, third = 0] = round.result;
  const again = () => {
    startedAt.current = performance.now();
    setRuns(runs + 1);
  };
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{t('racing.replayOf', { issue: round.issue })}</h2>
        <button type="button" onClick={again}>
          <RacingSign name="replay" size={16} />
          {t('racing.replay')}
        </button>
        <Link href={proofOf(round.id)}>
          <Icon name="shield-check" size={16} />
          {t('racing.prove')}
        </Link>
      </header>
      <RaceCanvas
        key={`${round.id} ${runs}`}
        roundId={round.id}
        finish={round.result}
        momentNow={momentNow}
        label={t('racing.cameIn', { issue: round.issue, first, second, third })}
      />
    </section>
  );
}
