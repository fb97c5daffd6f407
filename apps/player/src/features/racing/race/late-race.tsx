import { type ComponentProps, Suspense } from 'react';
import { loadAreas } from '../../../i18n/i18n.ts';
import { splitView } from '../../../ui/split-view.tsx';
import type { RaceCard } from './RaceCard.tsx';
import type { Replay } from './Replay.tsx';
import styles from './race-shape.module.css';

/** Betting needs no canvas: the race comes in a file of its own, long before it starts. */
const RaceFile = splitView(async () => {
  const [file] = await Promise.all([import('./RaceCard.tsx'), loadAreas('racing')]);
  return file.RaceCard;
});
const ReplayFile = splitView(() => import('./Replay.tsx').then((file) => file.Replay));

export const preloadRace = (): void => void RaceFile.preload().catch(() => undefined);

const shape = <div className={styles.shape} aria-hidden="true" />;

export function LateRace(props: ComponentProps<typeof RaceCard>) {
  return (
    <Suspense fallback={shape}>
      <RaceFile {...props} />
    </Suspense>
  );
}

export function LateReplay(props: ComponentProps<typeof Replay>) {
  return (
    <Suspense fallback={shape}>
      <ReplayFile {...props} />
    </Suspense>
  );
}
