import type { CallContent } from '@kipute/contract/registry';

export type ChatMessage = CallContent<'chat/send'>;

/** One that is on its way, or could not be sent. */
export type OutgoingMessage = {
  readonly key: string;
  readonly text: string;
  readonly serial: string;
  readonly state: 'sending' | 'failed';
  /** Why not, in the server's words. */
  readonly why: string;
};

/** Each once, in the order of their ids, whichever came first. */
export function mergedMessages(
  known: readonly ChatMessage[],
  came: readonly ChatMessage[],
): readonly ChatMessage[] {
  const byId = new Map([...known, ...came].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => Number(BigInt(one.id) - BigInt(other.id)));
}

/** Undefined while nobody said anything. */
export const newestOf = (messages: readonly ChatMessage[]): ChatMessage | undefined =>
  messages[messages.length - 1];

export const isReadUpTo = (id: string, until: string): boolean => BigInt(id) <= BigInt(until);

const EAT_OFFSET_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;

const eatDay = (instantMs: number): number => Math.floor((instantMs + EAT_OFFSET_MS) / DAY_MS);

export type ChatDay = { readonly kind: 'today' | 'yesterday' } | { readonly date: string };

/** How a day is called over its messages. */
export function dayOf(instantMs: number, nowMs: number): ChatDay {
  const away = eatDay(nowMs) - eatDay(instantMs);
  if (away === 0) return { kind: 'today' };
  if (away === 1) return { kind: 'yesterday' };
  const [year, month, day] = new Date(instantMs + EAT_OFFSET_MS)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return { date: `${day}/${month}/${year}` };
}

/** The place of the first message of each day. */
export function beginsDay(messages: readonly ChatMessage[], at: number): boolean {
  const before = messages[at - 1];
  const message = messages[at];
  if (!before || !message) return at === 0;
  return eatDay(Date.parse(before.sent_at)) !== eatDay(Date.parse(message.sent_at));
}

export type TextPart = { readonly text: string; readonly path?: string };

const ADDRESS = /https?:\/\/[^\s<>"]+/g;

/**
 * Only addresses of our own lead anywhere: whatever else somebody writes is read and not followed,
 * because a link in a chat is how people are robbed (CHT-09).
 */
export function partsOfText(text: string, origin: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const [address] = found;
    const path = ownPath(address.replace(/[.,;:!?)]+$/, ''), origin);
    if (path === undefined) continue;
    const shown = address.replace(/[.,;:!?)]+$/, '');
    if (found.index > end) parts.push({ text: text.slice(end, found.index) });
    parts.push({ text: shown, path });
    end = found.index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function ownPath(address: string, origin: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isOwn = url.origin === origin && url.username === '' && url.password === '';
  return isOwn ? `${url.pathname}${url.search}` : undefined;
}
