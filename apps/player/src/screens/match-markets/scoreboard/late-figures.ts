import { splitView } from '../../../ui/split-view.tsx';

/** Not among the panels: who saves data has these figures and fetches none of those. */
export const LateFigures = splitView(
  async () => (await import('./PlayedFigures.tsx')).PlayedFigures,
);
