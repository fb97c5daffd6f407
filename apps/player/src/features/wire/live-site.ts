import { socketPath } from '@kipute/contract/socket';
import { bettingPauseQuestion } from '../betting-pause/use-betting-pause.ts';
import { currentToken } from '../session/session-store.ts';
import { siteQuestion } from '../site/use-site.ts';
import { openEnvelope } from './api.ts';

/** The topic of everything that concerns every page: the betting pause and the settings. */
const SITE_TOPIC = 'site';
/** The socket only makes the polls sooner, so it can wait until the page has settled. */
const CONNECT_AFTER_MS = 3_000;

export function startLiveSite(): void {
  window.setTimeout(() => void connect(), CONNECT_AFTER_MS);
}

async function connect(): Promise<void> {
  const { createLiveConnection } = await import('@kipute/api-client/live/live-connection');
  const live = createLiveConnection({
    url: `${location.origin.replace(/^http/, 'ws')}${socketPath}`,
    envelope: openEnvelope,
    token: currentToken,
    // What was announced before the page listened is made up for by asking once more.
    onStatus: (status) => {
      if (status === 'live') askAgain();
    },
  });
  live.subscribe(SITE_TOPIC, askAgain);
  // A hidden page needs no prices, and an open socket would keep the phone's radio awake.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') live.pause();
    else live.resume();
  });
}

/** The calls answer in the page's language; a broadcast is the same for everyone. */
function askAgain(): void {
  bettingPauseQuestion.askAgain();
  siteQuestion.askAgain();
}
