import { loadWithRetry } from '../../ui/load-with-retry.ts';
import { bettingPauseQuery } from '../betting-pause/use-betting-pause.ts';
import { isSavingData, whenDataSaverChanges } from '../data-saver/data-saver.ts';
import { siteQuery } from '../site/use-site.ts';
import type { LateWorkOptions } from './late-work.ts';

/** The lists have just been fetched, so the socket can wait until the page has settled. */
const CONNECT_AFTER_MS = 3_000;

/** Everything about the socket comes in a chunk of its own, and not at all with the data saver. */
export function startLiveSite(options: LateWorkOptions): void {
  window.setTimeout(() => {
    void workLate(options);
    connectUnlessSaving();
  }, CONNECT_AFTER_MS);
}

function connectUnlessSaving(): void {
  if (!isSavingData()) {
    void connect();
    return;
  }
  const leave = whenDataSaverChanges(() => {
    leave();
    connectUnlessSaving();
  });
}

/** Until the file comes the lists are polled by calls. */
async function connect(): Promise<void> {
  const { startLiveFeed } = await loadWithRetry(() => import('../live-feed/live-feed.ts'));
  startLiveFeed({ onSiteUpdate: refetchSite });
}

async function workLate(options: LateWorkOptions): Promise<void> {
  const { startLateWork } = await loadWithRetry(() => import('./late-work.ts'));
  startLateWork(options);
}

/** The calls respond in the page's language; a broadcast is the same for everyone. */
function refetchSite(): void {
  bettingPauseQuery.refetch();
  siteQuery.refetch();
}
