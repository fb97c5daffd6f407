import type { CallContent, CallInput } from '@kipute/contract/registry';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queueCountsKey } from '../../features/queues/use-queue-counts.ts';
import { api } from '../../features/wire/api.ts';

export type Conversation = CallContent<'chat_office/inquire'>[number];
type Part = CallContent<'chat_office/messages'>;
export type Opened = CallContent<'chat_office/detailed'>;
export type Message = Part['messages'][number];

export const views = ['waiting', 'mine', 'others', 'closed', 'all'] as const;
export type View = (typeof views)[number];

const keys = {
  all: ['chats'] as const,
  list: (view: View, search: string) => ['chats', 'list', view, search] as const,
  opened: (id: string) => ['chat-opened', id] as const,
  newest: (id: string) => ['chats', 'newest', id] as const,
  canned: ['chat-canned'] as const,
  clerks: ['chat-clerks'] as const,
};

/** Somebody waits at the other end. */
const LIST_EVERY_MS = 5_000;
const MESSAGES_EVERY_MS = 3_000;
const LIST_MAX = 50;

/** The page's clock asks, and keeps no idle session awake by it. */
const byItself = { silent: true, background: true } as const;

export function useConversations(view: View, search: string) {
  const query = useQuery({
    queryKey: keys.list(view, search),
    queryFn: ({ signal }) =>
      api.chat_office.inquire(
        { view, page: 1, page_size: LIST_MAX, ...(search !== '' && { search }) },
        { ...byItself, signal },
      ),
    refetchInterval: LIST_EVERY_MS,
  });
  return { ...query, conversations: query.data?.content, count: query.data?.count };
}

/** Opening is recorded, so it is asked once and never again by itself (CHT-30). */
export function useOpened(id: string) {
  return useQuery({
    queryKey: keys.opened(id),
    queryFn: () => api.chat_office.detailed({ id }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}

/** The newest part, asked again and again, with the older parts that somebody wanted before it. */
export function useConversation(id: string, opened: Opened) {
  const [older, setOlder] = useState<readonly Message[]>([]);
  const [hasOlder, setHasOlder] = useState(opened.has_older === 1);
  const { data } = useQuery({
    queryKey: keys.newest(id),
    queryFn: ({ signal }) => api.chat_office.messages({ id }, { ...byItself, signal }),
    refetchInterval: MESSAGES_EVERY_MS,
  });
  const newest: Part = data ?? opened;
  const messages = merged(older, opened.messages, newest.messages);
  useReading(newest);
  const loadOlder = async () => {
    const before = messages[0]?.id;
    if (before === undefined) return;
    const part = await api.chat_office.messages({ id, before });
    setOlder((known) => [...part.messages, ...known]);
    setHasOlder(part.has_older === 1);
  };
  return { ...newest, messages, hasOlder, loadOlder };
}

function merged(...parts: readonly (readonly Message[])[]): readonly Message[] {
  const byId = new Map(parts.flat().map((message) => [message.id, message]));
  return [...byId.values()].toSorted((one, other) => Number(BigInt(one.id) - BigInt(other.id)));
}

/** Whoever has the conversation on the screen has read it. */
function useReading({ conversation, messages }: Part): void {
  const { id, is_mine: isMine, unread } = conversation;
  const until = messages.at(-1)?.id;
  useEffect(() => {
    if (isMine === 0 || unread === 0 || until === undefined) return;
    api.chat_office.read({ id, until }, byItself).catch(() => undefined);
  }, [id, isMine, unread, until]);
}

export function useCanned(isWanted: boolean) {
  const { data } = useQuery({
    queryKey: keys.canned,
    queryFn: () => api.chat_canned.inquire({}, { silent: true }),
    enabled: isWanted,
    staleTime: 60_000,
  });
  return data ?? [];
}

export function useClerks(isWanted: boolean) {
  const { data } = useQuery({
    queryKey: keys.clerks,
    queryFn: () => api.chat_office.clerks({}),
    enabled: isWanted,
  });
  return data ?? [];
}

export type Deed =
  | { readonly kind: 'claim' | 'release' }
  | { readonly kind: 'transfer'; readonly to: string }
  | { readonly kind: 'close'; readonly reason: string };

/** Never optimistic: whose it is now is what the server says. */
export function useMove(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (deed: Deed) => {
      switch (deed.kind) {
        case 'claim':
          return api.chat_office.claim({ id });
        case 'release':
          return api.chat_office.release({ id });
        case 'transfer':
          return api.chat_office.transfer({ id, to: deed.to });
        case 'close':
          return api.chat_office.close({ id, reason: deed.reason });
      }
    },
    onSettled: refresh,
  });
}

export function useAnswer(onDone: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (answer: CallInput<'chat_office/answer'>) => api.chat_office.answer(answer),
    onSuccess: onDone,
    onSettled: refresh,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: keys.all });
    await client.invalidateQueries({ queryKey: queueCountsKey });
  };
}
