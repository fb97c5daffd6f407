import { useEffect } from 'react';
import { query } from '../../features/query/query.ts';
import { useQueryData } from '../../features/query/use-query-data.ts';
import { setUnread } from '../../features/session/session-store.ts';
import { api } from '../../features/wire/api.ts';
import type { UnreadCounts } from './inbox-words.ts';

/** What the live socket says of the inbox, as an event of the window (live-feed.ts). */
const INBOX_EVENT = 'inbox-changed';

const unreadQuery = query<UnreadCounts>({
  queryFn: () => api.message.unread({}, { silent: true }),
});

/** By kind; the badge of the site has the same sum at once. */
export function showUnread(counts: UnreadCounts): void {
  unreadQuery.setData(counts);
  setUnread(counts.not_viewed);
}

export function useUnread(): UnreadCounts | undefined {
  const unread = useQueryData(unreadQuery);
  useEffect(() => unreadQuery.refetch(), []);
  useInboxUpdates(unreadQuery.refetch);
  return unread;
}

/** A message came, or was read on another page. */
export function useInboxUpdates(refetch: () => void): void {
  useEffect(() => {
    window.addEventListener(INBOX_EVENT, refetch);
    return () => window.removeEventListener(INBOX_EVENT, refetch);
  }, [refetch]);
}
