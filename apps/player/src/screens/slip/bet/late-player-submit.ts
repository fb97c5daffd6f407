import { loadAreas } from '../../../i18n/i18n.ts';
import { splitView } from '../../../shell/split-view.tsx';

/** Placing comes to players only: a visitor looks, and is asked in. */
export const LatePlayerSubmit = splitView(async () => {
  const [{ PlayerSubmit }] = await Promise.all([
    import('../player/PlayerSubmit.tsx'),
    loadAreas('placed'),
  ]);
  return PlayerSubmit;
});
