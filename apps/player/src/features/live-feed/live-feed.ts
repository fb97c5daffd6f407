import { createLiveConnection, type LiveConnection } from '@kipute/api-client/live/live-connection';
import { boardTopics } from '@kipute/contract/live-board';
import {
  type BalanceChangedContent,
  type Broadcast,
  type InboxChangedContent,
  type OrderChangedContent,
  socketPath,
} from '@kipute/contract/socket';
import { announceSocketBack } from '../../platform/reconnection.ts';
import { followChat } from '../chat/follow-chat.ts';
import { addBytes } from '../data-saver/count-bytes.ts';
import { isSavingData, whenDataSaverChanges } from '../data-saver/data-saver.ts';
import { refetchOdds } from '../live-odds/odds-query.ts';
import { oddsAgeMs, setSocketStatus } from '../live-odds/staleness.ts';
import {
  currentPlayerId,
  currentToken,
  setUnread,
  whenSessionChanges,
} from '../session/session-store.ts';
import { refreshPlayer } from '../session/use-player-refresh.ts';
import { openEnvelope } from '../wire/api.ts';
import { applyBroadcast } from './broadcasts.ts';
import { servePageTopics } from './page-topics.ts';
import { RECENT_MS, subscribeToView } from './subscriptions.ts';
import { scatter, throttle } from './throttle.ts';

/** The topic of everything that concerns every page: the betting pause and the settings. */
const SITE_TOPIC = 'site';
const PAYMENT_EVENT_EACH_MS = 1_000;
/** As long as a page of a pool waits between two questions of its own. */
const POOL_EVENT_WITHIN_MS = 5_000;

type LiveFeedOptions = {
  /** Something about the whole site may have changed. */
  readonly onSiteUpdate: () => void;
};

/** The page's one live socket: the site, the signed-in player, and the matches in view. */
export function startLiveFeed({ onSiteUpdate }: LiveFeedOptions): void {
  const live: LiveConnection = createLiveConnection({
    url: `${location.origin.replace(/^http/, 'ws')}${socketPath}`,
    envelope: openEnvelope,
    token: currentToken,
    onStatus: (status) => {
      const isLive = status === 'live';
      setSocketStatus(isLive ? 'live' : 'away');
      view.setSocketStatus(isLive ? 'live' : 'away');
      if (!isLive) return;
      announceSocketBack();
      // What was broadcast before the page was subscribed is made up for by one refetch.
      onSiteUpdate();
      refreshPlayer().catch(() => undefined);
      pageTopics.onConnected();
      if (oddsAgeMs() > RECENT_MS) refetchOdds();
    },
    openSocket: countedSocket,
  });
  const view = subscribeToView(live);
  const pageTopics = servePageTopics(live);
  live.subscribe(SITE_TOPIC, siteUpdates({ onSiteUpdate, onPoolUpdate: announcePools }));
  live.subscribe(boardTopics.board, applyBroadcast);
  live.subscribe(boardTopics.liveCount, applyBroadcast);
  const { onChatUpdate } = followChat(live);
  subscribeToPlayer({
    live,
    onUpdate: (update) => {
      if (update.type === 'chat_changed') onChatUpdate();
      else applyPlayerUpdate(update);
    },
  });
  pauseWhileUnneeded(live);
}

/** Only pages that show a pool ask about it, and nobody asks for the settings because of a goal. */
export const siteUpdates =
  ({ onSiteUpdate, onPoolUpdate }: LiveFeedOptions & { readonly onPoolUpdate: () => void }) =>
  ({ type }: Pick<Broadcast, 'type'>): void =>
    type === 'pool_changed' ? onPoolUpdate() : onSiteUpdate();

const announcePools = scatter({ withinMs: POOL_EVENT_WITHIN_MS, chance: Math.random }, () =>
  window.dispatchEvent(new Event('pool-changed')),
);

type PlayerSubscription = {
  readonly live: Pick<LiveConnection, 'status' | 'subscribe' | 'pause' | 'resume'>;
  /** Something about this player's money has changed; what the broadcast leaves out, a call tells. */
  readonly onUpdate: (update: Broadcast) => void;
};

/**
 * The topic of a player is open to that player alone, and a connection is authenticated as whoever
 * was signed in when it was opened: another player needs another connection (MS-20).
 */
export function subscribeToPlayer({ live, onUpdate }: PlayerSubscription): void {
  let playerId: string | undefined;
  let unsubscribe = () => {};

  function subscribe(): void {
    playerId = currentPlayerId();
    unsubscribe();
    unsubscribe =
      playerId === undefined ? () => {} : live.subscribe(`player:${playerId}`, onUpdate, 'now');
  }

  subscribe();
  whenSessionChanges(() => {
    if (currentPlayerId() === playerId) return;
    subscribe();
    if (live.status() === 'paused' || live.status() === 'closed') return;
    live.pause();
    live.resume();
  });
}

/** An event of the window: the file of a page that waits for a payment need not come with this one. */
const dispatchPaymentChanged = throttle(PAYMENT_EVENT_EACH_MS, () =>
  window.dispatchEvent(new Event('payment-changed')),
);

function applyPlayerUpdate({ type, content }: Broadcast): void {
  if (type === 'inbox_changed') {
    setUnread((content as InboxChangedContent).not_viewed);
    // The list of messages, where it is open.
    window.dispatchEvent(new Event('inbox-changed'));
    return;
  }
  dispatchPaymentChanged();
  if (type === 'order_changed') applyOrderUpdate(content as OrderChangedContent);
  if (type === 'balance_changed') applyBalanceUpdate(content as BalanceChangedContent);
}

/** If the file does not come, the balance is refetched within a minute all the same. */
function applyBalanceUpdate(content: BalanceChangedContent): void {
  import('../balance-updates/balance-updates.ts').then(
    ({ onBalanceUpdate }) => onBalanceUpdate(content),
    () => undefined,
  );
}

/** If the file does not come no notice is shown; the bet and the balance are right all the same. */
function applyOrderUpdate(content: OrderChangedContent): void {
  import('../decided-bets/order-updates.ts').then(
    ({ onOrderUpdate }) => onOrderUpdate(content),
    () => undefined,
  );
  import('../balance-updates/balance-updates.ts').then(
    ({ onOrderUpdate }) => onOrderUpdate(content),
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
function pauseWhileUnneeded(live: LiveConnection): void {
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
