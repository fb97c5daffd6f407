import { splitView } from '../../ui/split-view.tsx';

/** For who asked nothing or found nothing; most who come here did both. */
export const LateSearchStart = splitView(() =>
  import('./SearchStart.tsx').then((file) => file.SearchStart),
);
export const LateSearchIdeas = splitView(() =>
  import('./SearchIdeas.tsx').then((file) => file.SearchIdeas),
);
