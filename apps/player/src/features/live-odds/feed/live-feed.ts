import { createLiveConnection, type LiveConnection } from '@kipute/api-client/live/live-connection';
import { boardTopics } from '@kipute/contract/live-board';
import {
  type BalanceChangedContent,
  type Broadcast,
  type OrderChangedContent,
  socketPath,
} from '@kipute/contract/socket';
import { addBytes } from '../../data-saver/count-bytes.ts';
import { isSavingData, whenDataSaverChanges } from '../../data-saver/data-saver.ts';
import { refreshShownLists } from '../../matches/list-question.ts';
import { currentToken } from '../../session/session-store.ts';
import { refreshPlayer } from '../../session/use-player-refresh.ts';
import { openEnvelope } from '../../wire/api.ts';
import { heardAgoMs, socketIs } from '../trust.ts';
import { atMostEach } from './at-most-each.ts';
import { hear } from './broadcasts.ts';
import { followScreen, RECENT_MS } from './follow-screen.ts';
import { followOwnNews } from './own-news.ts';

/** The topic of everything that concerns every page: the betting pause and the settings. */
const SITE_TOPIC = 'site';
const NEWS_TOLD_EACH_MS = 1_000;

type FeedTerms = {
  /** Something about the whole site may have changed. */
  readonly onSiteNews: () => void;
};

/** The page's one live socket: the site's news, and the matches that are on the screen. */
export function startLiveFeed({ onSiteNews }: FeedTerms): void {
  const live: LiveConnection = createLiveConnection({
    url: `${location.origin.replace(/^http/, 'ws')}${socketPath}`,
    envelope: openEnvelope,
    token: currentToken,
    onStatus: (status) => {
      const isLive = status === 'live';
      socketIs(isLive ? 'live' : 'away');
      screen.socketIs(isLive ? 'live' : 'away');
      if (!isLive) return;
      // What was announced before the page listened is made up for by asking once more.
      onSiteNews();
      refreshPlayer().catch(() => undefined);
      if (heardAgoMs() > RECENT_MS) refreshShownLists();
    },
    openSocket: countedSocket,
  });
  const screen = followScreen(live);
  live.subscribe(SITE_TOPIC, onSiteNews);
  live.subscribe(boardTopics.board, hear);
  live.subscribe(boardTopics.liveCount, hear);
  followOwnNews({ live, onNews: hearOwnNews });
  restWhileUnneeded(live);
}

/** Whoever waits for a payment hears it as an event: their file need not come with this one. */
const tellWhoeverWaits = atMostEach(NEWS_TOLD_EACH_MS, () =>
  window.dispatchEvent(new Event('payment-changed')),
);

function hearOwnNews({ type, content }: Broadcast): void {
  tellWhoeverWaits();
  if (type === 'order_changed') tellOfOrder(content as OrderChangedContent);
  if (type === 'balance_changed') tellOfBalance(content as BalanceChangedContent);
}

/** If the file does not come, the balance is asked for within a minute all the same. */
function tellOfBalance(content: BalanceChangedContent): void {
  import('../../balance-news/hear-balance-changed.ts').then(
    ({ hearBalance }) => hearBalance(content),
    () => undefined,
  );
}

/** If the file does not come nothing is told; the bet and the balance are right all the same. */
function tellOfOrder(content: OrderChangedContent): void {
  import('../../decided-bets/hear-order-changed.ts').then(
    ({ hearOrderChanged }) => hearOrderChanged(content),
    () => undefined,
  );
  import('../../balance-news/hear-balance-changed.ts').then(
    ({ hearOrder }) => hearOrder(content),
    () => undefined,
  );
}

function countedSocket(url: string): WebSocket {
  const socket = new WebSocket(url);
  socket.addEventListener('message', ({ data }) => addBytes(sizeOf(data)));
  return socket;
}

function sizeOf(data: unknown): number {
  if (typeof data === 'string') return data.length;
  return data instanceof ArrayBuffer ? data.byteLength : 0;
}

/** A hidden page needs no prices, and an open socket would keep the phone's radio awake. */
function restWhileUnneeded(live: LiveConnection): void {
  const decide = () => {
    const isNeeded = document.visibilityState === 'visible' && navigator.onLine && !isSavingData();
    if (isNeeded) live.resume();
    else live.pause();
  };
  document.addEventListener('visibilitychange', decide);
  window.addEventListener('online', decide);
  window.addEventListener('offline', decide);
  whenDataSaverChanges(decide);
}
