import styles from '../../features/racing/pages/racing-page.module.css';
import { HotCold } from '../../features/racing/results/HotCold.tsx';
import { LastResults } from '../../features/racing/results/LastResults.tsx';
import type { RacingNow } from '../../features/racing/round/racing.ts';

/** What is told of rounds that are over, below everything that is to come. */
export function Past({ now }: { now: RacingNow }) {
  return (
    <div className={styles.two}>
      <HotCold now={now} />
      {now.last && <LastResults newest={now.last.id} />}
    </div>
  );
}
