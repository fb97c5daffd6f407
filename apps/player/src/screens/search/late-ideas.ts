import { splitView } from '../../ui/split-view.tsx';

/** Without a search term, with one too long, or without results; most visits have both. */
export const LateSearchStart = splitView(() =>
  import('./SearchStart.tsx').then((file) => file.SearchStart),
);
export const LateNothingFound = splitView(() =>
  import('./NothingFound.tsx').then((file) => file.NothingFound),
);
export const LateTooLong = splitView(() =>
  import('./NothingFound.tsx').then((file) => file.TooLong),
);
