import { bettingPauseQuery } from '../betting-pause/use-betting-pause.ts';
import { isSavingData, whenDataSaverChanges } from '../data-saver/data-saver.ts';
import { siteQuery } from '../site/use-site.ts';
import type { LateWorkOptions } from './late-work.ts';

/** The lists have just been fetched, so the socket can wait until the page has settled. */
const CONNECT_AFTER_MS = 3_000;
const RETRY_MS = 15_000;

/** Everything about the socket comes in a chunk of its own, and not at all with the data saver. */
export function startLiveSite(options: LateWorkOptions): void {
  window.setTimeout(() => {
    workLate(options);
    connectUnlessSaving();
  }, CONNECT_AFTER_MS);
}

function connectUnlessSaving(): void {
  if (!isSavingData()) {
    connect();
    return;
  }
  const leave = whenDataSaverChanges(() => {
    leave();
    connectUnlessSaving();
  });
}

/** A file that does not come is retried; until then the lists are polled by calls. */
function connect(): void {
  import('../live-feed/live-feed.ts').then(
    ({ startLiveFeed }) => startLiveFeed({ onSiteUpdate: refetchSite }),
    () => window.setTimeout(connectUnlessSaving, RETRY_MS),
  );
}

/** If the file does not come, this visit goes without; no error is shown. */
function workLate(options: LateWorkOptions): void {
  import('./late-work.ts').then(
    ({ startLateWork }) => startLateWork(options),
    () => undefined,
  );
}

/** The calls respond in the page's language; a broadcast is the same for everyone. */
function refetchSite(): void {
  bettingPauseQuery.refetch();
  siteQuery.refetch();
}
