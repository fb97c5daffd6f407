import { bettingPauseQuestion } from '../betting-pause/use-betting-pause.ts';
import { isSavingData, whenDataSaverChanges } from '../data-saver/data-saver.ts';
import { siteQuestion } from '../site/use-site.ts';
import type { LateTerms } from './late-work.ts';

/** The lists have just been answered, so the socket can wait until the page has settled. */
const CONNECT_AFTER_MS = 3_000;
const RETRY_MS = 15_000;

/** Everything about the socket comes in a file of its own, and not at all to who saves data. */
export function startLiveSite(terms: LateTerms): void {
  window.setTimeout(() => {
    workLate(terms);
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

/** A file that does not come is tried again; until then the lists are asked for by call. */
function connect(): void {
  import('../live-odds/feed/live-feed.ts').then(
    ({ startLiveFeed }) => startLiveFeed({ onSiteNews: askAgain }),
    () => window.setTimeout(connectUnlessSaving, RETRY_MS),
  );
}

/** If the file does not come, this visit goes without; nobody needs to hear of it. */
function workLate(terms: LateTerms): void {
  import('./late-work.ts').then(
    ({ startLateWork }) => startLateWork(terms),
    () => undefined,
  );
}

/** The calls answer in the page's language; a broadcast is the same for everyone. */
function askAgain(): void {
  bettingPauseQuestion.askAgain();
  siteQuestion.askAgain();
}
