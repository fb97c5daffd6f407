import { CallRejected } from '@kipute/api-client/call-rejected';
import type { CallContent } from '@kipute/contract/registry';
import { create } from 'zustand';
import { whenReconnected } from '../../platform/reconnection.ts';
import { newIdempotencyKey } from '../idempotency/idempotency-key.ts';
import { currentToken } from '../session/session-store.ts';
import { api } from '../wire/api.ts';
import {
  type ChatMessage,
  mergedMessages,
  newestOf,
  type OutgoingMessage,
} from './chat-messages.ts';
import { forgetSecret, keptSecret, makeSecret, withSecret } from './chat-secret.ts';
import { chatUnread } from './chat-unread.ts';
import { CHAT_BEGUN, CHAT_CHANGED } from './follow-chat.ts';

type Service = CallContent<'chat/service'>;
type Conversation = CallContent<'chat/inquire'>['conversation'];

type ChatState = {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly service: Service | undefined;
  readonly conversation: Conversation;
  readonly messages: readonly ChatMessage[];
  readonly hasOlder: boolean;
  readonly outgoing: readonly OutgoingMessage[];
};

const nothing: ChatState = {
  status: 'loading',
  service: undefined,
  conversation: null,
  messages: [],
  hasOlder: false,
  outgoing: [],
};

const useStore = create<ChatState>(() => nothing);
const { getState, setState } = useStore;

export const useChat = useStore;

const silently = { silent: true } as const;
const POLL_MS = 8_000;

/** While the chat is open: at once, whenever something came, and now and then without a socket. */
export function openChat(): () => void {
  void load();
  const again = () => void refresh();
  const poll = setInterval(again, POLL_MS);
  const leave = whenReconnected(() => {
    if (getState().status === 'failed') void load();
  });
  window.addEventListener(CHAT_CHANGED, again);
  return () => {
    clearInterval(poll);
    leave();
    window.removeEventListener(CHAT_CHANGED, again);
  };
}

export async function load(): Promise<void> {
  // Somebody else may have signed in since it was last open.
  setState({ ...nothing, outgoing: getState().outgoing });
  try {
    const service = await api.chat.service({}, silently);
    setState({ service });
    if (service.mode === 'own') await fetchFrom('0');
    setState({ status: 'ready' });
  } catch {
    setState({ status: 'failed' });
  }
}

/** What came since; a failure is made up for by the next one. */
async function refresh(): Promise<void> {
  if (getState().status !== 'ready' || document.visibilityState === 'hidden') return;
  await fetchFrom(newestOf(getState().messages)?.id ?? '0').catch(() => undefined);
}

async function fetchFrom(after: string): Promise<void> {
  const part = await api.chat.inquire({ ...withSecret(), after }, silently);
  if (part.forget_secret === 1) forgetSecret();
  setState(({ messages, hasOlder }) => ({
    conversation: part.conversation,
    messages: mergedMessages(messages, part.messages),
    hasOlder: after === '0' ? part.has_older === 1 : hasOlder,
  }));
  await readAll(part.conversation);
}

async function readAll(conversation: Conversation): Promise<void> {
  const last = newestOf(getState().messages);
  if (!conversation || conversation.unread === 0 || !last) return;
  await api.chat.read({ ...withSecret(), until: last.id }, silently);
  chatUnread.set(0);
}

export async function loadOlder(): Promise<void> {
  const before = getState().messages[0]?.id;
  if (before === undefined) return;
  const part = await api.chat.inquire({ ...withSecret(), before }, silently).catch(() => undefined);
  if (!part) return;
  setState(({ messages }) => ({
    messages: mergedMessages(messages, part.messages),
    hasOlder: part.has_older === 1,
  }));
}

export function sendText(text: string, serial = ''): void {
  const written = text.trim();
  if (written === '' && serial === '') return;
  const message = { key: newIdempotencyKey(), text: written, serial, state: 'sending', why: '' };
  setState(({ outgoing }) => ({ outgoing: [...outgoing, message as OutgoingMessage] }));
  void deliver(message.key);
}

/** With the key it had: it may have arrived although nobody heard of it (CHT-34). */
export function sendAgain(key: string): void {
  change(key, { state: 'sending', why: '' });
  void deliver(key);
}

export function dropOutgoing(key: string): void {
  setState(({ outgoing }) => ({ outgoing: outgoing.filter((one) => one.key !== key) }));
}

function change(key: string, differences: Partial<OutgoingMessage>): void {
  setState(({ outgoing }) => ({
    outgoing: outgoing.map((one) => (one.key === key ? { ...one, ...differences } : one)),
  }));
}

async function deliver(key: string): Promise<void> {
  const message = getState().outgoing.find((one) => one.key === key);
  if (!message) return;
  if (currentToken() === undefined && keptSecret() === undefined) makeSecret();
  const { text, serial } = message;
  try {
    const sent = await api.chat.send(
      { ...withSecret(), request_key: key, text, ...(serial !== '' && { serial_number: serial }) },
      silently,
    );
    dropOutgoing(key);
    setState(({ messages }) => ({ messages: mergedMessages(messages, [sent]) }));
    window.dispatchEvent(new Event(CHAT_BEGUN));
    await refresh();
  } catch (failure) {
    change(key, { state: 'failed', why: failure instanceof CallRejected ? failure.message : '' });
  }
}
