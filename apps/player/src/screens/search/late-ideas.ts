import { splitView } from '../../ui/split-view.tsx';

/** Without a search term or without results; most visits have both. */
export const LateSearchStart = splitView(() =>
  import('./SearchStart.tsx').then((file) => file.SearchStart),
);
export const LateSearchIdeas = splitView(() =>
  import('./SearchIdeas.tsx').then((file) => file.SearchIdeas),
);
