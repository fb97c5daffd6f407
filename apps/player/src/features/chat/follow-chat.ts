import type { LiveConnection } from '@kipute/api-client/live/live-connection';
import { chatTopic } from '@kipute/contract/socket';
import { throttle } from '../live-feed/throttle.ts';
import { currentPlayerId, currentToken, whenSessionChanges } from '../session/session-store.ts';
import { api } from '../wire/api.ts';
import { forgetSecret, keptSecret, withSecret } from './chat-secret.ts';
import { chatUnread } from './chat-unread.ts';

const ASK_EACH_MS = 1_000;

/** Another file of the page has begun a conversation or changed what is read. */
export const CHAT_BEGUN = 'chat-begun';
/** Something was written or read; whoever shows the conversation asks. */
export const CHAT_CHANGED = 'chat-changed';

/**
 * The badge, and word to an open chat. A player's pages hear on the player's topic; a visitor's page
 * follows the random topic of its conversation.
 */
export function followChat(live: Pick<LiveConnection, 'subscribe'>) {
  let followed = '';
  let unsubscribe = () => {};

  function follow(topic: string): void {
    if (topic === followed) return;
    unsubscribe();
    followed = topic;
    unsubscribe = topic === '' ? () => {} : live.subscribe(chatTopic(topic), onChatUpdate, 'now');
  }

  async function ask(): Promise<void> {
    const isPlayer = currentToken() !== undefined;
    if (!isPlayer && keptSecret() === undefined) {
      chatUnread.set(0);
      follow('');
      return;
    }
    if (isPlayer) await takeAlong();
    const { unread, topic } = await api.chat.unread(withSecret(), { silent: true });
    chatUnread.set(unread);
    follow(isPlayer ? '' : topic);
  }

  const askNow = throttle(ASK_EACH_MS, () => void ask().catch(() => undefined));

  function onChatUpdate(): void {
    askNow();
    window.dispatchEvent(new Event(CHAT_CHANGED));
  }

  let playerId = currentPlayerId();
  whenSessionChanges(() => {
    if (currentPlayerId() === playerId) return;
    playerId = currentPlayerId();
    askNow();
  });
  window.addEventListener(CHAT_BEGUN, askNow);
  askNow();
  return { onChatUpdate };
}

/** What was written before signing in goes into the account; then the secret is of no use (CHT-05). */
async function takeAlong(): Promise<void> {
  const secret = keptSecret();
  if (secret === undefined) return;
  const { forget_secret } = await api.chat.inquire({ secret }, { silent: true });
  if (forget_secret === 1) forgetSecret();
}
