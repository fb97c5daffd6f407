import { loadAreas } from '../../i18n/i18n.ts';
import { loadWithRetry } from '../load-with-retry.ts';
import { splitView } from '../split-view.tsx';

/** Football has none, so they come with the first match of another sport; a row does without. */
export const LatePeriods = splitView(() =>
  loadWithRetry(async () => {
    const [{ PeriodCells }] = await Promise.all([
      import('./PeriodCells.tsx'),
      loadAreas('periods'),
    ]);
    return PeriodCells;
  }),
);
